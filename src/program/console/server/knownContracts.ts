import type { ShippedContract } from '../../common/consoleFacts.ts'
import { contracts, contractTvcText } from '../../contracts/index.ts'

let known: readonly ShippedContract[] | undefined

/** The contracts that come with the program. */
export function knownContracts(): readonly ShippedContract[] {
  known ??= Object.entries(contracts).map(([name, image]) => ({
    name,
    code_hash: image.codeHash,
    abi: image.abi,
    tvc: contractTvcText(image),
  }))
  return known
}
