### Was das Haus zu Varianten sagt, auf Deutsch.

refusal-variant-file = Diese Datei beschreibt keine Variante. Was daran nicht stimmt: „{ $problem }“
