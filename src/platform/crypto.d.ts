/**
 * The pure functions of Node.js that computation may use: same input, same output, nothing read from the system. Random
 * numbers and key generation are left out on purpose; they come through the port `Random`.
 */
declare module 'node:crypto' {
  export interface KeyObject {
    export(options: { readonly format: 'der'; readonly type: 'spki' }): Uint8Array
  }

  interface DerKey<Type extends 'pkcs8' | 'spki'> {
    readonly key: Uint8Array
    readonly format: 'der'
    readonly type: Type
  }

  export interface Cipheriv {
    setAutoPadding(isOn: boolean): this
    update(data: Uint8Array): Uint8Array
    final(): Uint8Array
  }
  export type Decipheriv = Cipheriv

  interface ScryptOptions {
    readonly N: number
    readonly r: number
    readonly p: number
    readonly maxmem?: number
  }

  /** `binary` is one character per byte; without an encoding the digest is in hex. */
  export function hash(algorithm: string, data: string | Uint8Array, encoding: 'buffer'): Uint8Array
  export function hash(algorithm: string, data: string | Uint8Array, encoding?: 'base64' | 'binary' | 'hex'): string

  export function createHmac(
    algorithm: string,
    key: Uint8Array,
  ): { update(data: Uint8Array): unknown; digest(): Uint8Array }

  export function createCipheriv(algorithm: string, key: Uint8Array, iv: Uint8Array): Cipheriv
  export function createDecipheriv(algorithm: string, key: Uint8Array, iv: Uint8Array): Decipheriv

  export function createPrivateKey(key: DerKey<'pkcs8'>): KeyObject
  export function createPublicKey(key: DerKey<'spki'> | KeyObject): KeyObject
  export function sign(algorithm: null, data: Uint8Array, key: KeyObject): Uint8Array
  export function verify(algorithm: null, data: Uint8Array, key: KeyObject, signature: Uint8Array): boolean

  export function createECDH(curve: 'secp256k1'): {
    setPrivateKey(key: Uint8Array): void
    getPublicKey(encoding: null, format: 'compressed'): Uint8Array
  }

  export function pbkdf2Sync(
    password: Uint8Array,
    salt: string,
    rounds: number,
    keySizeBytes: number,
    digest: string,
  ): Uint8Array
  export function scryptSync(
    password: Uint8Array,
    salt: Uint8Array,
    keySizeBytes: number,
    options: ScryptOptions,
  ): Uint8Array
  /** Computes on a thread of Node.js. */
  export function scrypt(
    password: Uint8Array,
    salt: Uint8Array,
    keySizeBytes: number,
    options: ScryptOptions,
    done: (error: Error | null, key: Uint8Array) => void,
  ): void
}

declare module 'node:buffer' {
  /** The decoder and encoder of base64; the global `Buffer` is not declared. */
  export const Buffer: {
    from(memory: ArrayBufferLike, offset: number, length: number): { toString(encoding: 'base64'): string }
    from(text: string, encoding: 'base64'): Uint8Array
  }
}
