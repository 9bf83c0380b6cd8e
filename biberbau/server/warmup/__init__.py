"""What is compiled before anybody can play."""
