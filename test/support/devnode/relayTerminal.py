"""Runs a program on a pseudo terminal and passes on what the terminal shows, at once. SIGTERM goes to the program.

Arguments: program and its arguments. The exit code is that of the program.
"""
import os
import pty
import signal
import sys

pid, terminal = pty.fork()
if pid == 0:
    os.execv(sys.argv[1], sys.argv[1:])
signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
while True:
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        # Linux says EIO when the other side is gone.
        break
    if not piece:
        break
    os.write(1, piece)
_, status = os.waitpid(pid, 0)
sys.exit(os.waitstatus_to_exitcode(status))
