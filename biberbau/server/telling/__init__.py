"""What everybody around a table is told."""
