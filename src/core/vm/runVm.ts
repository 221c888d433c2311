import type { Cell } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import type { VmTuple, VmValue } from './VmValue.ts'

/** Gas that a run may spend. All are whole numbers. */
export interface VmGas {
  /** Gas paid for in advance. */
  readonly limit: number
  /** Gas lent to an external message until it is accepted; it ends then. */
  readonly credit: number
  /** The limit after `ACCEPT`. */
  readonly max: number
  /** Price of 2^16 units in nano, for `BUYGAS`. */
  readonly price: bigint
}

/** One run of the machine. */
export interface VmSetup {
  readonly code: Cell
  /** Register c4: the persistent data of the contract. */
  readonly data: Cell
  /** Bottom first. */
  readonly stack: readonly VmValue[]
  /** Register c7: the tuple with the contract information. */
  readonly c7: VmTuple
  readonly gas: VmGas
  readonly rules: ChainRules
  /** Capabilities of the network as bits (`GlobalCapabilities`); they switch instructions on. */
  readonly capabilities: bigint
  /** Network id in front of signed data. Used when the capability `SignatureWithId` is set. */
  readonly signatureId?: number
  /** Dictionaries (256-bit hash to `^Cell`) in which library cells are looked up, in this order. */
  readonly libraries: readonly Cell[]
  /** `false` makes every signature check pass. Default true. */
  readonly checkSignatures?: boolean
  /** Called before each step. */
  readonly trace?: (step: VmStep) => void
  /** Ends the run with exit code 17 after this many steps. Default: no limit but gas. */
  readonly maxSteps?: number
  /** Dapp id of the account, 32 bytes, for `MYDAPPID`. */
  readonly dappId?: Uint8Array
  /** Remaining credit of the Dapp, in nano, for `GETAVAILABLEBALANCE`. */
  readonly availableCredit?: bigint
}

/** How a run ended. */
export interface VmOutcome {
  /** 0 and 1 are success; out of gas is -14. */
  readonly exitCode: number
  /** Argument of the exception that ended the run. */
  readonly exitArg: VmValue | undefined
  readonly gasUsed: number
  /** Gas credit that is left: above 0 when the run was not accepted. */
  readonly gasCredit: number
  /** Whether an external message was accepted, by `ACCEPT`, `SETGASLIMIT` or `BUYGAS`, or needed no acceptance. */
  readonly accepted: boolean
  readonly steps: number
  /** Stack at the end, bottom first. */
  readonly stack: VmValue[]
  /** Register c4 as committed; the initial data when nothing was committed. */
  readonly data: Cell
  /** Register c5 (list of actions) as committed; an empty cell when nothing was committed. */
  readonly actions: Cell
  readonly committed: boolean
  /** Hash of a library cell that was needed and not found, 64 hex digits. */
  readonly missingLibrary?: string
  /** Name of an instruction that this machine knows and cannot run. */
  readonly unsupportedInstruction?: string
  /** An instruction used knowledge of the block: the outcome may differ in another one. */
  readonly usesBlock: boolean
}

/** One step, as the trace sees it before it is done. Values are those of the moment of the call. */
export interface VmStep {
  /** 1 for the first. */
  readonly step: number
  readonly kind: 'instruction' | 'implicit'
  /** Representation hash of the cell of the instruction, 64 hex digits. */
  readonly codeHash: string
  /** Position of the instruction in its cell, in bits. */
  readonly offset: number
  /** Text of the instruction, such as `PUSHINT 5`. */
  readonly instruction: string
  /** The stack, bottom first; a copy that may be kept. */
  readonly stack: VmValue[]
  readonly gasUsed: number
  readonly gasRemaining: number
}

/** Runs code to its end. Never throws for what a contract does. */
export const runVm = (_setup: VmSetup): VmOutcome => {
  throw new Error('The virtual machine is not ready yet')
}
