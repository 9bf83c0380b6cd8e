"""What search has learned of this game, by the number of players (`biberbau.training.judging`)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from biberbau.bots.learned.weights_text import Learned

LEARNED: Final[Mapping[int, Learned]] = {
    2: Learned(
        training=(
            "python -m biberbau.training.judging daumen-drauf --players 2 --games 40000 --playouts 300 --seed 3 "
            "(545825 positions, 0.307 of the variance foreseen in games held out, 0.36 hours, 0.17 of a "
            "processor's, parent 48ecca4aff7b, commit f22573a)"
        ),
        strength=(
            "0.845 [0.812, 0.873] of the wins (biberbau arena daumen-drauf --bots search,search-7f11d0b --deals "
            "200 --budget 1000)"
        ),
        weights=(
            "`2_C)6#?)5j{(j8#Qz!pEdXQv%Kk<FMF8OayZ_k#!29<A%m9-D1pP|?82*$4ZUrv?#sWA3E&Q?p)BVQ(0RNE#N&r&+8UjoJiURWg"
            "8wC3NR{>f969Kvb{{I{Owf^}3_x{TO{{8X;F#u!#ngH<t>;EtSOadJLH2!A$3jvM-uK*tZ9Rdgc)BolF%>K9jP5rO`&i`Eh`v3|6"
            "u>L>(p8wea%>LE`&i;u6+x}tzEd##*AOHXU?Ehl_<o-(mTL5VPQUW&uH2zWm!2t^bO8+hamjE~dXaOz%uLOJl!2T5g`~Q0Wg976I"
            "y8WyF6#!NNdi_%b4E`|!`~koH4g!S$ZUH9%cmG}hlmP?&3<84#UI5tsmHzSo(f>aH4FyL3OaAQui~>9WKLU;bE&z4`-T@{3?g5wk"
            "ZUD{y)d9o+c>tIHOabTtT>l&a%mb1Bd;)m@yaL?--vC1Z%>G6IivffLF#jq12>Q_f68<s(KK={<bN?3pSOQG|bpm?<LIi>W^8|eU"
            "w)&3%cKuTU_x}q1W&fZ6!TfXjw*l$_!2ja_qx~WPDgqDxN&=t%s{v~OVgfP*dH#z7`TP?A9RL>mp9E_F1_RClUi?S_iT)1+dI5s}"
            "_x>sauKy(io&Y-mzyOQ>hX8v3&Ht?bVFEY-C;k8cp#FORul}n5<N;Lw2LS&7qW;4GX#EHQeg5D8jQl+RiU3^#8v)S<dH^l|fC7jA"
            "O99jWZvMRglmPMoX9H>fx&Vd%2meF>kObKS0{}MvivEQBg8}IQ832|7W&?o#yaVO?QvhrLCjk=x7y={$0{^W4i~Sn_1p<lz^8l;>"
            "a{$}_WChg!`Tnl|K>Jz&Gz0(t|Ni;@(Exe@UjZ@y#r`V<*Z(8{Edz}I`~DOC*#Y7Jt^id5O##pUHUgsmEdD<KCIDXm+5sN>bpQYW"
            "B>rUptpJDq)BVK)Py$c@I{uCQ1Ok`=U;-ZhO#wImYX9^9h5RxAE&-hZ9RpJUK?C{zL<1uHSpxY00Rln)Mgi0R{r=bgI06*=^!=g%"
            "`u|e^djH=8BLDaR1pNsC<Nxjc8~|hayZ(y+b^^Ns=KuBo4FZ|~WdE}O7y?HC;Q~wkRR6C3OaQF_v;sH(Splj5A^mv)!T;F)6aTLL"
            "K>d~h_W{@a!ve(rHT{hMSOFLQ`vE`x;sm|`0|FlYjsHpiiT?lp5B<UWUI0A;MgZFYC;pB8HUWJ9JplXxIR5Paq5p0K(g3ssiv1b@"
            "H~`TA(Ezah4g>Q4c>g*A!2(+VtO4}@5dSFznf@06Lje2$X#QmXYyjZ_7Xmr}7y!iow*dV6Pyl)Yzx^5kfB*jhz5eh3LjdFcY5lAK"
            "0|C+ggaP&cjspMyYX8;#o&co);{gr-(EV=zQU7xOO8%e#KmKk5V*on-Ljhm{eF2sMzyG-V83FSCcL5ax76ByxtO4Hu&i=9jbpQJQ"
            "x&KH1*8m{?+y3$Xzyc%x-TbWp9|27Ljs4O83jibm;sS2|PyH<cgaWSt!2kgLVF9!MPX9*z9{^JTiTyJCKmQK_!vE_69{vXZYW|l2"
            ">Hd@ZZ2?IEh5(8Ik_2J^-v6-ud;g>W5dixDj{`>mCjvDAy8@5{p8tmfP65UHp8s_L*Z;@<O!}w&f&do)LjMu{-2O8FYX1!apa3TS"
            "R{}Es>Hnw%vH^zxh5$qY!~U=U=Ky5@LI0coRR0<Pp#Sy)qy$0$r~zgFZ~&qI+Ww&XR|QS~{r-9b>iq`+Fan|cGX9+YumJ!6)Bt?~"
            "hyYOkvHraOO#+Aiu>%|Y_yETMqyDV_Zv<BX{Q=+s?EsSj6#>`)ya1E}a{v_pGywPjO93?gTL8QO5dr4_>Ha4GK>$An(Ew!t=m3!c"
            "HUMA%kpuq!82>K*oBy=|Tml*WGX7Hmfd8)nvHy7fZUH#{BL2JnaQ^iF|NnvkTmtF<%>Nkty8kKx-vUMd%>NSr4gt6VZvjpJhyq0a"
            "mH@*5`~I~6nE}24mjKlLW&rvC4*)a&S^yFO?*AhHOaN5?Yyd$4=>L)c2LRy!i~xNAp8(JRrvI(~AOH^laRD0v4FG%qdjS6b!vIbJ"
            "nEx*UV*VHb^#7m#n*VJ7)d6|^@&3U7&Hvs1^Zw-l6913?Hvr}SHvl^T?El{Zi~eu_0RgiAngCq?W&lY5s{f(?IsvNxc>gZ|<o|B~"
            "oc|#ICjb2Y{sF)JCjgNDq5uE>0RSBVjR5@sRsm516#yLosQ+I7JN_2`lmF%au>hO^asLVcKmQK@l>bQp8v*wHlm77kivN)T|NX=M"
            "U;qRGO#f>E9{|Aq>Hnhtf&Xj&n*ciilm3zby8pTV2>$y2ME>IbGyo<6QUFZ>&;Ql`wEzkK&HhIJWdErCZvnXeoBxykm;XEfw*L13"
            "YypM;`2JM?4gY}waQ+SdBLDyXU;fqp=m1RsWdU0NegK#NFagZ|z5plyu>cPNZ2&|8hyZB;xc^iDW&fQ2K>ln2(*OzpO#jOQng0#|"
            "o&cx-?f`oKn*XZ-%K&%(`2K?duL0fwX91o8pa9+fmH(~&-~YM)n*Ra-X#wj1R{!_`Gyu2%GXX*X!U2{69sWQ7PXIpvhX67E+yB-8"
            ">Hb;&ivP<0x&h(=U;tPEQvsO(IRBpi$^Lo(A^=PO&i}*!r2vipZ2$ZKD*z_}7Xi5b7XHWnt^g$gCjVjo4*)^{QUJRCO#n^+(*KJ9"
            "%l|t7zyH$#wEx@y!vAam*8zS0PyprsZUCqLvHxiR%m2gwp8#<IkpF=Ia{r<K+Wv0=_5DWymH$=&hyeTl{Qdy|sQ+940Rcw;Y5zX}"
            "_W*SOVgAhkAOErcaRD0vME@oL69Mi1i2vRG7yyU=-T*rPhySbqSOF0K`~cqo+5S%e)Bx@P?EfYIr2m)z!T{#|H372!<^PEPiv2eK"
            "Q32Zj)&Oq+TL5MM^8Tj&p8p~MaQ<WfB>+4CegF#qjR0Q%BLI8=H2{VG006uG|NajEM*tB4lKx}>b^m|>QUYNAqy7&6djK*4zx@yZ"
            "4*!Y&r2sYn+5jT~XaB$c-~b*0kN@NUkN?g62mu-Zr2r5B@c#e+y#HnaS^%a0n*TcjaRE;O(Eh6ZivM5#4*t9VN&qteqyUQm`Tw5("
            "*8$A|2>{Ol+x`s!z5r|g75}CJ%K(u8lmFKN8Ug$NDE|rpoc}}rZ2{2z<N(S4*8e;I3;@&sP5@y6#r|^w_Wv^gGXa(UwgANb3;(MD"
            "76DNIivR8Z!2oan*#8m%bpOo$V*lg*rT{(w#{ZoG9RNrH!vCWHum6evm;pKf%>VNLNdI90>Hk~+Z~;I6f&XXzKLL^fHUO6Yd;hrp"
            "rT#?!_5e}=`2TSL{QvC#2LKHJ>i=T^D*!kDi~r67cL2ly#s7Z-zy7EG4FC%O-~j3WJ^<GLTmSO_E&#;;4*;?N^Z@(-C;+(s!T)6d"
            "7XU~Ay#EmZ%KsbyX#f%ci2rQ>TK}{Fe*l30mH$fsk^nRRBma2-p#N6@m;hS;X#leST>)GE$^R(;u>TtXSOB#Dk^gM~DgosFGytam"
            "#Q!`1"
        ),
    )
}
