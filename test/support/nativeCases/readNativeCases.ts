import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseExactJson } from '../../../src/schema/numerals.ts'

/** What a call ended with: a result, of which the expectation may hold a part, or an error, which is known by its code. */
export type NativeAnswer =
  | { readonly result: unknown; readonly error?: undefined }
  | { readonly error: { readonly code: number }; readonly result?: undefined }

/** One call with the answer of the official library. */
export interface NativeCase {
  readonly id: string
  readonly method: string
  readonly params: object
  readonly expect: NativeAnswer
}

/** A case that this library answers otherwise on purpose. */
export interface NativeException {
  /** Key of `rows`. */
  readonly row: string
  /** Answer of this library, which is compared like the native answer of other cases. */
  readonly ours: NativeAnswer
}

/** The exceptions of one corpus, from `<corpus>.exceptions.json`. */
export interface NativeExceptions {
  /** The decision of each row, in one sentence. */
  readonly rows: Readonly<Record<string, string>>
  /** By the id of the case. */
  readonly cases: Readonly<Record<string, NativeException>>
}

const FOLDER = join(import.meta.dirname, '../../vectors/native')

/** Cases of `test/vectors/native/<corpus>.jsonl`, one a line. */
export function readNativeCases(corpus: string): NativeCase[] {
  return readFileSync(join(FOLDER, `${corpus}.jsonl`), 'utf8')
    .trimEnd()
    .split('\n')
    .map(readCase)
}

/** Parameters keep the digits of their numerals; answers are compared as doubles. */
function readCase(line: string): NativeCase {
  const { params } = parseExactJson(line) as NativeCase
  return { ...(JSON.parse(line) as NativeCase), params }
}

/** Minimal cases of `test/vectors/native/repro` whose file names match; the id is the file name without its extension. */
export function readNativeReproductions(pattern: RegExp): NativeCase[] {
  const folder = join(FOLDER, 'repro')
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => ({ id: name.replace(/\.json$/, ''), ...JSON.parse(readFileSync(join(folder, name), 'utf8')) }))
}

/** The official library went down over five contracts that call themselves without end. */
export function hasAnswer({ expect: { error } }: NativeCase): boolean {
  return error?.code !== -99998
}

export function readNativeExceptions(corpus: string): NativeExceptions {
  return JSON.parse(readFileSync(join(FOLDER, `${corpus}.exceptions.json`), 'utf8')) as NativeExceptions
}
