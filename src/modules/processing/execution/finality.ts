import type { FoundTransaction } from '../../../delivery/findTransaction.ts'
import type { MessageResult } from '../../../net/rest/index.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import type { Finality } from '../types.ts'

export type FinalityValue = ValueOf<typeof Finality>

/** Finality that the answer of a node to a message states. */
export function finalityOfAnswer({ block_hash }: MessageResult): FinalityValue {
  return typeof block_hash === 'string' && /^[0-9a-fA-F]{64}$/.test(block_hash) ? 'in_block' : 'accepted'
}

/** Finality of a transaction that the network shows. */
export function finalityOfTransaction({
  isFinal,
  isProven,
}: Pick<FoundTransaction, 'isFinal' | 'isProven'>): FinalityValue {
  if (isProven) return 'proved'
  return isFinal ? 'final' : 'in_block'
}
