import { readdirSync, readFileSync } from 'node:fs'

/** One step; exactly one of the keys besides `host`. Source: test/transcripts/README.md. */
export interface Step {
  readonly host?: string
  readonly send?: unknown
  readonly sendTogether?: readonly unknown[]
  readonly sendRaw?: string
  readonly sendBytes?: string
  readonly sendFilled?: { readonly bytes: number; readonly message: unknown }
  readonly expect?: unknown
  readonly expectAll?: readonly unknown[]
  readonly expectRaw?: string
  readonly expectClosed?: { readonly exit?: number | null; readonly code?: number }
  readonly delay?: number
  readonly close?: true
  readonly signal?: NodeJS.Signals
}

export interface Transcript {
  readonly file: string
  readonly scenario: string
  readonly source: string
  readonly settings?: Readonly<Record<string, string | number | boolean>>
  readonly transports?: readonly ('stdio' | 'websocket')[]
  readonly whole?: boolean
  readonly steps: readonly Step[]
}

const ownFolder = new URL('../../transcripts/', import.meta.url)

/** The transcripts of a folder; its URL ends with a slash. */
export function readTranscripts(folder: URL = ownFolder): Transcript[] {
  const files = readdirSync(folder).filter((file) => file.endsWith('.jsonl'))
  return files.map((file) => {
    const lines = readFileSync(new URL(file, folder), 'utf8').trim().split('\n')
    const [header, ...steps] = lines.map((line) => JSON.parse(line))
    return { file, ...header, steps }
  })
}

/** Whether the daemon does not survive the transcript or must be started for it. */
export function needsOwnDaemon({ settings, steps }: Transcript): boolean {
  return settings !== undefined || steps.some(({ signal, expectClosed, host }) => signal || (expectClosed && !host))
}
