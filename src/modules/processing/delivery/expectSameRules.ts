import { perContext } from '../../../context/perContext.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { OtherRules } from '../../../errors/processing.ts'
import type { Network } from '../../../net/index.ts'
import { statedRules } from '../../parameters/statedRules.ts'
import { tryWithin } from './tryWithin.ts'

/** Rules that a node has reported. They are kept, because a network does not change them. */
const stated = perContext((): { rules?: string } => ({}))
/** A node that does not answer within this time, in ms, counts as silent about its rules: sending reports what is wrong. */
const ASK_MS = 2000

/**
 * Throws OtherRules (520) before anything is sent if the node reports rules other than those the message was made
 * for, and the reason of the call's signal.
 */
export async function expectSameRules(call: CallScope, network: Network, rules: ChainRules | undefined): Promise<void> {
  const known = stated(call.context)
  const found = known.rules ?? (await ask(call, network))
  if (found === undefined) return
  known.rules = found
  const used = rules ?? 'current'
  if (found === used) return
  throw OtherRules.error(
    `The chain follows the ${found} rules, but the message was created under the ${used} rules: set abi.rules to "${found}"`,
    { node_rules: found, rules: used, sent: false },
  )
}

function ask(call: CallScope, network: Network): Promise<string | undefined> {
  return tryWithin(call, ASK_MS, async (signal) =>
    statedRules(signal, network, await network.features({ repeats: false, signal })),
  )
}
