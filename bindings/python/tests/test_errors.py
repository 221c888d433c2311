from __future__ import annotations

import unittest

from vendorclient import ClientError, client, crypto, daemon

from .support import shared


class Errors(unittest.TestCase):
    def test_an_error_of_the_library_has_code_message_and_data(self) -> None:
        with shared() as host, self.assertRaises(ClientError) as caught:
            host.crypto.factorize(composite="nonsense")
        error = caught.exception
        self.assertEqual(error.code, crypto.CryptoErrorCode.INVALID_FACTORIZE_CHALLENGE)
        self.assertEqual(error.code, 106)
        self.assertTrue(error.message)
        self.assertIn("core_version", error.data)
        self.assertIn(error.message, str(error))

    def test_an_unknown_method_is_an_error_of_the_protocol(self) -> None:
        with shared() as host, self.assertRaises(ClientError) as caught:
            host.call("crypto.unheard_of")
        self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.METHOD_NOT_FOUND)
        self.assertEqual(caught.exception.data["client_code"], 25)

    def test_parameters_that_do_not_fit_are_23(self) -> None:
        with shared() as host, self.assertRaises(ClientError) as caught:
            host.crypto.generate_random_bytes(length="many")  # type: ignore[arg-type]
        self.assertEqual(caught.exception.code, client.ClientErrorCode.INVALID_PARAMS)
        self.assertEqual(caught.exception.data["path"], "length")

    def test_what_has_no_json_form_fails_before_it_is_sent(self) -> None:
        with shared() as host:
            with self.assertRaises(TypeError):
                host.call("test.echo", {"value": object()})
            with self.assertRaises(ValueError):
                host.call("test.echo", {"value": float("nan")})
            self.assertEqual(host.call("test.echo", {"value": 1}), {"value": 1})
