import { contracts, contractTvcText } from '../../devnode/contracts/index.ts'
import type { KnownContract } from './ConsoleServer.ts'

let known: readonly KnownContract[] | undefined

/** The contracts that come with the program. */
export function knownContracts(): readonly KnownContract[] {
  known ??= Object.entries(contracts).map(([name, image]) => ({
    name,
    code_hash: image.codeHash,
    abi: image.abi,
    tvc: contractTvcText(image),
  }))
  return known
}
