/** Encrypted key files in the format of docs/key-files.md: the command-line tool can read what this page writes. */
import type { KeyPair, VendorClient } from 'vendorclient/browser'

type Client = Pick<VendorClient, 'crypto'>

/** Binary logarithm of the cost of one guess of the password: 128 MiB of memory, about a second in a page. */
const LOG_N = 17

/** A file that costs more than this is refused before any memory is taken: it may come from a stranger. */
const MAX_LOG_N = 18

interface Scrypt {
  readonly name: 'scrypt'
  readonly log_n: number
  readonly r: number
  readonly p: number
  readonly salt: string
}

export interface KeyFile {
  readonly type: 'vendorclient-encrypted-key'
  readonly version: 1
  readonly public: string
  readonly kdf: Scrypt
  readonly cipher: { readonly name: 'xsalsa20-poly1305'; readonly nonce: string }
  /** The secret key in a secret box, base64. */
  readonly encrypted: string
}

export async function encryptKeys(client: Client, keys: KeyPair, password: string): Promise<KeyFile> {
  const kdf: Scrypt = { name: 'scrypt', log_n: LOG_N, r: 8, p: 1, salt: randomHex(32) }
  const nonce = randomHex(24)
  const key = await boxKey(client, kdf, password)
  const { encrypted } = await client.crypto.naclSecretBox({ decrypted: hexToBase64(keys.secret), nonce, key })
  const cipher = { name: 'xsalsa20-poly1305', nonce } as const
  return { type: 'vendorclient-encrypted-key', version: 1, public: keys.public, kdf, cipher, encrypted }
}

/** Rejects with error 110 if the password is wrong. */
export async function decryptKeys(client: Client, file: KeyFile, password: string): Promise<KeyPair> {
  const { kdf, cipher, encrypted } = file
  if (kdf.log_n > MAX_LOG_N || kdf.r > 8 || kdf.p > 1) throw new Error('The key file asks for too much memory')
  const key = await boxKey(client, kdf, password)
  const { decrypted } = await client.crypto.naclSecretBoxOpen({ encrypted, nonce: cipher.nonce, key })
  const secret = base64ToHex(decrypted)
  const pair = await client.crypto.naclSignKeypairFromSecretKey({ secret })
  if (pair.public !== file.public) throw new Error('The key file holds another key than it says')
  return { public: pair.public, secret }
}

async function boxKey(client: Client, { log_n, r, p, salt }: Scrypt, password: string): Promise<string> {
  const bytes = new TextEncoder().encode(password.normalize('NFKC'))
  const options = { password: toBase64(bytes), salt: hexToBase64(salt), log_n, r, p, dk_len: 32 }
  return (await client.crypto.scrypt(options)).key
}

function randomHex(length: number): string {
  return toHex(crypto.getRandomValues(new Uint8Array(length)))
}

function toHex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
}

function toBase64(bytes: Uint8Array): string {
  return btoa(String.fromCharCode(...bytes))
}

function hexToBase64(hex: string): string {
  return toBase64(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
}

function base64ToHex(base64: string): string {
  return toHex(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)))
}
