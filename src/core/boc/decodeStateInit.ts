import type { Cell } from '../cells/index.ts'
import { parseStateInit } from '../tlb/index.ts'
import { getCompilerVersion } from './codeSalt.ts'
import { withBocErrors } from './withBocErrors.ts'

/**
 * Parts of a state init. Hashes are 64 hex digits; they and the depths are those of the parts as they are given, so with
 * pruned branches the same as those of their BOCs (row B3 of the differences to the official library).
 */
export interface DecodedStateInit {
  readonly code?: Cell
  readonly codeHash?: string
  readonly codeDepth?: number
  readonly data?: Cell
  readonly dataHash?: string
  readonly dataDepth?: number
  readonly library?: Cell
  readonly tick?: boolean
  readonly tock?: boolean
  readonly splitDepth?: number
  /** Compiler version; absent if the code does not state it. */
  readonly compilerVersion?: string
}

/** Splits a state init. Throws BocError `invalid`. Source: modules 3.5. */
export function decodeStateInit(cell: Cell): DecodedStateInit {
  const { code, data, library, special, splitDepth } = withBocErrors('invalid', 'state init', () =>
    parseStateInit(cell),
  )
  const compilerVersion = code && readableCompilerVersion(code)
  return {
    ...(code && { code, codeHash: code.hashHex(), codeDepth: code.depth() }),
    ...(data && { data, dataHash: data.hashHex(), dataDepth: data.depth() }),
    ...(library && { library }),
    ...special,
    ...(splitDepth !== undefined && { splitDepth }),
    ...(compilerVersion !== undefined && { compilerVersion }),
  }
}

function readableCompilerVersion(code: Cell): string | undefined {
  try {
    return getCompilerVersion(code)
  } catch {
    return undefined
  }
}
