import type { ChainRules } from '../../../core/chainRules.ts'

/** Settings with which the chain of a node is created; they never change afterwards. */
export interface ChainSettings {
  readonly rules: ChainRules
  /** Signed 32-bit number that blocks carry. Default 100. */
  readonly globalId: number
  /** Capabilities of parameter 8. Default: those of the built-in configuration. */
  readonly capabilities: bigint | undefined
}
