/** One answer of a command: a document or text on stdout, errors in text mode on stderr. */
import { stringifyExactJson } from '../../../schema/numerals.ts'
import type { Outcome } from '../definition/Command.ts'
import type { ToolError } from '../session/ToolError.ts'
import { exitCodeNames, exitCodes } from './exitCodes.ts'
import { paintFailure, paintHint } from './paint.ts'
import { prettyJson } from './prettyJson.ts'
import { printText } from './standardOutput.ts'

/** Grows when a member of a document is renamed or removed. */
const SCHEMA_VERSION = 1
/** Characters of an error without --verbose. */
const LONGEST_MESSAGE = 400

export interface Report {
  readonly isJson: boolean
  readonly isVerbose: boolean
  /** Name of the command; empty when there is none. */
  readonly command: string
}

export async function printOutcome(outcome: Outcome, isJson: boolean): Promise<number> {
  if (isJson) await printDocument(outcome.json as object)
  else if (outcome.text !== '') await printText(`${outcome.text}\n`)
  return outcome.exitCode ?? exitCodes.ok
}

/** Prints what went wrong. */
export async function printFailure(error: ToolError, { isJson, isVerbose, command }: Report): Promise<number> {
  const { message, exitCode, details } = error
  const { code, hint, data } = details
  if (isJson) {
    const name = exitCodeNames[exitCode]
    const body = { code: code ?? null, name, exit_code: exitCode, message, hint: hint ?? null, data: data ?? null }
    await printDocument({ error: body })
    return exitCode
  }
  const program = command === '' ? 'vendorclient' : `vendorclient ${command}`
  const told = isVerbose ? message : inShort(message)
  const lines = [paintFailure(`${program}: ${told}${code === undefined ? '' : ` (error ${code})`}`)]
  if (hint !== undefined) lines.push(paintHint(hint))
  if (isVerbose && data !== undefined) lines.push(prettyJson(data))
  process.stderr.write(`${lines.join('\n')}\n`)
  return exitCode
}

/** Servers answer with whole pages. */
function inShort(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE)}…`
}

function printDocument(document: object): Promise<void> {
  return printText(`${stringifyExactJson({ schema_version: SCHEMA_VERSION, ...document })}\n`)
}
