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

/** Takes the code from another thread, so that a page that does not allow WebAssembly reports it only once. */
export function loadAcceleratorFrom(other: () => Promise<WebAssembly.Module | undefined>): void {
  source = other
}

/** Loads the code at the first call; `undefined` where the page does not allow WebAssembly. Never rejects. */
export function loadAccelerator(): Promise<WebAssembly.Module | undefined> {
  loading ??= source().then(use)
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

async function use(code: WebAssembly.Module | undefined): Promise<WebAssembly.Module | undefined> {
  if (code === undefined) return undefined
  try {
    const { openCombiner } = await import('./PointCombiner.ts')
    combiner = await openCombiner(code)
    return code
  } catch {
    return undefined
  }
}
