import { existsSync, readFileSync } from 'node:fs'

/** One known call: its inputs and the expected result or error. */
export interface Vector {
  readonly name: string
  readonly method: string
  readonly params?: Record<string, unknown>
  readonly setup?: readonly { method: string; params: Record<string, unknown>; save?: string }[]
  readonly expect?: unknown
  readonly error?: { readonly code?: number }
}

/** Folder of vector files; they are not part of the project and tests say so when they are absent. */
export const vectorFolder =
  process.env['VENDORCLIENT_VECTORS'] ?? new URL('../../../shared/vectors/', import.meta.url).pathname

/** Groups of values of a file that is one object, or `undefined` if it does not exist. */
export function readVectorGroups<Groups>(file: string): Groups | undefined {
  const path = `${vectorFolder}/${file}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Groups) : undefined
}

/** Vectors of a file, or `undefined` if it does not exist. */
export function readVectors(file: string): Vector[] | undefined {
  const path = `${vectorFolder}/${file}`
  return existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Vector[]) : undefined
}
