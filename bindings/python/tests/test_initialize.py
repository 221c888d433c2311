from __future__ import annotations

import unittest

from vendorclient import ClientError, __version__, client, crypto, daemon

from .support import start


class Initialize(unittest.TestCase):
    def test_takes_a_typed_configuration_and_tells_what_holds(self) -> None:
        config = client.ClientConfig(
            network=client.NetworkConfig(endpoints=["node.example"], access_key="hunter2"),
            crypto=client.CryptoConfig(mnemonic_dictionary=crypto.MnemonicDictionary.FRENCH),
            abi=client.AbiConfig(message_expiration_timeout_grow_factor=1.25),
        )
        with start(config=config) as host:
            info = host.info
            self.assertEqual(info.protocol, 1)
            self.assertEqual(info.server.version, __version__)
            self.assertEqual(info.limits.message_in_bytes, 16777216)
            self.assertEqual(info.warnings, [])
            assert info.config.network and info.config.crypto and info.config.abi and info.config.binding
            self.assertEqual(info.config.network.endpoints, ["node.example"])
            self.assertIsNone(info.config.network.access_key)
            self.assertIs(info.config.crypto.mnemonic_dictionary, crypto.MnemonicDictionary.FRENCH)
            self.assertEqual(info.config.abi.message_expiration_timeout_grow_factor, 1.25)
            self.assertIsInstance(info.config.abi.message_expiration_timeout_grow_factor, float)
            self.assertEqual(
                info.config.binding, client.BindingConfig(library="vendorclient-python", version=__version__)
            )
            self.assertEqual(host.crypto.mnemonic_words().words.split(" ")[0], "abaisser")

    def test_takes_plain_fields_and_warns_of_unknown_ones(self) -> None:
        with start(config={"network": {"unheard_of": 1}}) as host:
            self.assertEqual([warning.path for warning in host.info.warnings], ["network.unheard_of"])

    def test_fails_with_15_for_a_field_of_another_type(self) -> None:
        with self.assertRaises(ClientError) as caught:
            start(config={"network": {"query_timeout": "soon"}})
        self.assertEqual(caught.exception.code, client.ClientErrorCode.INVALID_CONFIG)

    def test_passes_the_environment_on(self) -> None:
        with start(env={"VENDORCLIENT_NETWORK_ENDPOINTS": "env.example"}) as host:
            assert host.info.config.network
            self.assertEqual(host.info.config.network.endpoints, ["env.example"])

    def test_a_second_initialize_is_refused_by_the_protocol(self) -> None:
        with start() as host, self.assertRaises(ClientError) as caught:
            host.call("daemon.initialize")
        self.assertEqual(caught.exception.code, daemon.ProtocolErrorCode.INVALID_STATE)

    def test_secrets_are_not_shown(self) -> None:
        shown = repr([client.NetworkConfig(access_key="hunter2"), crypto.KeyPair(public="aa", secret="hunter2")])
        self.assertNotIn("hunter2", shown)
        self.assertIn("aa", shown)
