import { type LazyModule, loadModules } from '../../src/schema/modules.ts'

/** Makes the OpenRPC document of the modules when it is first wanted: its text costs as much as hundreds of short calls. */
export function apiDescription(modules: readonly LazyModule[]): () => Promise<string> {
  let description: string | undefined
  return async () => {
    if (description === undefined) {
      const { describeOpenRpc } = await import('../openrpc.ts')
      description = describeOpenRpc(await loadModules(modules))
    }
    return description
  }
}
