### Auswertungen von Spielen auf Deutsch.

table-review-wait = nichts tun
refusal-review-busy = Gerade werden viele Spiele ausgewertet. Versuch es in ein paar Minuten noch einmal.
refusal-review-too-many = { $most } deiner Spiele werden schon ausgewertet. Das nächste kann beginnen, wenn eines davon fertig ist.
refusal-review-too-long = Dieses Spiel ist zu lang für eine Auswertung: { $moments } Entscheidungen; höchstens { $most } werden beurteilt.
refusal-review-failed = Diese Auswertung ist nicht gelungen. Wer das Haus führt, findet den Grund im Protokoll des Servers.
refusal-review-not-done = Diese Entscheidungen sind noch nicht ausgewertet. Das geschieht, wenn jemand die Auswertung öffnet.
refusal-review-no-position = Keine Stellung dieser Auswertung beginnt nach { $step } Aktionen.
refusal-daily-no-day = Da gibt es keine Stellung des Tages: Jedes der vier Spiele hat eine für heute und für die 29 Tage davor.
refusal-daily-no-action = { $action } geht in dieser Stellung nicht.
