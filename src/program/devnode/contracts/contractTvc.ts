import { base64ToBytes } from '../../../core/bytes/index.ts'
import { parseBoc, writeBoc } from '../../../core/cells/index.ts'
import { stateInitCell } from '../../../core/tlb/index.ts'
import type { ContractImage } from './ContractImage.ts'

/** Image for deployment, the BOC of a state init with code and without data: data come from the ABI. Source: formats 4. */
export function contractTvc({ code }: ContractImage): Uint8Array {
  return writeBoc(stateInitCell({ code: parseBoc(base64ToBytes(code)!) }))
}
