import type { ComputeScope } from '../../../context/scopes.ts'
import type { VmEnvironment } from '../../../core/vm/index.ts'
import { spendWork } from '../../../core/work.ts'
import type { ExecutionOptionsValue } from './surroundings.ts'
import { extensionOf } from './VmExtension.ts'

/** Environment of a run: WebAssembly components of the user and answers of the host. */
export function runEnvironment(scope: ComputeScope, options: ExecutionOptionsValue | null | undefined): VmEnvironment {
  const extension = extensionOf(options)
  return { wasm: componentsOf(scope, options?.wasm_path ?? undefined), ...(extension && { extension }) }
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
