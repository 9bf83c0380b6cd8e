"""The types of the browser client, generated from Python's: the messages of the socket, and each game's picture.

python -m biberbau.server.typescript             writes them (`make protocol`)
python -m biberbau.server.typescript --check     fails when a file differs
"""
