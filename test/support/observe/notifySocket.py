"""A service manager's socket: prints each message as a JSON array of its lines."""
import array, json, os, socket, sys

path = sys.argv[1]
manager = socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM)
manager.bind("\0" + path[1:] if path.startswith("@") else path)
if not path.startswith("@"):
    os.chmod(path, 0o777)
print(json.dumps(["LISTENING=1"]), flush=True)
while True:
    data, ancillary, _, _ = manager.recvmsg(65536, socket.CMSG_SPACE(16 * 4))
    for level, kind, content in ancillary:
        if level == socket.SOL_SOCKET and kind == socket.SCM_RIGHTS:
            # The other side waits until these are closed.
            files = array.array("i")
            files.frombytes(content[: len(content) - len(content) % files.itemsize])
            for file in files:
                os.close(file)
    print(json.dumps(data.decode().splitlines()), flush=True)
