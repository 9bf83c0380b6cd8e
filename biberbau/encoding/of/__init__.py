"""What environments know of single games."""
