"""What search has learned of this game, by the number of players (`biberbau.training.judging`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.bots.learned.weights_text import Learned

LEARNED: Final[Mapping[int, Learned]] = {
    2: Learned(
        training=(
            "python -m biberbau.training.judging daumen-drauf --players 2 --games 16000 --playouts 100 --seed 2 "
            "(179131 positions, 0.190 of the variance foreseen in games held out, 0.07 hours, 0.03 of a "
            "processor's, parent 3e897b7e4a48, commit 800a1de+)"
        ),
        strength=(
            "0.672 [0.636, 0.707] of the wins (biberbau arena daumen-drauf --bots search,search-7f11d0b --deals "
            "200 --budget 1000)"
        ),
        weights=(
            "HvPu|zyIq2xc_1TJ^!))z5Yl8HvWeI0s;;IHvFFda{h1tIss||EdE9Rvi_j~X#Yk3_5C;jdj7orPy+Y=ga0c8>;4=A0|34J4*mWC"
            "4*;wIF9NXrRRJgkR{^C0tp0}r!2>J(>j2gN-T+hpYyc|$ocn?QQUQqoDgLJbyZy=kiv#NYjsH3TA^zt5Y5mgwwf!Iei~zL%4*>@N"
            "ivF(t{Qt`R)BtA$82}IhMgxBVAOf=goc@*pUjhUHeEqBecK^Hr!2+WG%lZ=j75_W`{Qac?QviSg;Qh@0uK?@)@&7{s1peLv9RqFu"
            "tpA$-X$2Dj#s7E!PW_Ai{Q-*r{s004f&aq)t^vaUx%(yqbpIRw5CMb%@crKch5ZTv-T$Tkp8psCaQ_$oWB;uIk^Er)JOb7MiTu$2"
            "X#VE^n*eJ79soD`9{|PvdjSFd$pnZ5CIUkLJ_AYxt^Xqb?*35&GW~P?ZU9CCdH}EjG5!+&=>6IN?E8KHIsg&?#s8ZFl>q?+hXC>b"
            "w*O52WBzji7ybwSZT@2b`T=qK<^jnAZvN2yApMU0f&J3`jR1cCDFAu@X9AV~TK;YQK>x%2mH!O^SOVSsbON>fq5nw$LH>dQ#{L2U"
            "U;k$WM*fNaH2*pO_W~jR)&FPwY5*1hGX`D#n*KWfbN>+kA_3j~rT#Ai7XxSjq5ew!rv737p8j+I!~yyKI07vHkNy1u9RL6QgZ~-+"
            "I06Ix+WiLqPyqP-?g4B6uK=n768@0@X#)8Gr31nKF#v7<@&9H2%L7OMr2tF-Xa8mXe+0|`jQd>wP5-w4ECKHRIRNzp)&dIui~r{S"
            "pa7!(2?MMEPXk~8egMq_1O1==@BUHzC;Y?#7ylgp@c|+OZ~hzp3IbCD;{HtlRQ=%rVEsA(SN-Jx3;*-~NdQ;@-v2cK#{TyH8Ud;T"
            "aQ$Qf!UPNiBmjs4*8e{Sm;loI$N%vCy8ML#PyucKNd<cVdjUiOlKu_=ZvPDc!T>A(egHcD{Qjl|d;m560s!R$p#LZRfdNGQSpN|L"
            "_5kGofB-B5!v0GD=m7iu&HRu4hXc6(GybLiXZ{8O<pLM|;r;;s_x&>b;{7!MI{sn-Fa84kGyu#28v_adnf?9%cL8VqC<0Xe2>?p~"
            "!T*{6`T-*UDFNUAZvR*S7XtqN5dz5nivT(P@Ba?}1p%o6{{X%KMF9T+Wd3FWtN+UUH~hu@EB`40EB{9WG6Bl`6az#62mTcS_5XDM"
            "NdOxH5B*gAssXkBO#ZR`sR0`Q^!)Y#D*t%@E&;RsssKR&X#ffV^#0WU90GU#o&zucME_I*i2dpTUIHut_5IlYQUUD#g8bqC!Tx6f"
            "qXDr1U;8!w&-~T`6##z%lK#E~<o_W52LhM>a|2fao&DDTME@KDI{_O5_5MBn)&2bd{r<@UbN;vj$pXs&IR7&IKmaiU$Nl{J;{p@{"
            "2>!tUTmr}ZcmN9i0s-UtCI7wt6aF*=+5SoWLIQpPNB|515dc#KV*x$_O9B%C)B&FY`u#itKLft~)c>^pO#OWSHv5wVi2_yvfd2FY"
            "vHUpylK^x8i2qOf$^l>hi~myrKm+{$g8|U|*8kiDf&Fd%fBonJMgmj<Jpvs4paPx(>-+Qpb^as%lK~+C|Ne&pvi<`9F#*E;?*7;S"
            "t^T|K&jEM;iU2kPQUJyObO6%)xdWQ|{sPefkN$E0FaI0=8UEP+6#>crwEuPf=>cv9Mgf8S3j*2xaRK50ivJe>5C4GylmZF>Pyf9C"
            "y#Rdw3;|XEkp83n9{%P3HT_}$x&%7|<p4ANVFIE4MFHyrKmQ>EPymho-T=A(#sE(O*#6D^`~Eop*8Y?Oq5${**8e;J5d!D`0sc+~"
            "Ndejb4E^Q&fByadPW~(YSO25|6#jevD*$!`Z~*21MF6+}UH)zY>;l&ULIA7$@ctbDN&iv+@BRz@djF&Wrvd^30|IOSas*NWF8|vC"
            "qW|>)fB^OW)%x%JKL7mu0ssR50RX=L)Bnx@_5Tb3{{Y1R0|1%;`2T7ElK*W0w*R335&!`J!T;3%VF023NB<cBfB<j+w*aRAY5)iT"
            "IR6^~rT|v}qW`i0*8ZmeE&t5^763f~ECT%gVgLjF#Qp~W!~cQ*i~mRfV*fJ#$p10_zW)>d6aXp!-2hAimH$2frvFX<vH$@AdH*2)"
            "&;B6*82?NF?f^;u>;T#SpZ|#g%KudVTK>fWm;sUih5(rVh5x(%HUInmvHw>9=K!1j*#8j#C;&eH+WkcTpaI4JZvn^uH~<a+!~Sdk"
            "zW^x!J^v{HdjPNj2LVI@r~t_SWB)n*;r?a-q5tatVE;$}{Q!6WNdHX%R{;0_sQx_wum9x$834}zo&h!hZ2pD;eEtLhZT|xQm;a~$"
            "nE;&s<o$~PECH?m+yDarX8<YxbpY1?djJ&yP5*2E_5jHLz5iPP)c=G4pa9MQ)c*$nKLPOpV*d^Rt^j)f@BlgjqyFOmWBu0ulmIRN"
            "$o}R3Xa7$Bz5gBn@&IxF!2rSmJ^wZTPX7e}SO04OzW;6i+yGwxF#y&7Y5?~CBmg!6)&X+<Ljb1#EC6Z%t^lb1?f(h@k^o}=D**8T"
            "_Wxi32>&AgVgIcFBmfBl6#!rW8UXbEcK>w#Y5>CjL;q3#+W&<BDFKTA83F14kpNZycL65>ssIT9h5#1;BL2+&ZUOuMR{uNzkp6lB"
            "O8-p&CjbKgbpRv)Q~;X)h5nNOoBzoGjsR%?p#Wk3r2cpQ0s!&<jQ*YfH2~`WnEwg@F#y~DBLB<&Z2%Dhga01@jQ|b*u>S7;l>b!!"
            "(Eqdl1plA_#sjPW=l_oXvH{5d`u?u}2LH+a-~U_xGyl~9Ljk4#mj5pS(f?%sdjJ*y0{@5q?*EnmR{<ITe*yIXVE>r@1^`k3_5O<g"
            "0so!==KzBL-2cb_eE`w_(El6%p8om&`T+L+JOMiZH~?b*1_9y!W&bDu4*}T!-v4O;^8X_M3;~J%3IN~!jsN}u-~Vv{KL1w$RQ_H6"
            "1ON>I=>RYP!v9bJF96yB(g9-sUI7vTzW?z50s_nbcmLr2g#R7>6#*{*MgJH8IR9b*X8;=kzyVhP$pIq&d;h8bIRNqg%Kk6`W&NlC"
            "Bms*6M*z_PZ2u<!TL5YQq5ppWMgXe-bO3b$bOA;Ht^VTuJ^(KN5&+=<MF7qJ5doS2u>U^*E&v1q7yv>7p8<^k3IE#u_5fo5Q~*%_"
            "#sFXeG6AdqDF93WPyqb_L;pbkAO9u*M*zbA6#gdy)c_X&69Dr7g#dT|X#%nRI08ljbN^-lDgU4UzW*BmVF8!_GXSvx+W&+9O#qbs"
            "=Krw&UjWJeL;#il2myWnDFI&p2LA#8n*VzLQvJFCjsL6wr2vipHvqo@OaLbUF8`kYr2o(Ug96C_UIF9&C;%S-=>O#Z$^YH|B>+<Z"
            "n*c`uy8nRy>Hh}+U;rTijQ?E#asbc&6ac~hYyi0bO8|fWO8~t8Q2?m_eg9klm;Yk`uK!*DQvZ_x+yDyyUjUo`+5cAnivYg=TK|Cn"
            "+W#g1"
        ),
    )
}
