import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { ProvenFacts } from '../../../core/proofs/comparison/compareObjects.ts'

/** A block that is proven; ids are lower-case hex digits. */
export interface ProvenBlock {
  readonly id: string
  /** Base64. */
  readonly boc: string
  readonly seqNo: number
  /** Unix time, s. */
  readonly genUtime: number
  readonly workchain: number
  /** Proven fields besides the BOC. */
  readonly facts: ProvenFacts
}

/** Facts from a server about a transaction, not proven. */
export interface ToldTransaction {
  /** Base64. */
  readonly boc: string | undefined
  readonly blockId: string | undefined
}

/** Facts from a server about a message, not proven. */
export interface ToldMessage {
  /** Base64. */
  readonly boc: string | undefined
  /** Transaction that received the message, and the transaction that sent it. */
  readonly dst: string | undefined
  readonly src: string | undefined
}

/** How blocks of one kind of network are proven. All throw 901, 902, 903. */
export interface Prover {
  readonly rules: ChainRules
  /** Proves a block by its id; `boc` is the one that is to be proven, if it is known. */
  proveBlock(call: CallScope, id: string | undefined, boc: string | undefined): Promise<ProvenBlock>
  /** Finds the block of a transaction. `fresh` queries the network instead of the cache. */
  findTransaction(call: CallScope, id: string, fresh?: boolean): Promise<ToldTransaction>
  findMessage(call: CallScope, id: string): Promise<ToldMessage>
}
