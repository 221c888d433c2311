/** Reads source code around a failing line: the excerpt, the functions, the condition, and the name of the error. */
import type { OwnCode } from '../common/failure/explainFailure.ts'
import type { Failure, SourceFrame } from '../common/failure/Failure.ts'

/** A line of a file, from 1. */
interface Place {
  readonly file: string
  readonly line: number
}

/** Registered source files. */
export interface Sources {
  /** Lines of a file; `undefined` if it is not registered. */
  lines(file: string): readonly string[] | undefined
  readonly files: readonly string[]
}

export interface FailingSource {
  readonly frames: readonly SourceFrame[]
  readonly excerpt: Failure['excerpt']
  /** Name and text of the error, as far as the source shows them. */
  readonly own: OwnCode | undefined
}

/** Lines before and after the failing one. */
const BEFORE = 3
const AFTER = 2
/** Longest line that is shown. */
const MAX_LINE = 200

/** `places`: the failing line, then its callers. `code`: exit code of the contract. */
export function readFailingSource(
  places: readonly Place[],
  sources: readonly Sources[],
  code: number | undefined,
): FailingSource {
  const linesOf = (file: string) => sources.map((each) => each.lines(file)).find((lines) => lines !== undefined)
  const frames = places.map(({ file, line }) => {
    const name = functionAt(linesOf(file) ?? [], line)
    return { file, line, ...(name !== undefined && { function: name }) }
  })
  const [failing] = places
  const lines = failing === undefined ? undefined : linesOf(failing.file)
  const own = code === undefined ? undefined : ownOf(sources, lines && statementAt(lines, failing!.line), code)
  return { frames, excerpt: lines === undefined ? [] : excerptOf(lines, failing!.line), own }
}

function excerptOf(lines: readonly string[], line: number): Failure['excerpt'] {
  const first = Math.max(1, line - BEFORE)
  return lines.slice(first - 1, line + AFTER).map((text, index) => {
    return { line: first + index, text: text.replaceAll('\t', '    ').trimEnd().slice(0, MAX_LINE) }
  })
}

const DECLARATION = /\b(?:function|fun|modifier)\s+([A-Za-z_][\w.]*)|\b(constructor|receive|fallback|onBounce)\s*\(/

/** Name of the function that contains the line. */
function functionAt(lines: readonly string[], line: number): string | undefined {
  const found = lines.slice(0, line).findLast((text) => DECLARATION.test(withoutComment(text)))
  const match = found === undefined ? undefined : DECLARATION.exec(found)
  return match?.[1] ?? match?.[2]
}

/** Longest statement, in lines. */
const MAX_STATEMENT = 8

/** The statement that begins in the line. */
function statementAt(lines: readonly string[], line: number): string {
  const rest = lines.slice(line - 1, line - 1 + MAX_STATEMENT)
  const end = rest.findIndex((text) => withoutComment(text).includes(';'))
  return rest
    .slice(0, end + 1 || 1)
    .map((text) => withoutComment(text).trim())
    .join(' ')
}

/** Without `//` and what follows it, unless it is inside of a text. */
function withoutComment(text: string): string {
  return /^(?:[^"/]|"(?:[^"\\]|\\.)*"|\/(?!\/))*/.exec(text)?.[0] ?? text
}

function ownOf(sources: readonly Sources[], statement: string | undefined, code: number): OwnCode | undefined {
  const name = constantOf(sources, statement, code)
  const meaning = statement === undefined ? undefined : (textOf(statement) ?? conditionOf(statement))
  return name === undefined && meaning === undefined ? undefined : { name, meaning }
}

const CONSTANT = /\bconst(?:ant)?\b[^=;]*?\b([A-Za-z_]\w*)\s*(?::\s*\w+\s*)?=\s*(0x[0-9a-fA-F]+|\d+)\s*(?:;|$|\/\/)/

/** The constant with this value: the one in the statement, else the only one that is called an error. */
function constantOf(sources: readonly Sources[], statement: string | undefined, code: number): string | undefined {
  const names = new Set<string>()
  for (const { files, lines } of sources) {
    for (const text of files.flatMap((file) => lines(file) ?? [])) {
      const [, name, value] = CONSTANT.exec(text) ?? []
      if (name !== undefined && Number(value) === code) names.add(name)
    }
  }
  const used = [...names].find((name) => statement !== undefined && new RegExp(`\\b${name}\\b`).test(statement))
  if (used !== undefined) return used
  const errors = [...names].filter((name) => /err|exc/i.test(name))
  return errors.length === 1 ? errors[0] : undefined
}

/** The text of `require(condition, code, "text")` and the like. */
function textOf(statement: string): string | undefined {
  const texts = [...statement.matchAll(/"((?:[^"\\]|\\.)+)"/g)]
  return /\b(require|revert|throw|assert)\b/.test(statement) ? texts.at(-1)?.[1] : undefined
}

/** The condition that did not hold. */
function conditionOf(statement: string): string | undefined {
  const start = /\b(?:require|assert)\s*\(/.exec(statement)
  if (start === null) return undefined
  const inside = statement.slice(start.index + start[0].length)
  let depth = 0
  for (const [index, letter] of [...inside].entries()) {
    if (letter === '(' || letter === '[') depth++
    if (letter === ']') depth--
    const isEnd = depth === 0 && (letter === ',' || letter === ')')
    if (isEnd) return `${inside.slice(0, index).trim()} is not true`
    if (letter === ')') depth--
  }
  return undefined
}

/** Name and text of an error in an ABI: `errors` by code, or the list `thrown_errors` of Tolk. */
export function errorOfAbi(abi: object, code: number): OwnCode | undefined {
  const { errors, thrown_errors: thrown } = abi as { errors?: unknown; thrown_errors?: unknown }
  const listed = [errors, thrown].filter(Array.isArray).flat() as readonly AbiError[]
  const found = listed.find((error) => (error?.err_code ?? error?.code) === code) ?? byCode(errors, code)
  if (found === undefined) return undefined
  const { name, description, message } = typeof found === 'string' ? { name: found } : (found as AbiError)
  return { name: textOrNone(name), meaning: textOrNone(description) ?? textOrNone(message) }
}

interface AbiError {
  readonly err_code?: unknown
  readonly code?: unknown
  readonly name?: unknown
  readonly description?: unknown
  readonly message?: unknown
}

function byCode(errors: unknown, code: number): unknown {
  if (typeof errors !== 'object' || errors === null || Array.isArray(errors)) return undefined
  return (errors as Readonly<Record<string, unknown>>)[code] ?? undefined
}

function textOrNone(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value.slice(0, 300) : undefined
}
