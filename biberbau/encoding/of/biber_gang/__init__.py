"""What environments know of Biber Gang."""
