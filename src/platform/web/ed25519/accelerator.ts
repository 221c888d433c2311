/**
 * WebAssembly for checks of signatures, loaded by itself after the first check. Until then, and where the page does not allow it,
 * JavaScript gives the same answers.
 */
import type { PointCombiner } from './PointCombiner.ts'

let combiner: PointCombiner | undefined
let loading: Promise<WebAssembly.Module | undefined> | undefined

/** `undefined` while it is not loaded. The first call begins to load it. */
export function loadedCombiner(): PointCombiner | undefined {
  void loadAccelerator()
  return combiner
}

/** Where the code comes from. */
let source = compile

/**
 * Takes the code from another thread, so that a page that does not allow WebAssembly reports it only once; without one, compiles
 * it. What was loaded before is forgotten.
 */
export function loadAcceleratorFrom(other: () => Promise<WebAssembly.Module | undefined> = compile): void {
  source = other
  loading = undefined
  combiner = undefined
}

/** Loads the code at the first call; `undefined` where the page does not allow WebAssembly. Never rejects. */
export function loadAccelerator(): Promise<WebAssembly.Module | undefined> {
  loading ??= load(source)
  return loading
}

async function compile(): Promise<WebAssembly.Module | undefined> {
  try {
    const { encodePointCode } = await import('./pointCode.ts')
    return await WebAssembly.compile(encodePointCode())
  } catch {
    // The policy of the page, a platform without WebAssembly, or a part that cannot be loaded.
    return undefined
  }
}

async function load(from: typeof source): Promise<WebAssembly.Module | undefined> {
  const code = await from()
  if (code === undefined) return undefined
  try {
    const { openCombiner } = await import('./PointCombiner.ts')
    const opened = await openCombiner(code)
    if (from !== source) return undefined
    combiner = opened
    return code
  } catch {
    return undefined
  }
}
