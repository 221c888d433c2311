"""Runs a program on a pseudo terminal, types answers when their questions appear, and gives back what the terminal shows.

Argument: JSON {"argv": [program, ...], "answers": [[question, answer], ...]}. The exit code is that of the program.
"""
import json
import os
import pty
import select
import sys

task = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    os.execv(task["argv"][0], task["argv"])
shown = b""
answers = list(task["answers"])
while True:
    select.select([terminal], [], [])
    try:
        piece = os.read(terminal, 65536)
    except OSError:
        # Linux says EIO when the other side is gone.
        piece = b""
    if not piece:
        break
    shown += piece
    if answers and answers[0][0].encode() in shown:
        os.write(terminal, answers.pop(0)[1].encode() + b"\n")
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(shown)
sys.stdout.flush()
sys.exit(os.waitstatus_to_exitcode(status))
