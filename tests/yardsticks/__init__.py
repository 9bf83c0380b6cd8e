"""The hand-written ceilings play the games they claim to play."""
