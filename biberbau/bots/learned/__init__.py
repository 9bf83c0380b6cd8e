"""Players that somebody has trained: a policy file with its card, played with NumPy alone."""
