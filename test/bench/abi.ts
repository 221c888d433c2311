/** Messages of a contract: encoded with a signature, and decoded. */
import { ClockWithOffset, createExternalMessage, decodeInput, ed25519_sign } from 'nekoton-wasm/node'
import {
  type AbiContract,
  attachSignature,
  decodeBody,
  encodeUnsignedBody,
  findFunction,
  parseContractText,
} from '../../src/core/abi/index.ts'
import { hexToBytes, TextCache } from '../../src/core/bytes/index.ts'
import { Builder, parseBocBase64, Slice, writeBocBase64 } from '../../src/core/cells/index.ts'
import { Ed25519SecretKey } from '../../src/core/crypto/Ed25519SecretKey.ts'
import { messageCell, NO_ADDRESS, parseMessage, standardAddress } from '../../src/core/tlb/index.ts'
import { daemonCallRate, functionCallRate, type Request } from './callRates.ts'
import { compare, interleave } from './interleave.ts'
import type { Suite } from './Suite.ts'
import { startStdioDaemon } from './startServers.ts'

const ROUNDS = 9
const CALLS = 500

export const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
const account = new Uint8Array(32).fill(0x11)
export const address = `0:${'11'.repeat(32)}`
export const input = {
  dest: address,
  value: '1000000000',
  bounce: true,
  flags: 3,
  payload: writeBocBase64(new Builder().toCell()),
}

/** The description of a wallet, and twenty functions more, as real contracts have. */
export const description = JSON.stringify({
  'ABI version': 2,
  version: '2.3',
  header: ['pubkey', 'time', 'expire'],
  functions: [
    {
      name: 'sendTransaction',
      inputs: [
        { name: 'dest', type: 'address' },
        { name: 'value', type: 'uint128' },
        { name: 'bounce', type: 'bool' },
        { name: 'flags', type: 'uint8' },
        { name: 'payload', type: 'cell' },
      ],
      outputs: [],
    },
    ...Array.from({ length: 20 }, (_, index) => ({
      name: `method${index}`,
      inputs: [
        { name: 'first', type: 'uint256' },
        { name: 'second', type: 'address' },
        { name: 'third', type: 'optional(cell)' },
      ],
      outputs: [{ name: 'value0', type: 'map(uint32,address)' }],
    })),
  ],
  events: [],
  data: [],
  fields: [],
})

const clock = new ClockWithOffset()

/** What the peer needs for one signed message: its functions for the parts, one after the other. */
function peerEncode(): string {
  const unsigned = createExternalMessage(clock, address, description, 'sendTransaction', null, input, keys.public, 60)
  const signature = ed25519_sign(keys.secret, Buffer.from(unsigned.hash, 'hex').toString('base64'), { type: 'empty' })
  const { boc } = unsigned.sign(signature)
  unsigned.free()
  return boc
}

const contracts = new TextCache<AbiContract>(128, 2 ** 22)

function describeContract(): AbiContract {
  return contracts.get(description, (text) => parseContractText(text, 'current'))
}

/** The same with the functions of the core; the keys are opened each time, as for a call. */
function coreEncode(): string {
  const contract = describeContract()
  const dest = standardAddress(0, account)
  const { body, hash } = encodeUnsignedBody(contract, {
    called: findFunction(contract, 'sendTransaction'),
    input,
    header: { pubkey: keys.public },
    nowMs: Date.now(),
    signed: true,
    dest,
  })
  const signature = new Ed25519SecretKey(hexToBytes(keys.secret)!).sign(hash)
  const signed = attachSignature(body, contract.version, signature, hexToBytes(keys.public)!)
  const header = { type: 'externalIn', src: NO_ADDRESS, dest, importFee: 0n } as const
  return writeBocBase64(messageCell({ header, body: Slice.of(signed) }))
}

export const abi: Suite = {
  name: 'abi',
  notes:
    `${CALLS} calls of a wallet contract with 21 functions, whose description comes with every call. The daemon is asked ` +
    'over pipes with prepared requests; the peer runs inside the measuring process and its message is made of three ' +
    'calls: unsigned message, signature, signed message. "In process" is the core without daemon, its caller and JSON.',
  aims: { 'encode_message with keys, daemon against nekoton-wasm in process': { aim: { atLeast: 1 } } },
  run: async () => {
    const daemon = startStdioDaemon()
    const message = coreEncode()
    const body = bodyOf(message)
    const requests = { encode: encodeRequest(), decode: decodeRequest(message) }
    const perSecond = {
      daemonEncode: () => daemonCallRate(daemon, requests.encode, CALLS),
      coreEncode: async () => functionCallRate(coreEncode, CALLS),
      peerEncode: async () => functionCallRate(peerEncode, CALLS),
      daemonDecode: () => daemonCallRate(daemon, requests.decode, CALLS),
      coreDecode: async () => functionCallRate(() => coreDecode(message), CALLS),
      peerDecode: async () => functionCallRate(() => decodeInput(body, description, 'sendTransaction', false), CALLS),
    }
    for (const measure of Object.values(perSecond)) await measure()
    const values = await interleave(ROUNDS, perSecond)
    await daemon.stop()
    const common = { against: 'nekoton-wasm in process', unit: 'calls/s' }
    return [
      {
        label: 'encode_message with keys, daemon',
        ...common,
        ...compare(values.daemonEncode, values.peerEncode),
      },
      { label: 'encode with keys, in process', ...common, ...compare(values.coreEncode, values.peerEncode) },
      { label: 'decode_message, daemon', ...common, ...compare(values.daemonDecode, values.peerDecode) },
      { label: 'decode, in process', ...common, ...compare(values.coreDecode, values.peerDecode) },
    ]
  },
}

function coreDecode(message: string): unknown {
  return decodeBody(describeContract(), parseMessage(parseBocBase64(message)).body!, {
    isInternal: false,
    allowPartial: false,
  })
}

function bodyOf(message: string): string {
  return writeBocBase64(new Builder().storeSlice(parseMessage(parseBocBase64(message)).body!).toCell())
}

function encodeRequest(): Request {
  return {
    method: 'abi.encode_message',
    params: {
      abi: { type: 'Json', value: description },
      address,
      call_set: { function_name: 'sendTransaction', input },
      signer: { type: 'Keys', keys },
    },
  }
}

function decodeRequest(message: string): Request {
  return {
    method: 'abi.decode_message',
    params: { abi: { type: 'Json', value: description }, message },
  }
}
