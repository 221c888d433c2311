// Generated from the definitions by "npm run generate"; changes belong there.

import type { AppObjectOptions, Caller, CallOptions } from '../../common/Caller.ts'
import * as objects from '../appObjects.ts'
import type * as policy from '../types/policy.ts'

/** What may be spent: limits, recipients and approval for everything that is sent. */
export class PolicyModule {
  readonly #caller: Caller

  constructor(caller: Caller) {
    this.#caller = caller
  }

  /**
   * Returns the spending policies of this client.
   *
   * Extension: The published library has no such function. Every source of configuration may set one: the host, and
   * what the daemon was started with. A message has to satisfy all of them, so that a host can only add to what the
   * daemon demands.
   *
   * Function `policy.get`.
   */
  get(options?: CallOptions): Promise<policy.ResultOfPolicyGet> {
    return this.#caller.call('policy.get', undefined, options)
  }

  /**
   * Returns messages that a spending policy refused.
   *
   * Extension: The published library has no such function. Of all clients with the same storage. The latest 10000 are
   * kept.
   *
   * Errors: 35 LocalStorageError.
   *
   * Function `policy.refusals`.
   */
  refusals(params?: policy.ParamsOfPolicyRefusals, options?: CallOptions): Promise<policy.ResultOfPolicyRefusals> {
    return this.#caller.call('policy.refusals', params, options)
  }

  /**
   * Registers who approves messages of this connection.
   *
   * Extension: The published library has no such function. Asked for every message that a policy allows with approval
   * only, before it is signed where the library signs it. It replaces the one that was registered before. Without one,
   * and when it gives no answer in time, such messages are refused; entries of the outbox wait for it.
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
