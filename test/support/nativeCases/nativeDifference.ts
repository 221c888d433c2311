import { base64ToBytes } from '../../../src/core/bytes/index.ts'
import { parseBocRoots, unlessBroken } from '../../../src/core/cells/index.ts'
import type { NativeAnswer } from './readNativeCases.ts'

/**
 * How an answer differs from the expected one, in one line; `undefined` when it agrees. Everything that is expected must be
 * there: objects may have more fields, arrays have the same length, `null` matches an absent field. BOCs agree when their
 * cells do, since the order of the cells is free. Of an error the code counts.
 */
export function nativeDifference(expected: NativeAnswer, actual: NativeAnswer): string | undefined {
  if (expected.error !== undefined) {
    return actual.error?.code === expected.error.code
      ? undefined
      : `expected error ${expected.error.code}, got ${shown(actual)}`
  }
  if (actual.error !== undefined) return `expected a result, got ${shown(actual)}`
  return differenceOf(expected.result, actual.result, 'result')
}

function differenceOf(expected: unknown, actual: unknown, path: string): string | undefined {
  if (expected === null) return actual === null || actual === undefined ? undefined : differs(path, expected, actual)
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return differs(path, expected, actual)
    return firstOf(expected, (item, index) => differenceOf(item, actual[index], `${path}[${index}]`))
  }
  if (typeof expected === 'object') {
    if (typeof actual !== 'object' || actual === null) return differs(path, expected, actual)
    const fields = actual as Readonly<Record<string, unknown>>
    return firstOf(Object.entries(expected as object), ([key, value]) =>
      differenceOf(value, fields[key], `${path}.${key}`),
    )
  }
  return expected === actual || holdSameCells(expected, actual) ? undefined : differs(path, expected, actual)
}

function firstOf<T>(items: readonly T[], find: (item: T, index: number) => string | undefined): string | undefined {
  for (const [index, item] of items.entries()) {
    const found = find(item, index)
    if (found !== undefined) return found
  }
  return undefined
}

/** Base64 of the magic number that bags of cells begin with; single hashes and keys never hold it. */
const BOC_PREFIX = 'te6cc'

function holdSameCells(left: unknown, right: unknown): boolean {
  const hashes = hashesOf(left)
  return hashes !== undefined && hashes === hashesOf(right)
}

/** Hashes of the roots of a BOC; `undefined` for any other value. */
function hashesOf(value: unknown): string | undefined {
  if (typeof value !== 'string' || !value.startsWith(BOC_PREFIX)) return undefined
  const bytes = base64ToBytes(value)
  const roots = bytes && unlessBroken(() => parseBocRoots(bytes))
  return roots?.map((root) => root.hashHex()).join()
}

const MAX_SHOWN = 200

function differs(path: string, expected: unknown, actual: unknown): string {
  return `${path}: expected ${shown(expected)}, got ${shown(actual)}`
}

function shown(value: unknown): string {
  return (JSON.stringify(value) ?? 'nothing').slice(0, MAX_SHOWN)
}
