from __future__ import annotations

import os
import unittest

from vendorclient import AsyncClient, Client, ProgramNotFound

from .support import PROGRAM, data_folder


class Program(unittest.TestCase):
    def setUp(self) -> None:
        self.variable = os.environ.pop("VENDORCLIENT_BINARY")

    def tearDown(self) -> None:
        os.environ["VENDORCLIENT_BINARY"] = self.variable

    def test_that_cannot_be_found_names_every_place(self) -> None:
        with self.assertRaises(ProgramNotFound) as caught:
            Client.start(search_path=True, env={"PATH": "/nowhere"})
        text = str(caught.exception)
        for place in ("argument program", "VENDORCLIENT_BINARY", "vendorclient-program", "/nowhere"):
            self.assertIn(place, text)
        self.assertEqual(len(caught.exception.places), 4)

    def test_is_not_searched_on_the_path_unless_asked_for(self) -> None:
        with self.assertRaisesRegex(ProgramNotFound, "search_path"):
            AsyncClient.start()

    def test_given_by_a_wrong_path_is_told(self) -> None:
        with self.assertRaisesRegex(ProgramNotFound, "/nowhere/vendorclient"):
            Client.start(program="/nowhere/vendorclient")
        with self.assertRaisesRegex(ProgramNotFound, "VENDORCLIENT_BINARY: /nowhere/vendorclient"):
            Client.start(env={"VENDORCLIENT_BINARY": "/nowhere/vendorclient"})

    def test_given_by_the_variable_is_started(self) -> None:
        with Client.start(env={"VENDORCLIENT_BINARY": PROGRAM}, data_folder=data_folder) as client:
            self.assertTrue(client.client.version().version)

    def test_a_script_needs_node(self) -> None:
        if not PROGRAM.endswith(".js"):
            self.skipTest("the program is no script")
        with self.assertRaisesRegex(ProgramNotFound, "node"):
            Client.start(program=PROGRAM, env={"PATH": "/nowhere"})
