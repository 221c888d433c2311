/** The same as `../node/components.ts`, loaded when a contract runs a component. */
import { PartMissing } from '../../PartMissing.ts'
import type * as node from '../node/components.ts'

let part: ReturnType<typeof node.components> | undefined

async function load(): Promise<void> {
  const { components } = await import('../node/components.ts')
  part = components()
}

export const components: typeof node.components = () => {
  if (part === undefined) throw new PartMissing(load)
  return part
}
