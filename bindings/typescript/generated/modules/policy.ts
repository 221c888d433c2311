// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppObjectOptions, Caller, CallOptions } from '../../common/Caller.ts'
import * as objects from '../appObjects.ts'
import type * as policy from '../types/policy.ts'

/** Spending policies: limits, allowed recipients and approval for everything that is sent. */
export class PolicyModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Returns the spending policies of this client.
   *
   * Extension: The published library has no such function. Each configuration source may set one: the host, and the
   * settings of the daemon. A message must satisfy all of them, so a host can only add restrictions to those of the
   * daemon.
   *
   * Function `policy.get`.
   */
  get(options?: CallOptions): Promise<policy.ResultOfPolicyGet> {
    return this.#caller.call('policy.get', undefined, options)
  }

  /**
   * Checks a message against the spending policies without sending it.
   *
   * Extension: The published library has no such function. Use it before asking a person to confirm a message that a
   * policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is
   * recorded as it is when sending. The message may still be refused when it is sent, if other messages have used up a
   * limit by then.
   *
   * Errors: 1 NotImplemented, 303 InvalidJson, 201 InvalidBoc, 206 BocRefNotFound, 502 MessageHasNotDestinationAddress,
   * 1201 RecipientNotAllowed, 1202 SpendingLimitReached, 1203 SpendingUnknown, 1204 SpendingNotApproved, 1205
   * LossNotAllowed, 35 LocalStorageError.
   *
   * Function `policy.check`.
   */
  check(params: policy.ParamsOfPolicyCheck, options?: CallOptions): Promise<policy.ResultOfPolicyCheck> {
    return this.#caller.call('policy.check', params, options)
  }

  /**
   * Returns messages refused by a spending policy.
   *
   * Extension: The published library has no such function. Includes all clients with the same storage. The latest 10000
   * refusals are kept.
   *
   * Errors: 35 LocalStorageError.
   *
   * Function `policy.refusals`.
   */
  refusals(params?: policy.ParamsOfPolicyRefusals, options?: CallOptions): Promise<policy.ResultOfPolicyRefusals> {
    return this.#caller.call('policy.refusals', params, options)
  }

  /**
   * Registers an approver for messages of this connection.
   *
   * Extension: The published library has no such function. The approver is asked about every message that a policy
   * allows only with approval, before the message is signed, if the library signs it. A new approver replaces the
   * previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the
   * outbox wait for it.
   *
   * Errors: 13 CallbackNotRegistered.
   *
   * Function `policy.register_approver`.
   */
  registerApprover(object: objects.AppApprover, options?: AppObjectOptions): Promise<void> {
    return this.#caller.callWithObject(
      'policy.register_approver',
      undefined,
      object,
      objects.appApproverMethods,
      options,
    )
  }
}
