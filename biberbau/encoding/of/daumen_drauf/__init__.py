"""What environments know of Daumen Drauf!."""
