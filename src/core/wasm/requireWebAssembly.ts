import { WorkLimitReached } from '../work.ts'

/**
 * The platform does not compile WebAssembly: the policy of the page forbids it, or the browser has it switched off. As the
 * limit of work, it moves a call to a worker, which turns it into an error of the library.
 */
export class WebAssemblyRefused extends WorkLimitReached {
  constructor() {
    super()
    this.name = 'WebAssemblyRefused'
    this.message = 'This platform does not compile WebAssembly'
  }
}

/** Magic number and version: the smallest module. */
const EMPTY_MODULE = Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0)

let isAllowed: boolean | undefined

/** Throws WebAssemblyRefused where WebAssembly cannot be compiled. */
export function requireWebAssembly(): void {
  if (isAllowed === undefined) {
    try {
      new WebAssembly.Module(EMPTY_MODULE)
      isAllowed = true
    } catch {
      isAllowed = false
    }
  }
  if (!isAllowed) throw new WebAssemblyRefused()
}
