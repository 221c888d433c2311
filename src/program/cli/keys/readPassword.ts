/** Passwords of key files: entered without echo, or from the sources that scripts use. */
import { readSync } from 'node:fs'
import { decodedText, inputText } from '../arguments/inputText.ts'
import { readText } from '../arguments/readInput.ts'
import type { OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'
import { askSecret } from './askSecret.ts'

export const passwordOption: OptionDefinition = {
  name: 'password-from',
  value: 'SOURCE',
  summary:
    'Source of the password of encrypted keys: env:NAME, fd:NUMBER, or a file with the password on its first line. Default: asks for it.',
}

/** Shortest password of a new key file, in characters. */
const MIN_LENGTH = 8
/** Longest password, in bytes. */
const MAX_BYTES = 1024

/** The password of an existing file. Throws ToolError (2). */
export async function readPassword(session: Session, what: string): Promise<string> {
  const source = session.text('password-from')
  if (source !== undefined) return readSource(source)
  session.progress.end()
  const password = await askSecret(`Password of ${what}: `)
  if (password !== '') return password
  throw new ToolError(exitCodes.usage, `No password for ${what}`, {
    hint: 'In a script: --password-from env:NAME, fd:NUMBER, or a file.',
  })
}

/** The password of a new file; on a terminal it is asked for twice. Throws ToolError (2). */
export async function readNewPassword(session: Session, what: string): Promise<string> {
  const source = session.text('password-from')
  const password = source === undefined ? await askSecret(`New password of ${what}: `) : readSource(source)
  if ([...password].length < MIN_LENGTH) {
    throw new ToolError(exitCodes.usage, `The password must have at least ${MIN_LENGTH} characters`)
  }
  const isTyped = source === undefined && process.stdin.isTTY === true
  if (isTyped && (await askSecret('Repeat the password: ')) !== password) {
    throw new ToolError(exitCodes.usage, 'The two passwords differ; nothing was written')
  }
  return password
}

function readSource(source: string): string {
  const text = decodedText(sourceText(source).split(/\r?(?:\n|$)/, 1)[0]!, 'The password', 'password')
  if (text === '') throw new ToolError(exitCodes.usage, '--password-from gives an empty password')
  return text
}

function sourceText(source: string): string {
  if (source.startsWith('env:')) {
    const value = process.env[source.slice(4)]
    if (value !== undefined) return decodedText(value, `Environment variable ${source.slice(4, 64)}`, 'environment')
    throw new ToolError(exitCodes.usage, `Environment variable ${source.slice(4, 64)} is not set`)
  }
  if (!source.startsWith('fd:')) return readText(source, '--password-from', 'password')
  if (!/^fd:\d{1,5}$/.test(source)) throw new ToolError(exitCodes.usage, 'Invalid --password-from: expected fd:NUMBER')
  return readDescriptor(Number(source.slice(3)))
}

/** Reads up to the end of the first line, so that the writer may keep the other end open. */
function readDescriptor(descriptor: number): string {
  const bytes: number[] = []
  const one = Buffer.alloc(1)
  try {
    while (bytes.length <= MAX_BYTES && readSync(descriptor, one) === 1 && one[0] !== 0x0a) bytes.push(one[0]!)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    throw new ToolError(exitCodes.usage, `--password-from: descriptor ${descriptor} cannot be read (${code})`)
  }
  return inputText(Uint8Array.from(bytes), `--password-from: descriptor ${descriptor}`, 'password')
}
