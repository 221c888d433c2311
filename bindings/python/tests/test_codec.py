"""Every kind of shape, with types generated from a module that has them all."""

from __future__ import annotations

import json
import pydoc
import unittest
from decimal import Decimal
from typing import Any, NoReturn, Optional

from vendorclient import UnknownVariant, crypto, from_json, to_json, utils
from vendorclient.generated import shapes as s


def round_trip(test: unittest.TestCase, value: Any, expected: Any, kind: Optional[Any] = None) -> None:
    text = to_json(value)
    test.assertEqual(json.loads(text), expected)
    test.assertEqual(from_json(kind or type(value), text), value)


def told(tree: s.AnyTree) -> str:
    match tree:
        case s.Tree.Leaf(value=value):
            return f"leaf {value}"
        case s.Tree.Node():
            return "node"
        case s.Tree.None_():
            return "none"
        case UnknownVariant():
            return f"unknown {tree.type} {tree['size']}"
    # Type checkers know that nothing is left.
    return never(tree)


def never(value: NoReturn) -> NoReturn:
    raise AssertionError(value)


class Codec(unittest.TestCase):
    def test_optional_fields_are_left_out_and_may_be_null(self) -> None:
        round_trip(self, s.Plain(text="a", large=2**64 - 1), {"text": "a", "large": 2**64 - 1})
        value = from_json(s.Plain, '{"text": "a", "large": 1, "ratio": null, "unheard_of": []}')
        self.assertEqual(value, s.Plain(text="a", large=1))

    def test_fractions_of_fields_are_floats_and_those_of_any_are_decimals(self) -> None:
        value = from_json(s.Plain, '{"text": "a", "large": 1, "ratio": 1.5, "extra": {"x": 1.50}}')
        self.assertIs(type(value.ratio), float)
        self.assertEqual(value.ratio, 1.5)
        self.assertEqual(str(value.extra["x"]), "1.50")
        self.assertIs(type(from_json(s.Plain, '{"text": "a", "large": 1, "ratio": 2}').ratio), float)
        self.assertIn('"x":1.50', to_json(value))

    def test_names_that_python_cannot_have_are_changed(self) -> None:
        value = s.Names(from_="a", is_bounced=True, is_bounced_=False, str_="b", type="c", field="d", list_=["e"])
        wire = {
            "from": "a",
            "isBounced": True,
            "is bounced": False,
            "str": "b",
            "type": "c",
            "field": "d",
            "list": ["e"],
        }
        round_trip(self, value, wire)

    def test_variants_are_told_apart_by_their_type(self) -> None:
        round_trip(self, s.Tree.Leaf(value="x"), {"type": "Leaf", "value": "x"}, s.AnyTree)
        round_trip(self, s.Tree.None_(), {"type": "None"}, s.AnyTree)
        unheard = from_json(s.AnyTree, '{"type": "Unheard"}')
        self.assertEqual(unheard, {"type": "Unheard"})
        self.assertIsInstance(unheard, UnknownVariant)
        node = {"type": "Node", "children": [{"type": "Unheard"}]}
        round_trip(self, s.Tree.Node(children=[unheard]), node, s.AnyTree)
        round_trip(self, s.Single.Only(value=1), {"type": "Only", "value": 1}, s.AnySingle)
        self.assertEqual(from_json(s.AnySingle, '{"type": "Unheard", "value": 1}').type, "Unheard")

    def test_a_match_can_name_every_variant(self) -> None:
        self.assertEqual(told(s.Tree.Leaf(value="x")), "leaf x")
        self.assertEqual(told(s.Tree.Node(children=[], named={})), "node")
        self.assertEqual(told(from_json(s.AnyTree, '{"type": "Unheard", "size": 3}')), "unknown Unheard 3")

    def test_help_has_the_texts_of_fields_and_constants(self) -> None:
        documented: list[tuple[type[Any], str]] = [
            (crypto.KeyPair, "secret"),
            (crypto.MnemonicDictionary, "ENGLISH"),
            (utils.AddressStringFormat.Base64, "bounce"),
        ]
        for kind, name in documented:
            self.assertRegex(pydoc.plain(pydoc.render_doc(kind)), rf"- {name}: \w")

    def test_types_may_contain_themselves(self) -> None:
        tree = s.Tree.Node(children=[s.Tree.Leaf(value="a"), s.Tree.Node(children=[], named={"b": s.Tree.None_()})])
        expected = {
            "type": "Node",
            "children": [
                {"type": "Leaf", "value": "a"},
                {"type": "Node", "children": [], "named": {"b": {"type": "None"}}},
            ],
        }
        round_trip(self, tree, expected, s.AnyTree)
        chain = s.Chain(next=s.Chain(next=s.Chain()))
        round_trip(self, chain, {"next": {"next": {}}})

    def test_lists_maps_and_aliases_are_followed(self) -> None:
        value = s.Collections(
            levels=[[s.Level.LOW], [s.Level.HIGH, s.Level.LOW]],
            colours={"sky": s.Colour.LIGHT_BLUE},
            forest=[s.Tree.Leaf(value="a")],
            handle=7,
            keys=[None, 1, "x"],
            plains={"a": s.Plain(text="t", large=1)},
        )
        expected = {
            "levels": [[1], [100, 1]],
            "colours": {"sky": "light-blue"},
            "forest": [{"type": "Leaf", "value": "a"}],
            "handle": 7,
            "keys": [None, 1, "x"],
            "plains": {"a": {"text": "t", "large": 1}},
        }
        round_trip(self, value, expected)
        again = from_json(s.Collections, to_json(value))
        self.assertIs(again.levels[1][0], s.Level.HIGH)
        self.assertIs(again.colours["sky"], s.Colour.LIGHT_BLUE)

    def test_required_values_of_any_type_may_be_null(self) -> None:
        round_trip(self, s.Anything(value=None), {"value": None})
        with self.assertRaisesRegex(ValueError, "value is missing"):
            from_json(s.Anything, "{}")

    def test_secrets_are_not_shown(self) -> None:
        shown = repr(s.Guarded(name="a", secret="hunter2", pin="1234"))
        self.assertEqual(shown, "Guarded(name='a')")

    def test_texts_with_quotes_and_backslashes_survive_in_docstrings(self) -> None:
        self.assertIn('\\d "quoted"', s.Anything.__doc__ or "")

    def test_what_has_no_json_form_is_refused(self) -> None:
        for value in (b"bytes", {1, 2}, float("inf"), Decimal("NaN")):
            with self.subTest(value), self.assertRaises((TypeError, ValueError)):
                to_json(s.Anything(value=value))
        for text in ("NaN", "[1,]", '"\ud800'):
            with self.subTest(text), self.assertRaises(ValueError):
                from_json(s.Anything, text)
