/**
 * The connection of the page to the library: opened once there is a session, and reopened when it was lost, without
 * reloading the page.
 */
import { signal } from '@preact/signals'
import { connectClient, type VendorClient } from '../../../../../bindings/typescript/browser/index.ts'
import type { ConsoleFacts } from '../../../common/consoleFacts.ts'
import { bytesOfBase64 } from '../browser/bytes.ts'
import { otherRules } from './networkRules.ts'

export type ConnectionState =
  | { readonly kind: 'starting' }
  | { readonly kind: 'ready' }
  | { readonly kind: 'no session'; readonly problem: string | undefined }
  | { readonly kind: 'lost'; readonly reason: string }

/** Pauses before the next attempts, ms; the last one is repeated. */
const PAUSES_MS = [300, 700, 1500, 3000, 5000] as const

export const connection = signal<ConnectionState>({ kind: 'starting' })
export const facts = signal<ConsoleFacts | undefined>(undefined)
/** Number of connections so far. Data loaded over an older connection is loaded again. */
export const generation = signal(0)

/** Marks the present connection. The returned function says whether it has not been replaced since. */
export function markConnection(): () => boolean {
  const marked = generation.peek()
  return () => marked === generation.peek()
}

let current: VendorClient | undefined
let waiting = Promise.withResolvers<VendorClient>()

/** The client of the present connection, or of the next one. */
export function library(): Promise<VendorClient> {
  return current === undefined ? waiting.promise : Promise.resolve(current)
}

/** Begins a session with the code of the address, if there is one, and keeps the page connected from then on. */
export async function startConnection(): Promise<void> {
  let problem: string | undefined
  const code = takeCode()
  if (code !== undefined) problem = await openSession(code)
  await connectAgain(problem)
}

/** Storage key of the proof of the session. A cookie alone proves too little: browsers send it to all ports of the host. */
const PROOF = 'console-proof'

/** Token that a request needs to confirm something. */
export function sessionProof(): Record<string, string> {
  return { 'x-console-proof': localStorage.getItem(PROOF) ?? '' }
}

/** Exchanges a code for a session. Returns the problem, or `undefined` on success. */
async function openSession(code: string): Promise<string | undefined> {
  try {
    const response = await fetch('/console/session', { method: 'POST', body: JSON.stringify({ code }) })
    if (!response.ok) return await response.text()
    localStorage.setItem(PROOF, response.headers.get('x-console-proof') ?? '')
    return undefined
  } catch {
    return undefined
  }
}

/** Tries a link or code that a person has typed. Returns why it does not open the console, or `undefined`. */
export async function useCode(text: string): Promise<string | undefined> {
  const problem = await openSession(/#code=([\w-]+)/.exec(text)?.[1] ?? text.trim())
  if (problem === undefined) await connectAgain(undefined)
  return problem
}

/** Requests that a link is printed in the terminal. Returns a notice for the user. */
export async function askForLink(): Promise<string> {
  try {
    const response = await fetch('/console/link', { method: 'POST' })
    if (response.ok) return 'The terminal shows the link. Open it, or paste it here.'
    return response.status === 429 ? 'The terminal showed the link a moment ago.' : await response.text()
  } catch {
    return 'The console does not answer. Is it still running?'
  }
}

/** Removes the code from the URL, so that neither history nor bookmarks contain it. */
function takeCode(): string | undefined {
  const code = /^#code=([\w-]+)$/.exec(location.hash)?.[1]
  if (code !== undefined) history.replaceState(null, '', location.pathname + location.search)
  return code
}

let isConnecting = false

async function connectAgain(problem: string | undefined): Promise<void> {
  if (isConnecting) return
  isConnecting = true
  try {
    for (let attempt = 0; ; attempt++) {
      if (await connectOnce(problem)) return
      await pause(PAUSES_MS[Math.min(attempt, PAUSES_MS.length - 1)]!)
    }
  } finally {
    isConnecting = false
  }
}

/** Reads the facts of the console again; they stay as they are if it does not answer. */
export async function readFacts(): Promise<void> {
  try {
    const response = await fetch('/console/info')
    if (response.ok) facts.value = (await response.json()) as ConsoleFacts
  } catch {
    // The connection to the library notices that the console is gone.
  }
}

/** True if there is nothing left to try automatically. */
async function connectOnce(problem: string | undefined): Promise<boolean> {
  let told: ConsoleFacts
  try {
    const response = await fetch('/console/info')
    if (!response.ok) throw new Error(await response.text())
    told = (await response.json()) as ConsoleFacts
  } catch {
    connection.value = { kind: 'lost', reason: 'The console does not answer. Is it still running?' }
    return false
  }
  facts.value = told
  if (!told.session) {
    connection.value = { kind: 'no session', problem }
    return true
  }
  try {
    const client = await openClient(told.config)
    keep(client)
    void followRules(client, told.config).catch(() => {})
    return true
  } catch (error) {
    connection.value = { kind: 'lost', reason: (error as Error).message }
    return false
  }
}

function openClient(config: object | undefined): Promise<VendorClient> {
  return connectClient({ url: `ws://${location.host}/rpc`, ...(config && { config }) })
}

/** Opens another connection, with the rules of the network, if the library has other ones: it reads messages by them. */
async function followRules(client: VendorClient, config: object | undefined): Promise<void> {
  const rules = await otherRules(client)
  if (rules === undefined || client !== current) return
  const other = await openClient({ ...config, abi: { rules } })
  if (client === current) {
    keep(other)
    await client.close()
  } else await other.close()
}

function keep(client: VendorClient): void {
  current = client
  waiting.resolve(client)
  connection.value = { kind: 'ready' }
  generation.value++
  void client.ended.then(() => {
    if (client !== current) return
    current = undefined
    waiting = Promise.withResolvers()
    connection.value = { kind: 'lost', reason: 'The connection was lost.' }
    void connectAgain(undefined)
  })
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms))
}

/** Posts bytes, given as base64, to the console's program. Returns the JSON of its answer. */
export async function readBytes<Answer>(path: string, base64: string): Promise<Answer> {
  const response = await fetch(path, { method: 'POST', body: bytesOfBase64(base64) })
  if (!response.ok) throw new Error(await response.text())
  return (await response.json()) as Answer
}
