import type { ComputeScope } from '../../../context/scopes.ts'
import type { VmEnvironment } from '../../../core/vm/index.ts'
import { spendWork } from '../../../core/work.ts'
import type { ExecutionOptionsValue } from './surroundings.ts'
import { extensionOf } from './VmExtension.ts'

type RunHelp = Pick<ExecutionOptionsValue, 'wasm_path' | 'vm_extension' | 'vm_answers'>

/** Environment of a run: WebAssembly components of the user and answers of the host. */
export function runEnvironment(scope: ComputeScope, options: RunHelp = {}): VmEnvironment {
  return { wasm: componentsOf(scope, options.wasm_path), extension: extensionOf(options) }
}

function componentsOf({ wasm, config }: ComputeScope, given: string | undefined): NonNullable<VmEnvironment['wasm']> {
  const folder = given ?? `${config.local_storage_path}/wasm`
  return {
    get: (hash) => {
      // A component never runs on the main thread: the run moves to a worker thread.
      if (wasm === undefined) spendWork(Number.MAX_SAFE_INTEGER)
      return wasm?.read(folder, hash)
    },
  }
}
