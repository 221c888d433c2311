/** Selects the part of documents that --select names, in the JSON query language of https://jsonquerylang.org. */
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { printable } from '../../common/printable.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { paintFailure, paintHint } from './paint.ts'
import { printNote } from './standardError.ts'

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
    const hint = `The language is JSON Query, not jq: ${what} '.transactions | map(.id)' instead of '.transactions[].id', .0 instead of [0]. See https://jsonquerylang.org`
    const text = `${what} cannot be read: ${(error as Error).message.slice(0, 200)}`
    // With a selection, errors are documents on standard output, which a script may only parse.
    if (what === '--select') printNote([paintFailure(printable(text)), paintHint(hint)].join('\n'))
    throw new ToolError(exitCodes.usage, text, { hint })
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
