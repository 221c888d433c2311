import { perContext } from '../../../context/perContext.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { OtherRules } from '../../../errors/processing.ts'
import type { Network } from '../../../net/index.ts'
import { statedRules } from '../../parameters/statedRules.ts'
import { tryWithin } from './tryWithin.ts'

/** Rules that a node has stated: a network does not change them. */
const stated = perContext((): { rules?: string } => ({}))
/** What does not answer within this time, in ms, states none: sending tells what is wrong with it. */
const ASK_MS = 2000

/**
 * Throws OtherRules (520) before anything is sent to a node that states other rules than those that the message was made
 * by, and the reason of the signal of the call.
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
