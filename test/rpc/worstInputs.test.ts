/**
 * Every function of the API with its worst parameters, through a daemon: no turn of its event loop may be long, whatever a
 * call holds. Turns are measured in processor time of the thread, which other programs on the machine do not add to, and
 * compared with a fixed piece of work that the same thread does: so a slow or busy machine cannot fail this test, while the
 * faults that it is for were hundreds of times that work.
 */
import { randomBytes } from 'node:crypto'
import { zstdCompressSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { api } from '../../src/api/wholeApi.ts'
import { Builder, type Cell, writeBocBase64 } from '../../src/core/cells/index.ts'
import { StdioHost } from '../support/daemon/StdioHost.ts'
import { TestClient } from '../support/daemon/TestClient.ts'
import { manyFunctions, sharedDictionary, type WorstInput, worstInputs } from '../support/worstInputs.ts'

/** One size below `limits.inline_frame_bytes` and one above. All messages above it are read in the same way. */
const INLINE_SIZE = 240_000
const LARGE_SIZE = 1_000_000
/** Maximum duration of a turn, as a multiple of the yardstick, which is about 10 ms. */
const TOLERANCE = 4
/** Number of attempts, of which the shortest counts: the first turn compiles, and any may collect garbage. */
const ATTEMPTS = 3
/** Calls that take longer than this on a worker thread are ended. */
const TIMEOUT_MS = 1000

const address = `0:${'1'.repeat(64)}`
const signer = {
  type: 'Keys',
  keys: {
    public: '13bc2b9ffff617869fb88efdd35d31cbd222bae489b0c46d111ab61cd6c3f71f',
    secret: 'a32820391c3fc73ad9d145f9b269f7d93c93dd91ec70f1930b616e63db0ae7ff',
  },
}
const arrays = abiOf({ functions: [{ name: 'f', inputs: [{ name: 'a', type: 'uint8[]' }], outputs: [] }] })
const fields = abiOf({ fields: [{ name: 'a', type: 'uint8[]', init: true }] })
const fixedArrays = abiOf({ fields: [{ name: 'a', type: 'uint8[4294967295]' }] })
const dataItems = abiOf({ version: '2.3', data: [{ key: 1, name: 'a', type: 'uint8[]' }] })
const wideTypes = {
  version: '2.4',
  functions: [{ name: 'f', inputs: [{ name: 'a', type: 'tuple', components: optionals(5000) }], outputs: [] }],
}
const xprv =
  'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC'
const words = 'abuse boss fly battle rubber wasp afraid hamster guide essence vibrant tattoo'

const byte = new Builder().storeUint(7, 8)
const manyEntries = writeBocBase64(dictionaryCell(sharedDictionary(32, 20, byte)))
const manyTrees = writeBocBase64(dictionaryCell(sharedDictionary(32, 20, new Builder().storeRef(chain(1000)))))
const longChain = writeBocBase64(new Builder().storeRef(chain(1000)).toCell())
const emptyData = writeBocBase64(dictionaryCell(undefined))

function abiOf(parts: object) {
  return { type: 'Json', value: JSON.stringify({ version: '2.4', header: ['time'], functions: [], ...parts }) }
}

function dictionaryCell(root: Cell | undefined): Cell {
  return new Builder().storeMaybeRef(root).toCell()
}

function chain(length: number): Cell {
  let cell = new Builder().storeBits(new Uint8Array(127)).toCell()
  for (let index = 1; index < length; index++)
    cell = new Builder().storeBits(new Uint8Array(127)).storeRef(cell).toCell()
  return cell
}

function numbered(count: number) {
  return Object.fromEntries(Array.from({ length: count }, (_, index) => [String(index * 7919), 1]))
}

function optionals(count: number) {
  return Array.from({ length: count }, (_, index) => ({ name: `o${index}`, type: 'optional(uint8)' }))
}

function nestedBuilders(depth: number): object[] {
  let builder: object[] = [{ type: 'Integer', size: 1, value: 1 }]
  for (let level = 0; level < depth; level++) builder = [{ type: 'Cell', builder }]
  return new Array(4).fill(builder[0])
}

function noise(size: number): string {
  return randomBytes(size).toString('base64')
}

/** Compressed zeros of about that many bytes, base64: each frame of them stands for a megabyte. */
function zeros(size: number): string {
  const frame = zstdCompressSync(Buffer.alloc(1 << 20))
  return Buffer.concat(new Array(Math.max(1, Math.floor(size / frame.length))).fill(frame)).toString('base64')
}

/** Bad input that the shapes of the parameters do not show. A function without an entry fails this test. */
const worst: Readonly<Record<string, readonly object[]>> = {
  'client.get_api_reference': [],
  'client.version': [],
  'client.config': [],
  'client.build_info': [],
  'client.resolve_app_request': [],
  'account.get_account': [],
  'crypto.factorize': [{ composite: 'FFFFFFEA00000079' }, { composite: 'FFFFFE000000' }, { composite: 'E8D4A4CF3B69' }],
  'crypto.modular_power': [
    { base: 'f'.repeat(2048), exponent: 'f'.repeat(2048), modulus: 'e'.repeat(2048) },
    { base: 'f'.repeat(2048), exponent: 'f'.repeat(64), modulus: 'e'.repeat(2048) },
    { base: 'f'.repeat(2048), exponent: 'f'.repeat(2048), modulus: 'e'.repeat(64) },
    { base: 'f'.repeat(2048), exponent: 'f'.repeat(128), modulus: 'e'.repeat(256) },
  ],
  'crypto.tvm_crc16': [],
  'crypto.generate_random_bytes': [{ length: 2 ** 32 - 1 }, { length: 2 ** 20 - 1 }],
  'crypto.convert_public_key_to_tvm_safe_format': [],
  'crypto.generate_random_sign_keys': [],
  'crypto.sign': [],
  'crypto.verify_signature': [],
  'crypto.sha256': [],
  'crypto.sha512': [],
  'crypto.scrypt': [
    { password: '', salt: '', log_n: 1, r: 1, p: 1, dk_len: 1 << 24 },
    { password: '', salt: '', log_n: 1, r: 1, p: 1 << 20, dk_len: 8 },
    { password: '', salt: '', log_n: 1, r: 1 << 20, p: 1, dk_len: 64 },
    { password: '', salt: '', log_n: 1, r: 1024, p: 1, dk_len: 1 << 20 },
    { password: '', salt: 'A'.repeat(200_000), log_n: 1, r: 1, p: 1024, dk_len: 8 },
    { password: '', salt: '', log_n: 15, r: 8, p: 1, dk_len: 64 },
  ],
  'crypto.nacl_sign_keypair_from_secret_key': [],
  'crypto.nacl_sign': [],
  'crypto.nacl_sign_open': [],
  'crypto.nacl_sign_detached': [],
  'crypto.nacl_sign_detached_verify': [],
  'crypto.nacl_box_keypair': [],
  'crypto.nacl_box_keypair_from_secret_key': [],
  'crypto.nacl_box': [],
  'crypto.nacl_box_open': [],
  'crypto.nacl_secret_box': [],
  'crypto.nacl_secret_box_open': [],
  'crypto.mnemonic_words': [],
  'crypto.mnemonic_from_random': [
    { dictionary: 0, word_count: 24 },
    { dictionary: 0, word_count: 255 },
  ],
  'crypto.mnemonic_from_entropy': [],
  'crypto.mnemonic_verify': [
    { phrase: words, dictionary: 0, word_count: 12 },
    { phrase: 'abandon '.repeat(30_000), dictionary: 1 },
    { phrase: 'abandon '.repeat(255).trim(), dictionary: 0, word_count: 255 },
  ],
  'crypto.mnemonic_derive_sign_keys': [
    { phrase: words, path: `m${'/1'.repeat(250)}`, dictionary: 1, word_count: 12 },
    { phrase: words, path: `m${'/1'.repeat(31)}`, dictionary: 1, word_count: 12 },
    { phrase: words, path: 'm', dictionary: 0, word_count: 12 },
  ],
  'crypto.hdkey_xprv_from_mnemonic': [],
  'crypto.hdkey_derive_from_xprv': [],
  'crypto.hdkey_derive_from_xprv_path': [
    { xprv, path: `m${'/1'.repeat(250)}` },
    { xprv, path: `m${'/1'.repeat(31)}` },
  ],
  'crypto.hdkey_secret_from_xprv': [],
  'crypto.hdkey_public_from_xprv': [],
  'crypto.chacha20': [],
  'crypto.create_crypto_box': [],
  'crypto.remove_crypto_box': [],
  'crypto.get_crypto_box_info': [],
  'crypto.get_crypto_box_seed_phrase': [],
  'crypto.get_signing_box_from_crypto_box': [],
  'crypto.get_encryption_box_from_crypto_box': [],
  'crypto.clear_crypto_box_secret_cache': [],
  'crypto.register_signing_box': [],
  'crypto.get_signing_box': [],
  'crypto.signing_box_get_public_key': [],
  'crypto.signing_box_sign': [],
  'crypto.remove_signing_box': [],
  'crypto.register_encryption_box': [],
  'crypto.remove_encryption_box': [],
  'crypto.encryption_box_get_info': [],
  'crypto.encryption_box_encrypt': [],
  'crypto.encryption_box_decrypt': [],
  'crypto.create_encryption_box': [],
  'abi.encode_message_body': [
    {
      ...{ abi: arrays, address, signer, is_internal: false },
      call_set: { function_name: 'f', input: { a: new Array(100_000).fill(1) } },
    },
    {
      ...{ abi: arrays, address, signer: { type: 'None' }, is_internal: true },
      call_set: { function_name: 'f', input: { a: new Array(900_000).fill(1) } },
    },
  ],
  'abi.attach_signature_to_message_body': [],
  'abi.encode_message': [
    { abi: arrays, address, call_set: { function_name: 'f', input: { a: new Array(100_000).fill(1) } }, signer },
    { abi: arrays, address, call_set: { function_name: 'f', input: { a: new Array(1_000_000).fill(1) } }, signer },
    {
      abi: { type: 'Json', value: JSON.stringify(manyFunctions(11_000_000)) },
      address,
      call_set: { function_name: 'f1' },
      signer,
    },
  ],
  'abi.encode_internal_message': [
    { abi: arrays, address, value: '1', call_set: { function_name: 'f', input: { a: new Array(100_000).fill(1) } } },
  ],
  'abi.attach_signature': [],
  'abi.decode_message': [],
  'abi.decode_message_body': [],
  'abi.encode_account': [],
  'abi.decode_account_data': [
    { abi: fields, data: manyEntries, allow_partial: true },
    { abi: fixedArrays, data: emptyData, allow_partial: true },
  ],
  'abi.update_initial_data': [{ abi: dataItems, data: emptyData, initial_data: { a: new Array(100_000).fill(1) } }],
  'abi.encode_initial_data': [{ abi: fields, initial_data: { a: new Array(100_000).fill(1) } }],
  'abi.decode_initial_data': [],
  'abi.decode_boc': [
    { params: [{ name: 'a', type: 'map(uint32,uint8)' }], boc: manyEntries, allow_partial: false },
    { params: [{ name: 'a', type: 'map(uint32,cell)' }], boc: manyTrees, allow_partial: false },
    { params: [{ name: 'a', type: 'bytes' }], boc: longChain, allow_partial: true },
  ],
  'abi.encode_boc': [
    { params: [{ name: 'a', type: 'uint8[]' }], data: { a: new Array(7_500_000).fill(1) } },
    { params: [{ name: 'a', type: 'uint8[]' }], data: { a: new Array(100_000).fill(1) } },
    { params: [{ name: 'a', type: 'map(uint32,uint8)' }], data: { a: numbered(300_000) } },
    {
      params: [{ name: 'a', type: 'map(uint32,uint8)' }],
      data: { a: numbered(15_000) },
      boc_cache: { type: 'Unpinned' },
    },
    { params: [{ name: 'a', type: 'tuple[]', components: optionals(1000) }], data: { a: new Array(50_000).fill({}) } },
    { params: [{ name: 'a', type: 'bytes' }], data: { a: 'ff'.repeat(120_000) } },
  ],
  'abi.calc_function_id': [
    { abi: { type: 'Json', value: JSON.stringify(manyFunctions(11_000_000)) }, function_name: 'f1' },
    { abi: { type: 'Json', value: JSON.stringify(wideTypes) }, function_name: 'f' },
  ],
  'abi.get_signature_data': [],
  'abi.verify_signing_content': [],
  'boc.decode_tvc': [],
  'boc.parse_message': [],
  'boc.parse_transaction': [],
  'boc.parse_account': [],
  'boc.parse_block': [],
  'boc.parse_shardstate': [],
  'boc.get_blockchain_config': [],
  'boc.get_boc_hash': [],
  'boc.get_boc_depth': [],
  'boc.get_code_from_tvc': [],
  'boc.cache_get': [],
  'boc.cache_set': [{ boc: manyTrees, cache_type: { type: 'Unpinned' } }],
  'boc.cache_unpin': [],
  'boc.encode_boc': [
    { builder: [{ type: 'CellBoc', boc: manyTrees }], boc_cache: { type: 'Unpinned' } },
    { builder: nestedBuilders(50) },
  ],
  'boc.get_code_salt': [],
  'boc.set_code_salt': [],
  'boc.decode_state_init': [],
  'boc.encode_state_init': [],
  'boc.encode_external_in_message': [],
  'boc.get_compiler_version': [],
  'processing.monitor_messages': [
    { queue: 'q', messages: new Array(2000).fill({ message: { type: 'Boc', boc: emptyData }, wait_until: 1 }) },
  ],
  'processing.get_monitor_info': [],
  'processing.fetch_next_monitor_results': [],
  'processing.cancel_monitor': [],
  'processing.send_messages': [{ messages: new Array(2000).fill({ boc: emptyData, wait_until: 1 }) }],
  'processing.send_message': [],
  'processing.wait_for_transaction': [],
  'processing.find_outcome': [],
  'processing.find_losses': [
    {
      message_encode_params: {
        ...{ abi: arrays, address, signer },
        call_set: { function_name: 'f', input: { a: new Array(1_000_000).fill(1) } },
      },
    },
  ],
  'processing.read_balance_changes': [{ transactions: new Array(1000).fill({ boc: longChain }) }],
  'processing.process_message': [
    {
      message_encode_params: {
        ...{ abi: arrays, address, signer },
        call_set: { function_name: 'f', input: { a: new Array(1_000_000).fill(1) } },
      },
      dapp_id: '11'.repeat(32),
    },
  ],
  'outbox.send': [
    {
      message_encode_params: {
        ...{ abi: arrays, address, signer },
        call_set: { function_name: 'f', input: { a: new Array(1_000_000).fill(1) } },
      },
      dapp_id: '11'.repeat(32),
    },
  ],
  'outbox.get': [],
  'outbox.list': [],
  'outbox.cancel': [],
  'outbox.prune': [],
  'outbox.release': [],
  'outbox.results': [],
  'outbox.acknowledge': [],
  'outbox.register_signer': [],
  'inbox.follow': [{ accounts: new Array(100_000).fill(address) }, { accounts: new Array(10_000).fill(address) }],
  'inbox.unfollow': [{ accounts: new Array(10_000).fill(address) }],
  'inbox.list': [],
  'inbox.deposits': [],
  'inbox.prune': [],
  'policy.get': [],
  'policy.check': [],
  'policy.refusals': [],
  'policy.register_approver': [],
  'tvm.run_executor': [],
  'tvm.run_tvm': [],
  'tvm.run_get': [{ account: emptyData, function_name: 'f', input: new Array(100_000).fill('1') }],
  'tvm.register_vm_extension': [],
  'tvm.remove_vm_extension': [],
  'utils.convert_address': [],
  'utils.get_address_type': [],
  'utils.calc_storage_fee': [{ account: manyTrees, period: 1000 }],
  'utils.compress_zstd': [
    { uncompressed: 'AAAA', level: 21 },
    { uncompressed: noise(18_000), level: 21 },
    { uncompressed: noise(100_000), level: 8 },
    { uncompressed: noise(9_000_000), level: 21 },
  ],
  'utils.decompress_zstd': [{ compressed: zeros(96) }, { compressed: zeros(380) }, { compressed: zeros(3000) }],
  'net.query': [],
  'net.batch_query': [],
  'net.query_collection': [],
  'net.aggregate_collection': [],
  'net.wait_for_collection': [],
  'net.unsubscribe': [],
  'net.subscribe_collection': [],
  'net.subscribe': [],
  'net.suspend': [],
  'net.resume': [],
  'net.find_last_shard_block': [],
  'net.fetch_endpoints': [],
  'net.set_endpoints': [],
  'net.get_endpoints': [],
  'net.query_counterparties': [],
  'net.query_transaction_tree': [],
  'net.create_block_iterator': [],
  'net.resume_block_iterator': [],
  'net.create_transaction_iterator': [],
  'net.resume_transaction_iterator': [],
  'net.iterator_next': [],
  'net.remove_iterator': [],
  'net.get_signature_id': [],
  'net.get_server_info': [],
  'net.get_time': [],
  'net.follow_account': [],
  'proofs.proof_block_data': [],
  'proofs.proof_transaction_data': [],
  'proofs.proof_message_data': [],
  'proofs.proof_account_data': [],
  'zklogin.address_seed': [],
  'zklogin.proof_to_bytes': [],
}

function onePerPlace(inputs: readonly WorstInput[]): WorstInput[] {
  const places = new Map(inputs.map((input) => [input.title.slice(0, input.title.lastIndexOf(': ')), input]))
  return [...places.values()]
}

const functions = api.flatMap((module) => module.functions)

let host: StdioHost
let client: TestClient
let boundMs: number
beforeAll(async () => {
  host = StdioHost.start()
  client = await TestClient.initialize(host)
  // Loads every module: that happens once, whatever is called.
  await client.call('client.get_api_reference', {})
  boundMs = await measureBound()
})
afterAll(() => host.dispose())

async function measureBound(): Promise<number> {
  const samples: number[] = []
  for (let index = 0; index < 9; index++) samples.push((await client.call('test.yardstick', {})).ms)
  return TOLERANCE * samples.sort((a, b) => a - b)[4]!
}

let lastId = 0

async function turnDuring(method: string, params: object): Promise<number> {
  await client.call('test.longest_turn', {})
  const id = `worst-${lastId++}`
  host.send(textOf({ jsonrpc: '2.0', id, method, params: { ...params, _call: { timeout_ms: TIMEOUT_MS } } }))
  for (;;) {
    const { json } = await host.next()
    // A message that cannot be read at all is answered without id.
    if (json.id === id || json.id === null) break
  }
  return (await client.call('test.longest_turn', {})).ms
}

/** Only few parameters have numerals that need the slow way. */
function textOf(request: object): string {
  try {
    return JSON.stringify(request)
  } catch {
    return JSON.stringify(request, exact)
  }
}

function exact(_: string, value: unknown) {
  return typeof value === 'bigint' ? JSON.rawJSON(value.toString()) : value
}

test('every function has an entry', () => {
  expect(Object.keys(worst).sort()).toEqual(functions.map(({ name }) => name).sort())
})

describe('no turn of the event loop is long with the worst parameters of', () => {
  test.each(functions.map((definition) => [definition.name, definition] as const))(
    '%s',
    async (name, definition) => {
      const inputs = [
        ...worstInputs(definition, INLINE_SIZE),
        ...onePerPlace(worstInputs(definition, LARGE_SIZE)),
        ...(worst[name] ?? []).map((params, index) => ({ title: `entry ${index}`, params })),
      ]
      const long: string[] = []
      for (const { title, params } of inputs) {
        let ms = Number.POSITIVE_INFINITY
        let limitMs = boundMs
        for (let attempt = 0; attempt < ATTEMPTS && ms > limitMs; attempt++) {
          ms = Math.min(ms, await turnDuring(name, params))
          // Programs that began meanwhile may slow this thread by the caches of the processor that they share.
          if (ms > limitMs) limitMs = await measureBound()
        }
        if (ms > limitMs) long.push(`${title}: ${Math.round(ms)} ms of ${Math.round(limitMs)} ms`)
      }
      expect(long).toEqual([])
    },
    600_000,
  )
})
