"""What the laboratory measures."""
