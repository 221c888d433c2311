/** Texts and bytes that a command line names: files, standard input. Never quotes what it read. */
import { existsSync, readFileSync } from 'node:fs'
import { buffer as readAll } from 'node:stream/consumers'
import { decodeInput } from '../../../core/bytes/utf8.ts'
import { jsonMistake } from '../../../schema/jsonMistake.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { type InputKind, inputText } from './inputText.ts'

/** Throws ToolError (2) that names the file. */
export function readBytes(file: string, what: string): Buffer {
  if (/^https?:\/\//.test(file)) {
    throw new ToolError(exitCodes.usage, `${what}: links are not followed; save the file first`)
  }
  try {
    return readFileSync(file)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    const reason = code === 'ENOENT' ? 'does not exist' : code === 'EISDIR' ? 'is a folder' : `cannot be read (${code})`
    throw new ToolError(exitCodes.usage, `${what}: file "${file.slice(0, 200)}" ${reason}`)
  }
}

/** Text of a file in UTF-8, without a byte order mark. Throws ToolError (2) that names the file. */
export function readText(file: string, what: string, kind?: InputKind): string {
  return inputText(readBytes(file, what), `${what}: file "${file.slice(0, 200)}"`, kind)
}

/** The same for standard input. */
async function readStandardInput(what: string): Promise<string> {
  return inputText(await readAll(process.stdin), `${what}: standard input`)
}

/** Hex or base64 text of a file, with any line breaks; empty for a file that is not text. */
export function readEncodedText(file: string, what: string): string {
  return encodedText(readBytes(file, what))
}

function encodedText(bytes: Uint8Array): string {
  return decodeInput(bytes)?.replace(/\s+/g, '') ?? ''
}

/** A BOC in a file, binary or as base64 or hex text with any line breaks, as base64. */
export function readBocFile(file: string, what: string): string {
  const bytes = readBytes(file, what)
  const text = bytes.length < 2 ** 25 ? encodedText(bytes) : ''
  if (/^[0-9a-fA-F]+$/.test(text) && text.length % 2 === 0) return Buffer.from(text, 'hex').toString('base64')
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(text) && text.length % 4 === 0) return text
  return bytes.toString('base64')
}

/** A BOC as text in base64 or hex, else the name of a file that holds one. Returns base64. */
export function readBocArgument(text: string, what: string): string {
  if (/^[0-9a-fA-F]{8,}$/.test(text) && text.length % 2 === 0) return Buffer.from(text, 'hex').toString('base64')
  if (/^te6cc[A-Za-z0-9+/]+={0,2}$/.test(text)) return text
  return readBocFile(text, what)
}

/** Whether a text looks like a file name rather than JSON. */
function looksLikeFile(text: string): boolean {
  return !/^\s*[[{"]/.test(text) && (existsSync(text) || /^[^{}[\]"\s]*[./\\][^{}[\]"\s]*$/.test(text))
}

/**
 * JSON with every digit of its numerals. Throws ToolError (2) for a repeated key in an object, of which parsers keep
 * the last one; SyntaxError.
 */
export async function parseArgumentJson(json: string, what: string): Promise<unknown> {
  const [{ parseExactJson }, { findRepeatedMember, pathText }] = await Promise.all([
    import('../../../schema/numerals.ts'),
    import('../../../schema/repeatedMember.ts'),
  ])
  const value = parseExactJson(json)
  const repeated = findRepeatedMember(json, value)
  if (repeated === undefined) return value
  throw new ToolError(exitCodes.usage, `${what}: the key ${pathText(repeated)} occurs twice`, {
    hint: 'Remove one of the two, or give each key its own value.',
  })
}

/** The text itself, the content of a file for `@file`, or standard input for `-`. Throws ToolError (2). */
export async function readTextArgument(text: string, what: string): Promise<string> {
  if (text === '-') return readStandardInput(what)
  return text.startsWith('@') ? readText(text.slice(1), what) : text
}

/** JSON from an argument as in `readTextArgument`. Throws ToolError (2). */
export async function readJsonArgument(text: string, what: string): Promise<unknown> {
  const json = await readTextArgument(text, what)
  const isElsewhere = text === '-' || text.startsWith('@')
  try {
    return await parseArgumentJson(json, what)
  } catch (error) {
    if (error instanceof ToolError) throw error
    if (!isElsewhere && looksLikeFile(text)) {
      const name = text.slice(0, 200)
      throw existsSync(text)
        ? new ToolError(exitCodes.usage, `${what} must be JSON, and "${name}" is a file`, {
            hint: `To read it: @${name}`,
          })
        : new ToolError(exitCodes.usage, `${what}: file "${name}" does not exist`, {
            hint: 'To read a file, use @file.',
          })
    }
    throw new ToolError(exitCodes.usage, `${what} must be JSON, see ${jsonMistake(json) ?? 'its end'}`, {
      hint: isElsewhere
        ? undefined
        : 'Quote it for the shell, or use @file, - for standard input, or --name value pairs.',
    })
  }
}
