import { base64ToBytes, bytesToBase64 } from '../../core/bytes/index.ts'
import { parseBoc, writeBoc } from '../../core/cells/index.ts'
import { stateInitCell } from '../../core/tlb/index.ts'

/** A contract that comes with the development node. */
export interface ContractImage {
  /** BOC, base64. */
  readonly code: string
  /** 64 hex digits. */
  readonly codeHash: string
  /** JSON. */
  readonly abi: string
}

/** Image for deployment, the BOC of a state init with code and without data: data come from the ABI. Source: formats 4. */
export function contractTvc({ code }: ContractImage): Uint8Array {
  return writeBoc(stateInitCell({ code: parseBoc(base64ToBytes(code)!) }))
}

/** The image for deployment in base64. */
export function contractTvcText(image: ContractImage): string {
  return bytesToBase64(contractTvc(image))
}
