import type { VmValue } from './VmValue.ts'

/** Codes of the exceptions that the machine itself raises. Source: TVM whitepaper 4.5.7; 15 and up: the 3.x line. */
export const EXCEPTION = {
  normal: 0,
  alternative: 1,
  stackUnderflow: 2,
  stackOverflow: 3,
  integerOverflow: 4,
  rangeCheck: 5,
  invalidOpcode: 6,
  typeCheck: 7,
  cellOverflow: 8,
  cellUnderflow: 9,
  dictionary: 10,
  unknown: 11,
  fatal: 12,
  outOfGas: 13,
  illegalInstruction: 14,
  prunedCell: 15,
  timeout: 17,
  wasmTrap: 19,
  wasmChanged: 20,
  wasmNoFunction: 21,
  wasmUnlinked: 25,
  wasmNotMade: 26,
  wasmInvalid: 30,
  wasmNotFound: 33,
  noDappId: 35,
  cellUnpack: 36,
} as const

/**
 * An exception of the machine, which a contract may catch. Not an `Error`: it is control flow, raised thousands of times
 * in a second, and a stack trace of the interpreter says nothing about the contract.
 */
export class VmException {
  /** 0 to 65535. */
  readonly code: number
  readonly value: VmValue
  /** Raised by the machine, not by an instruction that throws a number; such an exception counts as a step. */
  readonly isSystem: boolean

  constructor(code: number, value: VmValue = 0, isSystem = true) {
    this.code = code
    this.value = value
    this.isSystem = isSystem
  }
}

/** Ends the run with an exit code; no contract catches it. */
export class VmHalt {
  readonly exitCode: number
  readonly value: VmValue | undefined
  /** Name of an instruction that this machine knows and cannot run. */
  readonly unsupported: string | undefined
  /** The machine of the network gives up here without an exception. */
  readonly isFailure: boolean

  constructor(exitCode: number, value?: VmValue, unsupported?: string, isFailure = false) {
    this.exitCode = exitCode
    this.value = value
    this.unsupported = unsupported
    this.isFailure = isFailure
  }
}

/** Raises an exception by its code. */
export function raise(code: number): never {
  throw new VmException(code)
}

/** Ends the run as the machine of the network does where it gives up: no contract catches it. */
export function abort(): never {
  throw new VmHalt(EXCEPTION.unknown, undefined, undefined, true)
}
