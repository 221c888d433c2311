/** The same as `../node/loginProofs.ts`, loaded when a contract checks a login. */
import { PartMissing } from '../../PartMissing.ts'
import type * as node from '../node/loginProofs.ts'

let part: ReturnType<typeof node.loginProofs> | undefined

async function load(): Promise<void> {
  const { loginProofs } = await import('../node/loginProofs.ts')
  part = loginProofs()
}

export const loginProofs: typeof node.loginProofs = () => {
  if (part === undefined) throw new PartMissing(load)
  return part
}
