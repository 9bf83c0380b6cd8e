"""Looking back at matches that are over: step by step, with whose eyes one likes, and with open cards."""
