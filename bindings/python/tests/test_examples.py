"""Every function, called with the example of its definition: typed parameters in, typed results out."""

from __future__ import annotations

import json
import os
import re
import unittest
from keyword import iskeyword
from pathlib import Path
from typing import Any, get_type_hints

from vendorclient import AppObject, Client, ClientError
from vendorclient._codec import read
from vendorclient._json import decode, encode

from .support import PROGRAM, start

METHODS = decode(Path(os.environ["VENDORCLIENT_OPENRPC"]).read_bytes())["methods"]


class Examples(unittest.TestCase):
    def test_every_function_answers_its_example(self) -> None:
        # An app request is answered by its own function kind, and these belong to the binding.
        skipped = ("daemon.", "rpc.")
        described = [method for method in METHODS if not method["name"].startswith(skipped)]
        self.assertGreater(len(described), 50)
        with start(program=PROGRAM) as client:
            for method in described:
                with self.subTest(method["name"]):
                    run_example(self, client, method)


def run_example(test: unittest.TestCase, client: Client, method: dict[str, Any]) -> None:
    example = method["examples"][0]
    saved: dict[str, Any] = {}
    for call in example.get("x-setup", []):
        saved[call["save"]] = call_typed(client, call["method"], fill_in(call["params"], saved))
    params = {param["name"]: param["value"] for param in example["params"]}
    expected = fill_in(example["result"]["value"], saved)
    code = expected.get("$error") if isinstance(expected, dict) else None
    if code is None:
        check(test, call_typed(client, method["name"], fill_in(params, saved)), expected)
    else:
        with test.assertRaises(ClientError) as caught:
            call_typed(client, method["name"], fill_in(params, saved))
        test.assertEqual(caught.exception.code, code)


def call_typed(client: Client, wire_name: str, params: dict[str, Any]) -> Any:
    """Calls the generated function and returns its result as plain JSON."""
    module, name = wire_name.split(".")
    functions = getattr(client, module)
    # A name that Python has itself ends with an underscore.
    function = getattr(functions, name, None) or getattr(functions, f"{name}_")
    hints = get_type_hints(function)
    params = {f"{name}_" if iskeyword(name) else name: value for name, value in params.items()}
    arguments = {name: read(hints[name], value) for name, value in params.items() if name in hints}
    test_of_absence = [name for name in params if name not in hints]
    if test_of_absence:
        raise AssertionError(f"{wire_name} has no parameters {test_of_absence}")
    positional = [Silent()] if "app_object" in hints else []
    if "callback" in hints:
        arguments["callback"] = lambda message: None
    return decode(encode(function(*positional, **arguments)))


class Silent(AppObject):
    """Is never asked."""

    def handle_request(self, data: Any) -> Any:
        raise NotImplementedError


def fill_in(template: Any, saved: dict[str, Any]) -> Any:
    if isinstance(template, list):
        return [fill_in(item, saved) for item in template]
    if not isinstance(template, dict):
        return template
    if "$var" in template:
        value: Any = saved
        for key in template["$var"].split("."):
            value = value[int(key)] if isinstance(value, list) else value[key]
        return value
    if "$concat" in template:
        return "".join(fill_in(part, saved) for part in template["$concat"])
    return {key: fill_in(value, saved) for key, value in template.items()}


JSON_TYPES: dict[str, Any] = {"string": str, "number": (int, float), "boolean": bool, "object": dict, "array": list}


def check(test: unittest.TestCase, actual: Any, expected: Any) -> None:
    """Everything that is expected must be there; results may have more fields."""
    if isinstance(expected, list):
        test.assertEqual(len(actual), len(expected))
        for got, wanted in zip(actual, expected):
            check(test, got, wanted)
    elif isinstance(expected, dict):
        for key, operand in expected.items():
            check_key(test, actual, key, operand)
    else:
        test.assertEqual(actual, expected)


def check_key(test: unittest.TestCase, actual: Any, key: str, operand: Any) -> None:
    if key == "$len":
        test.assertEqual(len(actual), operand)
    elif key == "$minlen":
        test.assertGreaterEqual(len(actual), operand)
    elif key == "$words":
        test.assertEqual(len(actual.split(" ")), operand)
    elif key == "$regex":
        test.assertTrue(re.search(operand, actual), actual)
    elif key == "$ne":
        test.assertNotEqual(actual, operand)
    elif key == "$type":
        test.assertIsInstance(actual, JSON_TYPES[operand])
    elif key == "$item":
        check(test, actual[operand[0]], operand[1])
    elif key.startswith("$"):
        raise AssertionError(f"unknown operator {key} in {json.dumps(operand)}")
    else:
        check(test, actual.get(key), operand)
