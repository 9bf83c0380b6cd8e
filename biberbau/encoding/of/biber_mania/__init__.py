"""What environments know of Biber-Mania."""
