import { nativeDifference } from './nativeDifference.ts'
import type { NativeAnswer, NativeCase, NativeExceptions } from './readNativeCases.ts'

/** The answering side: the library in this process, or a daemon. Errors of the library have a numeric `code`. */
export interface NativeCaller {
  call(method: string, params: object): Promise<unknown>
}

export interface ReplayOptions {
  /** Calls that are under way at a time. Default 32. */
  readonly atOnce?: number
}

/** What is wrong with one case, ready to be shown. */
export interface ReplayFinding {
  readonly id: string
  readonly problem: string
}

/**
 * Makes the calls and returns those whose answers are neither the native ones nor those of an exception. Exceptions
 * that agree with the native answer, that name no row or whose case is missing are findings too, so that the list stays
 * true.
 */
export async function replayNativeCases(
  caller: NativeCaller,
  cases: readonly NativeCase[],
  exceptions: NativeExceptions = { rows: {}, cases: {} },
  { atOnce = 32 }: ReplayOptions = {},
): Promise<ReplayFinding[]> {
  const findings = findingsOfList(cases, exceptions)
  let next = 0
  const work = async () => {
    while (next < cases.length) {
      const given = cases[next++]!
      const problem = problemOf(given, await answerOf(caller, given), exceptions)
      if (problem !== undefined) findings.push({ id: given.id, problem: `${given.method}: ${problem}` })
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return findings
}

/** The answer to one case. Throws anything that is not an error of the library. */
export async function answerOf(caller: NativeCaller, { method, params }: NativeCase): Promise<NativeAnswer> {
  try {
    return { result: await caller.call(method, params) }
  } catch (error) {
    const code = (error as { code?: unknown } | null)?.code
    if (typeof code !== 'number') throw error
    return { error: { code } }
  }
}

function problemOf(
  { id, expect }: NativeCase,
  answer: NativeAnswer,
  { cases, rows }: NativeExceptions,
): string | undefined {
  const difference = nativeDifference(expect, answer)
  const exception = cases[id]
  if (exception === undefined) return difference
  if (difference === undefined) return `agrees, though it is listed under ${exception.row}`
  if (rows[exception.row] === undefined) return `is listed under ${exception.row}, which is no row`
  const own = nativeDifference(exception.ours, answer)
  return own && `is listed under ${exception.row}, but is answered otherwise: ${own}`
}

function findingsOfList(cases: readonly NativeCase[], exceptions: NativeExceptions): ReplayFinding[] {
  const ids = new Set(cases.map(({ id }) => id))
  const used = new Set(Object.values(exceptions.cases).map(({ row }) => row))
  return [
    ...Object.keys(exceptions.cases)
      .filter((id) => !ids.has(id))
      .map((id) => ({ id, problem: 'is listed as an exception, but there is no such case' })),
    ...Object.keys(exceptions.rows)
      .filter((row) => !used.has(row))
      .map((row) => ({ id: row, problem: 'is a row of the exceptions without a case' })),
  ]
}
