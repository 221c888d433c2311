import type { VmOutcome } from '../vm/index.ts'

/**
 * Why no transaction came out of a message:
 *
 * - `notAccepted`: the contract ended before it accepted the external message;
 * - `noFunds`: the balance does not cover the import of the external message, or gas for it;
 * - `noState`, `badState`, `noGas`, `suspended`: the compute phase of an external message was skipped;
 * - `noAccount`: an external message or tick-tock to an account that does not exist;
 * - `wrongAccount`: the message is for another account;
 * - `invalidMessage`: the cell is no inbound message;
 * - `notExecutable`: the executor or the virtual machine of the network gives up in the middle.
 */
export type RefusalReason =
  | 'notAccepted'
  | 'noFunds'
  | 'noState'
  | 'badState'
  | 'noGas'
  | 'suspended'
  | 'noAccount'
  | 'wrongAccount'
  | 'invalidMessage'
  | 'notExecutable'

/** A message that makes no transaction; the account stays as it was. */
export class NotAccepted extends Error {
  override readonly name = 'NotAccepted'
  readonly reason: RefusalReason
  /** Exit code of the contract; for `notAccepted`. */
  readonly exitCode: number | undefined
  readonly vm: VmOutcome | undefined

  constructor(reason: RefusalReason, message: string, vm?: VmOutcome, exitCode = vm?.exitCode) {
    super(message)
    this.reason = reason
    this.exitCode = exitCode
    this.vm = vm
  }
}
