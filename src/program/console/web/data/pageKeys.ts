/** Keys that this page signs with. They are in its memory only and gone when it is closed. */
import { signal } from '@preact/signals'
import { bytesOfBase64, hexOf } from '../browser/bytes.ts'
import { absoluteTime } from '../browser/timeZone.ts'
import { library } from './connection.ts'
import { controls, hasControls, readGiver } from './controls.ts'
import { shortId } from './formats.ts'
import type { MessageLife } from './messageLife.ts'
import { askPerson } from './requests.ts'

export interface PageKey {
  readonly label: string
  readonly public: string
  readonly secret: string
}

export const keyring = signal<readonly PageKey[]>([])

export function addKey(key: PageKey): void {
  keyring.value = [...keyring.value.filter((one) => one.public !== key.public), key]
}

/** Keys of the wallets and givers of a development node, which are no secrets. */
export async function nodeKeys(): Promise<readonly PageKey[]> {
  if (!(await hasControls())) return []
  const { accounts } = await controls.listAccounts()
  const wallets = accounts.flatMap(({ name: label, public: key, secret }) =>
    secret == null ? [] : [{ label, public: key, secret }],
  )
  const giver = await readGiver().catch(() => undefined)
  const givers = [giver, giver?.network ?? undefined].flatMap((one, index) =>
    one?.keys.secret === undefined
      ? []
      : [{ label: index === 0 ? 'giver' : 'network giver', public: one.keys.public, secret: one.keys.secret }],
  )
  return [
    ...wallets,
    ...givers.filter(({ public: key }, index) => givers.findIndex((one) => one.public === key) === index),
  ]
}

/** Reads `{"public", "secret"}`. Throws an error that says what is wrong without quoting the text. */
export function parseKeyFile(text: string, label: string): PageKey {
  let parsed: { public?: unknown; secret?: unknown }
  try {
    parsed = JSON.parse(text)
  } catch {
    throw new Error('The key file is not JSON')
  }
  const isKey = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value)
  if (!isKey(parsed?.public) || !isKey(parsed.secret))
    throw new Error('The key file has no "public" and "secret" of 64 hex digits')
  return { label, public: parsed.public.toLowerCase(), secret: parsed.secret.toLowerCase() }
}

export async function generateKey(): Promise<PageKey> {
  const client = await library()
  const keys = await client.crypto.generateRandomSignKeys()
  return { label: 'new key', ...keys }
}

/** How the library gets signatures: with the keys themselves, or by asking this page each time. */
type SigningWay = 'keys' | 'box'

export interface ChosenSigner {
  readonly key: PageKey | undefined
  readonly way: SigningWay
}

/**
 * Opens a signer for the library; `release` frees it. `purpose` describes the message to the user; a question for its
 * signature ends with its `life`.
 */
export async function openSigner({ key, way }: ChosenSigner, purpose: string, life?: MessageLife) {
  if (key === undefined) return { signer: { type: 'None' } as const, release: async () => {} }
  if (way === 'keys') {
    return {
      signer: { type: 'Keys', keys: { public: key.public, secret: key.secret } } as const,
      release: async () => {},
    }
  }
  const client = await library()
  const { handle } = await client.crypto.registerSigningBox({
    getPublicKey: () => ({ public_key: key.public }),
    sign: async ({ unsigned }) => {
      await askForSignature(
        [
          ['For', purpose],
          ['Key', `${key.label}, ${shortId(key.public)}`],
          ['Data to sign', unsigned],
        ],
        life,
      )
      return { signature: await signHere(key, unsigned) }
    },
  })
  return {
    signer: { type: 'SigningBox', handle } as const,
    release: () => client.crypto.removeSigningBox({ handle }).catch(() => {}),
  }
}

/** Rejects if the person refuses, or does not answer before the message expires. */
async function askForSignature(
  details: readonly (readonly [name: string, value: string])[],
  life: MessageLife | undefined,
): Promise<void> {
  const title = 'The library asks for a signature'
  if (life === undefined) return await askPerson({ title, details })
  const ended = new AbortController()
  const endsAt = Math.floor((Date.now() + life.milliseconds) / 1000)
  const timer = setTimeout(() => {
    life.expiredAt = endsAt
    ended.abort()
  }, life.milliseconds)
  const warnings =
    life.expiredAt === undefined
      ? []
      : [`The previous message expired at ${absoluteTime(life.expiredAt)} and was not executed. This is another one`]
  const until = ['Sign before', absoluteTime(endsAt)] as const
  try {
    await askPerson({ title, details: [...details, until], warnings }, ended.signal)
  } finally {
    clearTimeout(timer)
  }
}

/** Ed25519 in this page: the secret does not leave it. */
async function signHere(key: PageKey, unsignedBase64: string): Promise<string> {
  const { ed25519 } = await import('@noble/curves/ed25519.js')
  const secret = Uint8Array.from(key.secret.match(/../g)!, (pair) => Number.parseInt(pair, 16))
  return hexOf(ed25519.sign(bytesOfBase64(unsignedBase64), secret))
}
