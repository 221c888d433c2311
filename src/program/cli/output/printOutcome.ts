/** One answer of a command: a document or text on stdout, errors in text mode on stderr. */
import { escapedJson } from '../../../schema/escapedJson.ts'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import type { Failure } from '../../common/failure/Failure.ts'
import { printable, printableLines, terminalText } from '../../common/printable.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodeNames, exitCodes } from '../errors/exitCodes.ts'
import type { ToolError } from '../errors/ToolError.ts'
import { paintFailure, paintHint } from './paint.ts'
import { prettyJson } from './prettyJson.ts'
import { type Selection, selectedText } from './Selection.ts'
import { printNote } from './standardError.ts'
import { printText } from './standardOutput.ts'

/** Increased when a member of a document is renamed or removed. */
const SCHEMA_VERSION = 1
/** Characters of an error without --verbose. */
const LONGEST_MESSAGE = 400

export interface Report {
  readonly isJson: boolean
  readonly isVerbose: boolean
  /** Name of the command; empty without a command. */
  readonly command: string
  /** Errors as the network's own tool prints them, with exit code 1. */
  readonly isCompat?: boolean
  /** URL of a page about the error. */
  readonly link?: string | undefined
}

/** Output settings of a run. */
export interface AnswerForm {
  readonly isJson: boolean
  readonly selection: Selection | undefined
  /** Name of the command, if its document gets the member names of the network's own tool. */
  readonly compat?: string | undefined
}

export async function printOutcome(outcome: Outcome, form: AnswerForm): Promise<number> {
  const isPrinted = await printAnswer(outcome, form)
  const code = outcome.exitCode ?? (isPrinted ? exitCodes.ok : exitCodes.failure)
  return form.compat !== undefined && code !== exitCodes.ok ? exitCodes.failure : code
}

/**
 * Prints a document, the selected part of it, or text. Returns false when the selection does not fit the document,
 * which is then printed whole: the result of a command must not be lost.
 */
export async function printAnswer({ json, text }: Pick<Outcome, 'json' | 'text'>, form: AnswerForm): Promise<boolean> {
  if (!form.isJson) {
    if (text !== '') await printText(`${terminalText(text)}\n`)
    return true
  }
  if (json === undefined) return true
  if (form.compat !== undefined) {
    const { compatDocument } = await import('./compatDocuments.ts')
    await printText(`${escapedJson(stringifyExactJson(compatDocument(form.compat, json as object)))}\n`)
    return true
  }
  if (form.selection === undefined) {
    await printDocument(json as object)
    return true
  }
  try {
    await printText(`${terminalText(selectedText(form.selection.apply(json as object)))}\n`)
    return true
  } catch (error) {
    await printDocument(json as object)
    printNote(paintFailure(printable(`--select cannot be applied to the output: ${(error as Error).message}`)))
    return false
  }
}

/** Prints what went wrong. */
export async function printFailure(
  error: ToolError,
  { isJson, isVerbose, command, isCompat, link }: Report,
): Promise<number> {
  const { message, exitCode, details } = error
  const { code, failure, hint = failure && (await import('./failureHint.ts')).failureHint(failure) } = details
  const data = failure === undefined ? details.data : { ...(details.data as object | undefined), failure }
  if (isCompat) {
    const { compatFailure } = await import('./compatDocuments.ts')
    await printText(`${escapedJson(stringifyExactJson(compatFailure(message, details)))}\n`)
    return exitCodes.failure
  }
  if (isJson) {
    const name = exitCodeNames[exitCode]
    const body = { code: code ?? null, name, exit_code: exitCode, message, hint: hint ?? null, data: data ?? null }
    await printDocument({ error: body })
    return exitCode
  }
  const program = command === '' ? 'vendorclient' : `vendorclient ${command}`
  const { logsOf, withoutLogs } = await import('../../../errors/withLogs.ts')
  const logs = logsOf(data)
  const text = withoutLogs(message)
  const told = isVerbose ? indented(text) : printable(inShort(text))
  const lines = [paintFailure(`${program}: ${told}${code === undefined ? '' : ` (error ${code})`}`)]
  if (failure !== undefined) lines.push(...(await explanationLines(failure)))
  if (logs.length > 0) lines.push('The contract printed:', ...logs.map((line) => `  ${printable(line)}`))
  if (hint !== undefined && hint !== failure?.remedy) lines.push(paintHint(indented(hint)))
  if (link !== undefined) lines.push(linkLine(link))
  if (isVerbose && data !== undefined) lines.push(prettyJson(data))
  printNote(lines.join('\n'))
  return exitCode
}

/** The explanation below the message, indented. */
async function explanationLines(failure: Failure): Promise<string[]> {
  const { failureLines } = await import('../../common/failure/failureRows.ts')
  return failureLines(failure, stringifyExactJson).map((line) => `  ${printable(line)}`)
}

/** A line below the output of a command for people. */
export function linkLine(link: string): string {
  return `console: ${link}`
}

/** Foreign text must not look like a line of this program. */
function indented(text: string): string {
  return printableLines(text).replaceAll('\n', '\n  ')
}

/** Shortened, because servers answer with whole pages. */
function inShort(message: string): string {
  const line = message.replace(/\s+/g, ' ').trim()
  return line.length <= LONGEST_MESSAGE ? line : `${line.slice(0, LONGEST_MESSAGE)}…`
}

function printDocument(document: object): Promise<void> {
  return printText(`${escapedJson(stringifyExactJson({ schema_version: SCHEMA_VERSION, ...document }))}\n`)
}
