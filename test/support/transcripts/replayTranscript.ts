/** Plays a transcript against a daemon. Source: test/transcripts/README.md. */
import { deepStrictEqual } from 'node:assert'
import { recordCalledFunction } from '../daemon/calledFunctions.ts'
import type { Host } from '../daemon/Host.ts'
import type { StdioHost } from '../daemon/StdioHost.ts'
import { fillIn, matches, matchInAnyOrder, matchPattern, type Saved } from './matchPattern.ts'
import type { Step, Transcript } from './readTranscripts.ts'

export interface ReplayOptions {
  /** The first host; its name is `main`. */
  readonly host: Host
  /** Connects a further host to the same daemon. */
  readonly connect?: () => Promise<Host>
  readonly signal: (signal: NodeJS.Signals) => void
  /** Sends every message in pieces of this many bytes. */
  readonly pieceBytes?: number
}

export async function replayTranscript(transcript: Transcript, options: ReplayOptions): Promise<void> {
  const hosts = new Map<string, Host>([['main', options.host]])
  const saved: Saved = {}
  for (const [index, step] of transcript.steps.entries()) {
    const name = step.host ?? 'main'
    if (!hosts.has(name)) hosts.set(name, await options.connect!())
    try {
      await play(step, hosts.get(name)!, saved, options)
    } catch (error) {
      throw new Error(`${transcript.file} line ${index + 2}: ${(error as Error).message}`)
    }
  }
  for (const host of hosts.values()) {
    await settle(host)
    deepStrictEqual(
      host.unread.map(({ text }) => text),
      [],
      'nothing else comes',
    )
    for (const text of host.received) checkEnvelopes(JSON.parse(text))
  }
}

async function play(step: Step, host: Host, saved: Saved, { signal, pieceBytes }: ReplayOptions): Promise<void> {
  const send = async (message: unknown) => {
    recordMethods(message)
    if (pieceBytes === undefined) host.send(message)
    else await host.sendInPieces(message, pieceBytes)
  }
  if (step.send !== undefined) await send(fillIn(step.send, saved))
  else if (step.sendRaw !== undefined) await send(step.sendRaw)
  else if (step.sendTogether !== undefined) {
    const messages = step.sendTogether.map((message) => fillIn(message, saved))
    if (pieceBytes === undefined) host.sendTogether(messages)
    else for (const message of messages) await send(message)
  } else if (step.sendFilled !== undefined) await send(fill(step.sendFilled))
  else if (step.sendBytes !== undefined) (host as StdioHost).write(Buffer.from(step.sendBytes, 'hex'))
  else if (step.expect !== undefined) matchPattern((await host.next()).json, step.expect, saved)
  else if (step.expectRaw !== undefined) deepStrictEqual((await host.next()).text, step.expectRaw)
  else if (step.expectAll !== undefined) await expectAll(host, step.expectAll, saved)
  else if (step.expectClosed !== undefined) await expectClosed(host, step.expectClosed)
  else if (step.delay !== undefined) await new Promise((resolve) => setTimeout(resolve, step.delay))
  else if (step.close !== undefined) host.close()
  else if (step.signal !== undefined) signal(step.signal)
  else throw new Error('unknown step')
}

async function expectAll(host: Host, patterns: readonly unknown[], saved: Saved): Promise<void> {
  const messages: unknown[] = []
  for (const _ of patterns) messages.push((await host.next()).json)
  matchInAnyOrder(messages, patterns, saved)
}

async function expectClosed(host: Host, { exit, code }: NonNullable<Step['expectClosed']>): Promise<void> {
  const ending = await host.ended()
  const expected = host.kind === 'stdio' ? exit : code
  if (expected !== undefined) deepStrictEqual(ending.code, expected)
}

function fill({ bytes, message }: NonNullable<Step['sendFilled']>): string {
  const text = JSON.stringify(message)
  return text.replace('$fill', 'x'.repeat(bytes - Buffer.byteLength(text) + '$fill'.length))
}

/** Waits for a last answer, before which the daemon has sent everything else. */
async function settle(host: Host): Promise<void> {
  if (host.hasEnded) return
  const id = 'end of transcript'
  host.send({ jsonrpc: '2.0', id, method: 'daemon.ping' })
  await host.next((message) => matches(message, { id }, {}))
}

function checkEnvelopes(message: Record<string, unknown> | Record<string, unknown>[]): void {
  if (Array.isArray(message)) {
    for (const entry of message) checkEnvelopes(entry)
    return
  }
  deepStrictEqual(message['jsonrpc'], '2.0')
  const keys = Object.keys(message).sort().join()
  if (!['id,jsonrpc,result', 'error,id,jsonrpc', 'jsonrpc,method,params'].includes(keys)) {
    throw new Error(`No answer and no notification: ${JSON.stringify(message).slice(0, 200)}`)
  }
  if (message['error'] !== undefined)
    deepStrictEqual(Object.keys(message['error'] as object), ['code', 'message', 'data'])
}

function recordMethods(message: unknown): void {
  const entries = (Array.isArray(message) ? message : [message]) as ({ method?: unknown } | null)[]
  for (const entry of entries) if (typeof entry?.method === 'string') recordCalledFunction(entry.method)
}
