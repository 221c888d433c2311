/** One answer of a command: a document or text on stdout, errors in text mode on stderr. */
import { stringifyExactJson } from '../../schema/numerals.ts'
import { printText } from '../printText.ts'
import { exitCodes } from './exitCodes.ts'
import type { Outcome } from './ToolCommand.ts'
import { ToolError } from './ToolError.ts'

export async function printOutcome(outcome: Outcome, isJson: boolean): Promise<number> {
  if (isJson) await printText(`${stringifyExactJson(outcome.json)}\n`)
  else if (outcome.text !== '') await printText(`${outcome.text}\n`)
  return outcome.exitCode ?? exitCodes.ok
}

/** Prints what went wrong; anything but a ToolError is thrown on. */
export async function printFailure(
  error: unknown,
  { isJson, isVerbose, command }: { readonly isJson: boolean; readonly isVerbose: boolean; readonly command: string },
): Promise<number> {
  if (!(error instanceof ToolError)) throw error
  const { message, exitCode, details } = error
  const { code, hint, data } = details
  if (isJson) {
    const body = {
      message,
      exit_code: exitCode,
      ...(code === undefined ? {} : { code }),
      ...(hint === undefined ? {} : { hint }),
      ...(data === undefined ? {} : { data }),
    }
    await printText(`${stringifyExactJson({ error: body })}\n`)
    return exitCode
  }
  const lines = [`vendorclient ${command}: ${message}${code === undefined ? '' : ` (error ${code})`}`]
  if (hint !== undefined) lines.push(hint)
  if (isVerbose && data !== undefined) lines.push(JSON.stringify(JSON.parse(stringifyExactJson(data)), null, 2))
  process.stderr.write(`${lines.join('\n')}\n`)
  return exitCode
}
