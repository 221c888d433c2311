/** WebAssembly components of the tests: texts beside the binaries that were assembled from them. */
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

/** Bytes of a component, and their SHA-256 as hex. */
export interface TestComponent {
  readonly bytes: Uint8Array
  readonly hash: string
}

export function readComponent(name: 'bytes' | 'random'): TestComponent {
  const bytes = new Uint8Array(readFileSync(new URL(`../core/wasm/components/${name}.wasm`, import.meta.url)))
  return { bytes, hash: createHash('sha256').update(bytes).digest('hex') }
}
