### Auswertungen von Partien auf Deutsch.

refusal-review-busy = Gerade werden viele Partien ausgewertet. Versuch es in ein paar Minuten noch einmal.
refusal-review-too-many = { $most } deiner Partien werden schon ausgewertet. Die nächste kann beginnen, wenn eine davon fertig ist.
refusal-review-too-long = Diese Partie ist zu lang für eine Auswertung: { $moments } Entscheidungen; höchstens { $most } werden beurteilt.
refusal-review-failed = Diese Auswertung ist nicht gelungen. Wer das Haus führt, findet den Grund im Protokoll des Servers.
refusal-review-not-done = Diese Entscheidungen sind noch nicht ausgewertet. Das geschieht, wenn jemand die Auswertung öffnet.
refusal-review-no-position = Keine Stellung dieser Auswertung beginnt nach { $step } Aktionen.
refusal-daily-no-day = Da gibt es keine Stellung des Tages: Jedes der vier Spiele hat eine für heute und für die 29 Tage davor.
refusal-daily-no-action = { $action } geht in dieser Stellung nicht.
refusal-report-off = Dieses Haus macht keine Berichte. Auf deinem eigenen Rechner macht sie biberbau report.
refusal-report-busy = Hier warten schon viele Berichte. Versuch es in ein paar Minuten noch einmal.
refusal-report-too-many = { $most } deiner Berichte werden gerade gemacht. Der nächste kann beginnen, wenn einer davon fertig ist.
refusal-report-too-often = So viele Berichte auf einmal sind diesem Haus zu viel: Von einer Adresse aus kann man in einer Stunde { $most } neue verlangen. Die fertigen sind sofort da.
refusal-report-too-long = Dieser Bericht dauert länger, als das Haus für einen Zeit hat. Verlange weniger Partien, oder Regeln, mit denen eine Partie früher endet.
refusal-report-failed = Dieser Bericht ist nicht gelungen. Verlange ihn noch einmal; wer das Haus betreibt, findet den Grund in seinem Protokoll.
refusal-report-not-done = Dieser Bericht ist noch nicht fertig.
refusal-report-impossible = Mit diesen Regeln lässt sich nicht spielen: { $problem }
refusal-report-seats = Mit diesen Regeln spielen { $least } bis { $most }, nicht { $seats }.
refusal-report-matches = Ein Bericht dieses Hauses über Partien dieser Spieler handelt von { $least } bis { $most }.
refusal-report-players = Ein Bericht handelt von Partien von einem dieser Bots: { $players }.
