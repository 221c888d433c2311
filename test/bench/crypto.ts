/** Signatures, their check, a hash, and keys from a seed phrase. */
import { createECDH, pbkdf2Sync } from 'node:crypto'
import { ed25519_sign, getDataHash, verifySignature } from 'nekoton-wasm/node'
import { base64ToBytes, bytesToBase64, bytesToHex, hexToBytes } from '../../src/core/bytes/index.ts'
import { Ed25519SecretKey } from '../../src/core/crypto/Ed25519SecretKey.ts'
import { Mnemonic } from '../../src/core/crypto/mnemonic/Mnemonic.ts'
import { OpenedKeys } from '../../src/core/crypto/OpenedKeys.ts'
import { sha256 } from '../../src/core/crypto/sha.ts'
import { verifyEd25519 } from '../../src/core/crypto/verifyEd25519.ts'
import { type Operation, operationRows } from './operationRows.ts'
import type { Row, Suite } from './Suite.ts'
import { startStdioDaemon } from './startServers.ts'

const CALLS = 2000
const DERIVATIONS = 100

const keys = {
  public: 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a',
  secret: '9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60',
}
/** As long as the hash of a message, which is what wallets sign. */
const unsigned = bytesToBase64(new Uint8Array(32).fill(7))
const kilobyte = bytesToBase64(new Uint8Array(1024).fill(7))
const noContext = { type: 'empty' } as const

const openedKeys = new OpenedKeys(8)

/** The keys are opened and compared the first time, as for the calls of one client. */
function sign(): string {
  const key = openedKeys.find(keys.public, keys.secret, () => {
    const opened = new Ed25519SecretKey(hexToBytes(keys.secret)!)
    if (bytesToHex(opened.publicKey) !== keys.public) throw new Error('The keys do not belong together')
    return opened
  })
  return bytesToHex(key.sign(base64ToBytes(unsigned)!))
}

const signature = sign()
const signatureBase64 = bytesToBase64(hexToBytes(signature)!)

const operations: readonly Operation[] = [
  {
    request: { method: 'crypto.sign', params: { unsigned, keys } },
    core: sign,
    peer: () => ed25519_sign(keys.secret, unsigned, noContext),
    against: 'nekoton-wasm',
  },
  {
    request: { method: 'crypto.nacl_sign_detached_verify', params: { unsigned, signature, public: keys.public } },
    core: () => verifyEd25519(base64ToBytes(unsigned)!, hexToBytes(signature)!, hexToBytes(keys.public)!),
    peer: () => verifySignature(keys.public, unsigned, signatureBase64, noContext),
    against: 'nekoton-wasm',
  },
  {
    request: { method: 'crypto.sha256', params: { data: kilobyte } },
    core: () => bytesToHex(sha256(base64ToBytes(kilobyte)!)),
    peer: () => getDataHash(kilobyte),
    against: 'nekoton-wasm',
  },
]

const phrase = 'abuse boss fly battle rubber wasp afraid hamster guide essence vibrant tattoo'
const BARE = 'PBKDF2, two points and an Ed25519 key'
const path = "m/44'/396'/0'/0/0"

/** The least work of a derivation: the rounds over the phrase, a point for each step that is not hardened, the public key. */
function bareDerivation(): string {
  const seed = pbkdf2Sync(phrase, 'mnemonic', 2048, 64, 'sha512')
  for (const secret of [seed.subarray(0, 32), seed.subarray(32)]) {
    const curve = createECDH('secp256k1')
    curve.setPrivateKey(secret)
    curve.getPublicKey(null, 'compressed')
  }
  return bytesToHex(new Ed25519SecretKey(seed.subarray(0, 32)).publicKey)
}

async function derivation(): Promise<Operation> {
  const mnemonic = await Mnemonic.load(1, 12)
  return {
    request: { method: 'crypto.mnemonic_derive_sign_keys', params: { phrase, path } },
    core: async () => bytesToHex(new Ed25519SecretKey(await mnemonic.deriveSignSeed(phrase, path)).publicKey),
    peer: bareDerivation,
    against: BARE,
  }
}

export const crypto: Suite = {
  name: 'crypto',
  notes:
    `${CALLS} calls: a signature of 32 bytes and its check, with the same keys each time, the hash of 1 KiB; and ` +
    `${DERIVATIONS} of keys from a phrase of 12 words, where the peer calls nothing but the platform functions that a ` +
    'derivation needs, on one thread. The daemon is ' +
    'asked over pipes with prepared requests, all at once; the peer runs inside the measuring process, which does not ' +
    'compare the public key with the secret one before it signs; the daemon does so when it sees them first. "In process" is the core with texts in and out, without ' +
    'daemon and JSON.',
  aims: {
    'crypto.sign, one after the other against nekoton-wasm, in process': { aim: { atLeast: 1 } },
    [`crypto.mnemonic_derive_sign_keys, one after the other against ${BARE}, in process`]: { aim: { atLeast: 0.77 } },
    [`crypto.mnemonic_derive_sign_keys, daemon against ${BARE}, in process`]: { aim: { atLeast: 1.2 } },
  },
  run: async () => {
    if (ed25519_sign(keys.secret, unsigned, noContext) !== signatureBase64) throw new Error('The signatures differ')
    if (!verifySignature(keys.public, unsigned, signatureBase64, noContext)) throw new Error('The signature is wrong')
    const daemon = startStdioDaemon()
    const rows: Row[] = []
    for (const operation of operations)
      rows.push(...(await operationRows(daemon, operation, { rounds: 9, calls: CALLS })))
    rows.push(...(await operationRows(daemon, await derivation(), { rounds: 9, calls: DERIVATIONS })))
    await daemon.stop()
    return rows
  },
}
