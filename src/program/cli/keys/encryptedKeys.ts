/**
 * Encrypted key files: the secret key in a secret box (XSalsa20, Poly1305) whose key is derived from the password by
 * scrypt. Source: docs/key-files.md.
 */
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'
import type { KeyPair } from './keyPairs.ts'

export const ENCRYPTED_TYPE = 'vendorclient-encrypted-key'

interface KeyDerivation {
  readonly name: 'scrypt'
  /** Cost: 2^log_n blocks. */
  readonly log_n: number
  readonly r: number
  readonly p: number
  /** Hex. */
  readonly salt: string
}

export interface EncryptedKeyFile {
  readonly type: typeof ENCRYPTED_TYPE
  readonly version: 1
  /** 64 hex digits. */
  readonly public: string
  readonly kdf: KeyDerivation
  readonly cipher: {
    readonly name: 'xsalsa20-poly1305'
    /** 48 hex digits. */
    readonly nonce: string
  }
  /** Base64. */
  readonly encrypted: string
}

/** Cost of new files: 128 MiB and about half a second. */
const LOG_N = 17
const [R, P] = [8, 1]
/**
 * Limits of memory and mixing, bytes: twice and eight times the values of new files. A foreign file must not use up all
 * memory.
 */
const MAX_MEMORY_BYTES = 2 ** 28
const MAX_WORK_BYTES = 2 ** 30
const [MAX_LOG_N, MAX_R, MAX_P] = [20, 16, 16]
const SALT_BYTES = 32
const NONCE_BYTES = 24

export async function encryptKeys(session: Session, keys: KeyPair, password: string): Promise<EncryptedKeyFile> {
  const [salt, nonce] = await Promise.all([randomHex(session, SALT_BYTES), randomHex(session, NONCE_BYTES)])
  const kdf = { name: 'scrypt', log_n: LOG_N, r: R, p: P, salt } as const
  const { encrypted } = await session.call('crypto.nacl_secret_box', {
    decrypted: Buffer.from(keys.secret, 'hex').toString('base64'),
    nonce,
    key: await deriveKey(session, kdf, password),
  })
  const cipher = { name: 'xsalsa20-poly1305', nonce } as const
  return { type: ENCRYPTED_TYPE, version: 1, public: keys.public, kdf, cipher, encrypted }
}

/** Throws ToolError (2) when the password is wrong, or the file was changed. */
export async function decryptKeys(session: Session, file: EncryptedKeyFile, password: string): Promise<KeyPair> {
  const wrong = new ToolError(exitCodes.usage, 'The password is wrong, or the key file was modified')
  const { decrypted } = await session
    .call('crypto.nacl_secret_box_open', {
      encrypted: file.encrypted,
      nonce: file.cipher.nonce,
      key: await deriveKey(session, file.kdf, password),
    })
    .catch((error: unknown) => {
      throw error instanceof LibraryError ? wrong : error
    })
  const secret = Buffer.from(decrypted, 'base64').toString('hex')
  const keys = await session.call('crypto.nacl_sign_keypair_from_secret_key', { secret })
  if (keys.public !== file.public) throw wrong
  return { public: keys.public, secret }
}

/** Throws ToolError (2) that names the file. */
export function checkEncryptedFile(value: Readonly<Record<string, unknown>>, file: string): EncryptedKeyFile {
  const { version, kdf, cipher, encrypted } = value
  const broken = (reason: string) => new ToolError(exitCodes.usage, `Key file "${file}": ${reason}`)
  if (version !== 1) throw broken(`version ${String(version).slice(0, 20)} is unknown, expected 1`)
  const { name, log_n, r, p, salt } = (kdf ?? {}) as Partial<KeyDerivation>
  const isCost = (number: unknown, max: number) =>
    Number.isInteger(number) && Number(number) >= 1 && Number(number) <= max
  if (name !== 'scrypt' || !isHex(salt, 16, 64))
    throw broken('"kdf" is unknown, expected scrypt with a salt of 16 to 64 bytes')
  if (!isCost(log_n, MAX_LOG_N) || !isCost(r, MAX_R) || !isCost(p, MAX_P)) {
    throw broken(`"kdf" needs log_n from 1 to ${MAX_LOG_N}, r from 1 to ${MAX_R} and p from 1 to ${MAX_P}`)
  }
  const memoryBytes = 128 * r! * 2 ** log_n!
  if (memoryBytes > MAX_MEMORY_BYTES) {
    throw broken(`"kdf" needs ${memoryBytes} bytes of memory (128 * r * 2^log_n), the limit is ${MAX_MEMORY_BYTES}`)
  }
  if (memoryBytes * p! > MAX_WORK_BYTES) {
    throw broken(`"kdf" mixes ${memoryBytes * p!} bytes (128 * r * 2^log_n * p), the limit is ${MAX_WORK_BYTES}`)
  }
  const { name: cipherName, nonce } = (cipher ?? {}) as Partial<EncryptedKeyFile['cipher']>
  if (cipherName !== 'xsalsa20-poly1305' || !isHex(nonce, NONCE_BYTES, NONCE_BYTES)) throw broken('"cipher" is unknown')
  if (!isHex(value['public'], 32, 32)) throw broken('"public" must be 64 hex digits')
  if (typeof encrypted !== 'string' || !/^[A-Za-z0-9+/]{64}$/.test(encrypted)) throw broken('"encrypted" is damaged')
  return value as unknown as EncryptedKeyFile
}

function isHex(value: unknown, minBytes: number, maxBytes: number): boolean {
  return (
    typeof value === 'string' &&
    /^([0-9a-f]{2})+$/.test(value) &&
    value.length >= minBytes * 2 &&
    value.length <= maxBytes * 2
  )
}

async function deriveKey(session: Session, { log_n, r, p, salt }: KeyDerivation, password: string): Promise<string> {
  session.progress.phase('deriving the key')
  const { key } = await session.call('crypto.scrypt', {
    // Another system may encode the same typed password in another Unicode form.
    password: Buffer.from(password.normalize('NFKC')).toString('base64'),
    salt: Buffer.from(salt, 'hex').toString('base64'),
    ...{ log_n, r, p, dk_len: 32 },
  })
  return key
}

async function randomHex(session: Session, length: number): Promise<string> {
  const { bytes } = await session.call('crypto.generate_random_bytes', { length })
  return Buffer.from(bytes, 'base64').toString('hex')
}
