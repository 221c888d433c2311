"""The C library from another language: Python's ctypes. `library.py <path of the shared library>`."""

import ctypes
import json
import sys
import threading


class Data(ctypes.Structure):
    _fields_ = [("content", ctypes.POINTER(ctypes.c_char)), ("len", ctypes.c_uint32)]

    def text(self) -> str:
        return ctypes.string_at(self.content, self.len).decode() if self.len else ""


HANDLER = ctypes.CFUNCTYPE(None, ctypes.c_uint32, Data, ctypes.c_uint32, ctypes.c_bool)
library = ctypes.CDLL(sys.argv[1])
library.tc_create_context.restype = library.tc_request_sync.restype = ctypes.c_void_p
library.tc_read_string.restype = Data
library.tc_read_string.argtypes = library.tc_destroy_string.argtypes = [ctypes.c_void_p]


def data(value: object) -> Data:
    text = (value if isinstance(value, str) else json.dumps(value)).encode()
    return Data(ctypes.cast(ctypes.create_string_buffer(text), ctypes.POINTER(ctypes.c_char)), len(text))


def answer(handle: int) -> dict:
    text = library.tc_read_string(handle).text()
    library.tc_destroy_string(handle)
    return json.loads(text)


context = answer(library.tc_create_context(data({"network": {"query_timeout": 1234}})))["result"]
config = answer(library.tc_request_sync(context, data("client.config"), data({})))
assert config["result"]["network"]["query_timeout"] == 1234, config
failed = answer(library.tc_request_sync(context, data("crypto.nothing"), data("")))
assert failed["error"]["code"] == 25, failed

responses: dict = {}
done = threading.Semaphore(0)


@HANDLER
def handle(number: int, params: Data, kind: int, finished: bool) -> None:
    responses[number] = (kind, json.loads(params.text()), finished)
    done.release()


for number in range(50):
    library.tc_request(context, data("test.echo"), data({"value": f"é{number}"}), number, handle)
for _ in range(50):
    assert done.acquire(timeout=30)
assert responses[49] == (0, {"value": "é49"}, True), responses[49]
library.tc_destroy_context(context)
print("works from Python")
