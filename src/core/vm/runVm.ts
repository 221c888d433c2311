import { type Cell, EMPTY_CELL } from '../cells/index.ts'
import type { ChainRules } from '../chainRules.ts'
import { Machine } from './Machine.ts'
import type { RunLog } from './RunLog.ts'
import { VmHalt } from './VmException.ts'
import type { VmTuple, VmValue } from './VmValue.ts'

/** Gas that a run may spend. All are whole numbers. */
export interface VmGas {
  /** Gas paid for in advance. */
  readonly limit: number
  /** Gas lent to an external message until it is accepted; the credit ends then. */
  readonly credit: number
  /** The limit after `ACCEPT`. */
  readonly max: number
  /** Price of 2^16 units in nano, for `BUYGAS`. */
  readonly price: bigint
}

/** Data for instructions of networks with Dapp IDs; absent members behave as in a run without a chain. */
export interface VmEnvironment {
  /** Weights of the mobile verifiers, 64 bits each, for `CALCMVREWARD` and `CALCMINERREWARD`. Default: empty. */
  readonly mbnWeights?: readonly bigint[]
  /** Roots of the history of blocks by layer, the first is layer 1, for `CHKHISTPROOF`. Default: empty. */
  readonly historyLayers?: readonly (readonly bigint[])[]
  /** WebAssembly components by the SHA-256 of their bytes, 64 hex digits, for `RUNWASM`. Default: empty. */
  readonly wasm?: { get(hash: string): Uint8Array | undefined }
  /**
   * Answers `ZKHALO2VERIFY` and `ZKHALO2VERIFYWITHVK`, which the machine cannot run by itself: their operands as bytes,
   * deepest first. What it throws ends the run. Default: absent, and the run ends at such an instruction.
   */
  readonly extension?: ((instruction: string, operands: readonly Uint8Array[]) => boolean) | undefined
}

/** One run of the machine. */
export interface VmSetup extends VmEnvironment {
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
  readonly signatureId?: number | undefined
  /** Dictionaries (256-bit hash to `^Cell`) in which library cells are looked up, in this order. */
  readonly libraries: readonly Cell[]
  /** `false` makes every signature check pass. Default true. */
  readonly checkSignatures?: boolean | undefined
  /** Called after each step. */
  readonly trace?: ((step: VmStep) => void) | undefined
  /** Maximum number of values of the stack that a step holds, the top ones. Default: all. */
  readonly traceDepth?: number | undefined
  /** Receives what the contract prints with debug instructions. Absent: nothing is formatted. */
  readonly log?: RunLog | undefined
  /**
   * Ends the run with exit code 17 after this many steps. Instructions that take far longer than others count as many of
   * them. Default: no limit but gas.
   */
  readonly maxSteps?: number | undefined
  /** Called every 16384 steps; what it throws ends the run. For limits that are not the machine's. */
  readonly checkpoint?: (() => void) | undefined
  /** Dapp id of the account, 32 bytes, for `MYDAPPID`. */
  readonly dappId?: Uint8Array | undefined
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
  /** SHA-256 of a WebAssembly component that was needed and not found, 64 hex digits. */
  readonly missingWasm?: string
  /** Name of an instruction that this machine knows and cannot run. */
  readonly unsupportedInstruction?: string
  /** The machine of the network gives up without an exception in this run; the exit code is then 11. */
  readonly isFailure?: boolean
  /** An instruction used knowledge of the block: the outcome may differ in another one. */
  readonly usesBlock: boolean
}

/** One step, as the trace sees it when it is done. */
export interface VmStep {
  /** Number of steps so far. Ends of loops are shown and do not count. */
  readonly step: number
  readonly kind: 'instruction' | 'implicit'
  /** Representation hash of the cell of the instruction, 64 hex digits. */
  readonly codeHash: string
  /** Position of the instruction in its cell, in bits. */
  readonly offset: number
  /** Text of the instruction, such as `PUSHINT8 5`, or of what the machine does by itself at the end of code. */
  readonly instruction: string
  /** The exception that the step ended with; the stack is then what was left in the middle of the instruction. */
  readonly exceptionCode: number | undefined
  /** The stack after the step, or as much of its top as `traceDepth` allows, bottom first; a copy that may be kept. */
  readonly stack: VmValue[]
  readonly stackDepth: number
  readonly gasUsed: number
  readonly gasRemaining: number
}

/** Runs code to its end. Never throws for what a contract does. */
export function runVm(setup: VmSetup): VmOutcome {
  const machine = new Machine(setup)
  let exitCode: number
  let exitArg: VmValue | undefined
  let unsupported: string | undefined
  let isFailure = false
  try {
    exitCode = machine.run()
    machine.commit()
  } catch (error) {
    if (!(error instanceof VmHalt)) throw error
    exitCode = error.exitCode
    exitArg = error.value
    unsupported = error.unsupported
    isFailure = error.isFailure
  }
  const { committedData, committedActions } = machine
  return {
    exitCode,
    exitArg,
    gasUsed: Math.min(machine.gasUsed, machine.gasBase),
    gasCredit: machine.gasCredit,
    accepted: machine.gasCredit === 0,
    steps: machine.steps,
    stack: machine.stack,
    data: committedData ?? setup.data,
    actions: committedActions ?? EMPTY_CELL,
    committed: committedData !== undefined,
    ...(machine.missingLibrary === undefined ? {} : { missingLibrary: machine.missingLibrary }),
    ...(machine.missingWasm === undefined ? {} : { missingWasm: machine.missingWasm }),
    ...(unsupported === undefined ? {} : { unsupportedInstruction: unsupported }),
    ...(isFailure ? { isFailure } : {}),
    usesBlock: machine.usesBlock,
  }
}
