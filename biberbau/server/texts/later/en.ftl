### What the house says about variants, in English.

refusal-variant-file = This file describes no variant. What is wrong with it: “{ $problem }”
