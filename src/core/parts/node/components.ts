import { runComponent } from '../../wasm/runComponent.ts'
import { wasiInterfaces } from '../../wasm/wasiInterfaces.ts'

const part = { runComponent, wasiInterfaces }

/** Components in WebAssembly. Throws PartMissing in a page that has not loaded this part yet. */
export function components(): typeof part {
  return part
}
