/** Functions and events that messages of lists name, decoded with the ABIs of both ends. */
import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { accountIdOf } from '../../../common/consolePaths.ts'
import { loadCodeHashes } from './accounts.ts'
import { generation, library, markConnection } from './connection.ts'
import { contractOf, type KnownContract } from './contracts.ts'

export interface DecodedBody {
  /** `transfer()`, the name of an event, or `transfer` for a message without a body. */
  readonly title: string
  /** Contract whose ABI fits the body. */
  readonly contract?: string
  /** Values by name; absent for a message without a body. */
  readonly values?: unknown
}

/** A message of a row, with an id of the row or of itself. */
export interface DecodableMessage {
  readonly id: string
  readonly type: string
  readonly src: string | null | undefined
  readonly dst: string | null | undefined
  /** Base64. */
  readonly body: string | null | undefined
}

interface Known {
  /** `undefined` if no known ABI fits. */
  readonly decoded: DecodedBody | undefined
  /** ABIs that were tried. */
  readonly tried: string
}

/** Messages never change; those without a fitting ABI are tried again with other ABIs. */
const known = new Map<string, Known>()
const MOST_KNOWN = 20_000
/** Codes by account, of this connection. */
const codes = new Map<string, string>()
let areCodesCurrent = markConnection()
/** When accounts without code were looked up, ms: a contract may be deployed to them. */
const lookedUp = new Map<string, number>()
const AGAIN_MS = 10_000
/** Number of messages, newest first, whose accounts are looked up again. */
const MOST_AGAIN = 60
/** Counts what became known, so that lists are shown again. */
const news = signal(0)

/** Number of messages that the library decodes at a time. */
const AT_ONCE = 40

/** Decodes the messages in the background. The returned function has what is known so far. */
export function useDecoded(messages: readonly DecodableMessage[]): {
  readonly decodedOf: (id: string) => DecodedBody | undefined
  readonly contractAt: (address: string | null | undefined) => KnownContract | undefined
} {
  void news.value
  useEffect(() => {
    let isGone = false
    decodeAll(messages, () => isGone).catch(() => {
      // The list stays without names; the page itself reports that the connection is lost.
    })
    return () => {
      isGone = true
    }
  }, [messages, generation.value])
  return { decodedOf: (id) => known.get(id)?.decoded, contractAt }
}

/** The contract of an account whose code was read; a component that asks is shown again when more are known. */
export function contractAt(address: string | null | undefined): KnownContract | undefined {
  void news.value
  return address == null || address === '' ? undefined : contractOf(codes.get(accountIdOf(address)))
}

async function decodeAll(messages: readonly DecodableMessage[], isGone: () => boolean): Promise<void> {
  if (known.size > MOST_KNOWN) known.clear()
  await learnCodes(messages)
  const wanted = messages.filter(({ id, ...message }) => {
    const before = known.get(id)
    return before === undefined || (before.decoded === undefined && before.tried !== triedFor(message))
  })
  for (let start = 0; start < wanted.length && !isGone(); start += AT_ONCE) {
    const part = wanted.slice(start, start + AT_ONCE)
    const found = await Promise.all(part.map(decode))
    for (const [index, message] of part.entries())
      known.set(message.id, { decoded: found[index], tried: triedFor(message) })
    news.value++
  }
}

/** Remembers the code of an account that another part of the page has read. */
export function rememberCode(accountId: string, codeHash: string | null): void {
  forgetOldCodes()
  if (codeHash !== null) codes.set(accountId, codeHash)
}

/** Codes are looked up again over a new connection. */
function forgetOldCodes(): void {
  if (areCodesCurrent()) return
  codes.clear()
  lookedUp.clear()
  areCodesCurrent = markConnection()
}

async function learnCodes(messages: readonly DecodableMessage[]): Promise<void> {
  const recent = new Set(idsOf(messages.slice(0, MOST_AGAIN)))
  await readCodes(idsOf(messages), (id) => recent.has(id))
}

/** Accounts that are shown, and whose contracts are still to be read. */
const shown = new Set<string>()

/** Reads the contract of an account in the background, together with those of other accounts that are shown now. */
export function readContractOf(accountId: string): void {
  if (codes.has(accountId) || !isId(accountId)) return
  if (shown.size === 0) {
    setTimeout(() => {
      const ids = [...shown]
      shown.clear()
      readCodes(ids, () => true).catch(() => {
        // The accounts stay without names of contracts.
      })
    })
  }
  shown.add(accountId)
}

/** Reads the codes of accounts that were not looked up yet, and again those of recent ones. */
async function readCodes(ids: readonly string[], isRecent: (id: string) => boolean): Promise<void> {
  forgetOldCodes()
  const now = performance.now()
  const isDue = (id: string) => {
    const asked = lookedUp.get(id)
    return asked === undefined || (isRecent(id) && now - asked > AGAIN_MS)
  }
  const missing = ids.filter((id) => !codes.has(id) && isDue(id))
  if (missing.length === 0) return
  for (const id of missing) lookedUp.set(id, now)
  for (const [id, hash] of await loadCodeHashes(missing)) codes.set(id, hash)
  news.value++
}

function isId(text: string): boolean {
  return /^[0-9a-f]{64}$/.test(text)
}

/** Accounts at both ends, each once. Events go to addresses outside of the chain. */
function idsOf(messages: readonly DecodableMessage[]): readonly string[] {
  const ends = messages.flatMap(({ src, dst }) => [src, dst]).filter((end) => end != null && end !== '')
  return [...new Set(ends.map((end) => accountIdOf(end!)))].filter(isId)
}

/** The recipient's ABI first; an answer is described by that of its sender. */
function contractsOf({ src, dst }: Pick<DecodableMessage, 'src' | 'dst'>): readonly KnownContract[] {
  return [contractAt(dst), contractAt(src)].filter((contract) => contract !== undefined)
}

function triedFor(message: Pick<DecodableMessage, 'src' | 'dst'>): string {
  return contractsOf(message)
    .map(({ codeHash, abi }) => `${codeHash} ${abi.length}`)
    .join()
}

async function decode(message: DecodableMessage): Promise<DecodedBody | undefined> {
  const { body, type } = message
  if (body == null || body === '') return { title: 'transfer' }
  const client = await library()
  for (const { abi, name: contract } of contractsOf(message)) {
    try {
      const { name, value } = await client.abi.decodeMessageBody({
        abi: { type: 'Json', value: abi },
        body,
        is_internal: type === 'Internal',
      })
      return { title: type === 'ExtOut' ? name : `${name}()`, contract, values: value }
    } catch {
      // The ABI of the other end may fit.
    }
  }
  return undefined
}
