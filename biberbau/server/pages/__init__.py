"""What a browser is sent over HTTP: the page, its files, and the headers on all of it."""
