"""Runs a program on a pseudo terminal, types answers when their questions appear, and gives back what the terminal shows.

Argument: JSON {"argv": [program, ...], "answers": [[question, answer], ...], "columns": width or null}. A question is
searched after the previous one; an answer may have bytes that are not UTF-8 as surrogates U+DC80 to
U+DCFF, and is followed by Enter unless it ends with Ctrl-C, or with Tab, which asks for completion.
The exit code is that of the program, 128 and the number of the signal that has ended it.
"""
import fcntl
import json
import os
import pty
import select
import struct
import sys
import termios

task = json.loads(sys.argv[1])
pid, terminal = pty.fork()
if pid == 0:
    if task["columns"] is not None:
        fcntl.ioctl(1, termios.TIOCSWINSZ, struct.pack("HHHH", 24, task["columns"], 0, 0))
    os.execv(task["argv"][0], task["argv"])
shown = b""
answers = list(task["answers"])
asked = 0
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
    found = shown.find(answers[0][0].encode(), asked) if answers else -1
    if found >= 0:
        question, answer = answers.pop(0)
        asked = found + len(question.encode())
        os.write(terminal, answer.encode(errors="surrogateescape") + (b"" if answer.endswith(("\x03", "\t")) else b"\n"))
_, status = os.waitpid(pid, 0)
sys.stdout.buffer.write(shown)
sys.stdout.flush()
code = os.waitstatus_to_exitcode(status)
sys.exit(128 - code if code < 0 else code)
