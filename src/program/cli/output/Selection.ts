/** Selects the part of documents that --select names, in the JSON query language of https://jsonquerylang.org. */
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { printable } from '../../common/printable.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'

export interface Selection {
  /** Applies the query to a document. Throws the error of the query if the document does not fit. */
  apply(document: object): unknown
}

/** Throws ToolError (2) for a query that cannot be read. */
export async function readSelection(query: string, what = '--select'): Promise<Selection> {
  const { compile, parse } = await import('@jsonquerylang/jsonquery')
  try {
    const run = compile(parse(query))
    return { apply: (document) => run(JSON.parse(stringifyExactJson(document))) }
  } catch (error) {
    throw new ToolError(exitCodes.usage, `${what} cannot be read: ${(error as Error).message.slice(0, 200)}`, {
      hint: `A path and functions; for example, ${what} '.transactions | map(.id)'. For the language, see https://jsonquerylang.org`,
    })
  }
}

/**
 * A selected value as text for scripts: texts unchanged, lists of plain values line by line, all else as JSON. A text
 * in a list is one line.
 */
export function selectedText(value: unknown): string {
  if (typeof value === 'string') return value
  if (Array.isArray(value) && value.every((entry) => typeof entry !== 'object' || entry === null)) {
    return value.map((entry) => (typeof entry === 'string' ? printable(entry) : JSON.stringify(entry))).join('\n')
  }
  return JSON.stringify(value ?? null)
}
