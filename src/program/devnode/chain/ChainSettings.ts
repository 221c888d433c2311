import type { ChainRules } from '../../../core/chainRules.ts'

/** What the chain of a node is made with; it stays the same for the life of its data. */
export interface ChainSettings {
  readonly rules: ChainRules
  /** Signed 32-bit number that blocks carry. Default 100. */
  readonly globalId: number
  /** Capabilities of parameter 8. Default: those of the built-in configuration. */
  readonly capabilities: bigint | undefined
}
