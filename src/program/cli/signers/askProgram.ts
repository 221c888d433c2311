/**
 * Runs a signer program for one request: a JSON document on its standard input, its answer on standard output, and its
 * standard error on the terminal. Neither is ever logged or quoted. Source: docs/guides/hardware-wallets.md.
 */
import { type ChildProcess, spawn } from 'node:child_process'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

const PROTOCOL = 'vendorclient-signer/1'

/** Longest answer, in bytes. */
const MAX_ANSWER_BYTES = 65_536
/** How long a program may take to end after it was asked to, in ms. */
const KILL_AFTER_MS = 2000

export interface SignerProgram {
  /** File name, or a name to look for in PATH. It gets no arguments. */
  readonly program: string
  readonly timeoutMs: number
}

/** The person or the program declined. */
export class SignerRefused extends ToolError {}

/** Answer of the program. Throws SignerRefused (2), ToolError (1, 2, 14). */
export async function askProgram(
  { program, timeoutMs }: SignerProgram,
  request: object,
): Promise<Readonly<Record<string, unknown>>> {
  const name = `The signer "${program.slice(0, 200)}"`
  const end = await runProgram(program, stringifyExactJson({ protocol: PROTOCOL, ...request }), timeoutMs)
  if (end.type === 'unstartable') {
    throw new ToolError(exitCodes.usage, `${name} cannot be started: ${end.reason}; nothing was signed`)
  }
  if (end.type === 'late') {
    const text = `${name} did not answer within ${timeoutMs / 1000} s and was stopped; nothing was sent`
    throw new ToolError(exitCodes.timeout, text, { hint: '--signer-timeout sets another limit.' })
  }
  const answer = readAnswer(end.output)
  if (typeof answer?.['refused'] === 'string') {
    const reason = answer['refused'].slice(0, 500)
    throw new SignerRefused(exitCodes.usage, `${name} refused${reason === '' ? '' : `: ${reason}`}; nothing was signed`)
  }
  if (end.how !== undefined) throw new ToolError(exitCodes.failure, `${name} ${end.how}; nothing was sent`)
  if (answer === undefined) {
    throw new ToolError(exitCodes.failure, `${name} did not answer with one JSON object; nothing was sent`)
  }
  return answer
}

type ProgramEnd =
  | { readonly type: 'unstartable'; readonly reason: string }
  | { readonly type: 'late' }
  /** `how`: why the answer must not be used. */
  | { readonly type: 'ended'; readonly output: string; readonly how: string | undefined }

function runProgram(program: string, request: string, timeoutMs: number): Promise<ProgramEnd> {
  return new Promise((resolve) => {
    const child = spawn(program, [], { stdio: ['pipe', 'pipe', 'inherit'], windowsHide: true })
    const output: Buffer[] = []
    let size = 0
    let isLate = false
    const timer = setTimeout(() => {
      isLate = true
      stop(child)
    }, timeoutMs)
    child.once('error', (error: NodeJS.ErrnoException) => {
      clearTimeout(timer)
      resolve({ type: 'unstartable', reason: startFailures[error.code ?? ''] ?? error.message })
    })
    child.stdout.on('data', (chunk: Buffer) => {
      size += chunk.length
      if (size <= MAX_ANSWER_BYTES) output.push(chunk)
      else stop(child)
    })
    // A program that does not read its request may still answer.
    child.stdin.on('error', () => {})
    child.stdin.end(`${request}\n`)
    child.once('close', (code, signal) => {
      clearTimeout(timer)
      if (isLate) resolve({ type: 'late' })
      else
        resolve({ type: 'ended', output: Buffer.concat(output).toString('utf8'), how: failureOf(code, signal, size) })
    })
  })
}

const startFailures: Readonly<Record<string, string>> = {
  ENOENT: 'there is no such program',
  EACCES: 'it is not executable',
}

function failureOf(code: number | null, signal: string | null, size: number): string | undefined {
  if (size > MAX_ANSWER_BYTES) return `answered with more than ${MAX_ANSWER_BYTES} bytes`
  if (signal !== null) return `was ended by ${signal}`
  return code === 0 ? undefined : `ended with exit code ${code}`
}

function stop(child: ChildProcess): void {
  child.kill('SIGTERM')
  setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS).unref()
  // Programs that it started may keep the pipe open.
  child.stdout?.destroy()
}

function readAnswer(output: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const value: unknown = JSON.parse(output)
    return typeof value === 'object' && value !== null && !Array.isArray(value)
      ? (value as Record<string, unknown>)
      : undefined
  } catch {
    return undefined
  }
}
