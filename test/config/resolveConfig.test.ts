/** Formats of settings: what each refuses, in which words, and that a mistake never repeats a part of a secret. */
import { expect, test } from 'vitest'
import { resolveConfig } from '../../src/config/resolveConfig.ts'
import { ClientError } from '../../src/errors/ClientError.ts'

const HEX64 = '0f'.repeat(32)
const keepers = { height: 1, keepers: { 1: 'ab'.repeat(48) } }

function refusalOf(config: unknown): string {
  try {
    resolveConfig([{ name: 'host', config }], '/tmp/unused')
  } catch (error) {
    if (error instanceof ClientError) return error.message.replace('Invalid configuration (host): ', '')
    throw error
  }
  return 'accepted'
}

test.each<[object, string]>([
  [
    { network: { endpoints: ['ftp://x'] } },
    'network.endpoints[0]: expected a URL such as https://node.example, got a text that has the scheme ftp, expected http or https',
  ],
  [
    { network: { server_address: '' } },
    'network.server_address: expected a URL such as https://node.example, got a text that is empty',
  ],
  [
    { network: { access_key_origins: ['https://a.example/path'] } },
    'network.access_key_origins[0]: expected an origin such as https://node.example:8600, got a text that has more than scheme, host and port',
  ],
  [
    { network: { operators: { 'a.example': 'A' } } },
    'network.operators[0]: expected an origin such as https://node.example:8600 as the key, got a text that is not a URL',
  ],
  [
    { network: { operators: { 'https://a.example': '' } } },
    'network.operators.https://a.example: expected a name of 1 to 64 letters, digits, spaces, dots, dashes and underscores, got an empty string',
  ],
  [
    { network: { access_key: 'secret-77\n' } },
    'network.access_key: expected a text of 1 to 4096 characters without control characters, got a string of 10 characters',
  ],
  [{ crypto: { mnemonic_word_count: 13 } }, 'crypto.mnemonic_word_count: expected one of 12, 15, 18, 21, 24, got 13'],
  [
    { crypto: { hdkey_derivation_path: "m/44'/x" } },
    "crypto.hdkey_derivation_path: expected a path such as m/44'/396'/0'/0/0 with numbers below 2147483648, got a text that has a part that is not a number",
  ],
  [
    { abi: { message_expiration_timeout_grow_factor: 0 } },
    'abi.message_expiration_timeout_grow_factor: expected a number above 0, got 0',
  ],
  [
    { proofs: { zerostate_hash: HEX64.slice(1) } },
    'proofs.zerostate_hash: expected 64 hex characters, got a string of 63 characters',
  ],
  [
    { proofs: { trusted_keepers: { ...keepers, keepers: {} } } },
    'proofs.trusted_keepers.keepers: expected at least one entry, got none',
  ],
  [
    { proofs: { trusted_keepers: { ...keepers, owners: { 65536: HEX64 } } } },
    'proofs.trusted_keepers.owners[0]: expected a signer index from 0 to 65535 as the key, got a string of 5 characters',
  ],
  [
    { storage: { url: 'postgres://user:hidden-77@host/db?sslmode=hidden-77' } },
    'storage.url: expected a URL such as postgres://user@host:5432/database, got a text that has an unknown sslmode, expected one of disable, allow, prefer, require, verify-ca, verify-full',
  ],
  [
    { storage: { schema: 'pg_own' } },
    'storage.schema: expected at most 63 lower-case letters, digits and underscores, not beginning with a digit or pg_, got a string of 6 characters',
  ],
  [
    { policy: { recipients: ['wallet'] } },
    'policy.recipients[0]: expected <dapp_id>::<account_id>, 0:<account_id> or 64 hex characters, got a string of 6 characters',
  ],
  [{ policy: { abis: ['{'] } }, 'policy.abis[0]: expected the JSON text of an ABI, got a text that is not valid JSON'],
  [
    { policy: { max_loss: { SHELL: 1 } } },
    'policy.max_loss[0]: expected the id of a currency, from 0 to 4294967295, as the key, got a text that is not a decimal number',
  ],
])('%j is refused', (config, message) => {
  expect(refusalOf(config)).toBe(message)
})

test.each<object>([
  { network: { operators: { 'https://user:hidden-77@a.example': 'A' } } },
  { network: { operators: { 'hidden-77': '' } } },
  { policy: { max_loss: { 'hidden-77': -1 } } },
])('a credential typed as the key of a map is not in the error', (config) => {
  const refusal = refusalOf(config)
  expect(refusal).toContain('[0]: expected')
  expect(refusal).not.toContain('hidden-77')
})

test('a warning does not repeat a credential that was typed as the name of a field', () => {
  const { warnings } = resolveConfig([{ name: 'host', config: { network: { 'user:hidden-77': 1 } } }], '/tmp')
  expect(warnings).toEqual([{ path: 'network[0]', message: 'Unknown configuration field (host), ignored' }])
})

test('texts that match the formats are accepted', () => {
  const config = {
    network: {
      endpoints: ['node.example', 'http://[::1]:8600/path'],
      access_key_origins: ['https://a.example:8600'],
      operators: { 'https://a.example': 'Ä. Operator-1' },
    },
    crypto: { mnemonic_word_count: 13, mnemonic_dictionary: 0, hdkey_derivation_path: "m/44'/0" },
    proofs: { zerostate_hash: HEX64, trusted_keepers: { ...keepers, owners: { 65535: HEX64 } } },
    policy: { recipients: [HEX64, `0:${HEX64}`, `${HEX64}::${HEX64}`], abis: ['{}'], max_loss: { 2: 1 } },
  }
  expect(refusalOf(config)).toBe('accepted')
})
