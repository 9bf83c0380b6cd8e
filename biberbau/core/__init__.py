"""The contract that every game keeps: records, chance, views, texts, matches and compilation."""
