"""What environments know of Beanie."""
