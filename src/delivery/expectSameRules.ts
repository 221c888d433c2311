import { perContext } from '../context/perContext.ts'
import type { CallScope } from '../context/scopes.ts'
import type { ChainRules } from '../core/chainRules.ts'
import { OtherRules } from '../errors/processing.ts'
import { networkOf } from '../net/index.ts'
import { statedRules } from '../net/statedRules.ts'
import { tryWithin } from './tryWithin.ts'

/** Rules that a node of these endpoints reported at `atMs` (monotonic clock). */
interface StatedRules {
  rules?: string
  endpoints?: string
  atMs?: number
}

/** Time for which stated rules are reused, ms; rules that do not fit a message are queried again at once. */
const KEEP_MS = 60_000
const stated = perContext((): StatedRules => ({}))
/** A node that does not answer within this time, in ms, counts as silent about its rules: sending reports what is wrong. */
const ASK_MS = 2000

/**
 * Throws OtherRules (520) before anything is sent if the node reports rules other than those the message was made
 * for, and the reason of the call's signal.
 */
export async function expectSameRules(call: CallScope, rules: ChainRules | undefined): Promise<void> {
  const network = networkOf(call.context)
  const known = stated(call.context)
  const used = rules ?? 'current'
  const endpoints = network.endpoints.join('\n')
  const nowMs = call.clock.elapsed()
  const isFresh = known.endpoints === endpoints && nowMs - (known.atMs ?? Number.NEGATIVE_INFINITY) < KEEP_MS
  if (isFresh && known.rules === used) return
  const found = await tryWithin(call, ASK_MS, async (signal) =>
    statedRules(signal, network, await network.features({ repeats: false, signal })),
  )
  if (found === undefined) return
  Object.assign(known, { rules: found, endpoints, atMs: nowMs } satisfies StatedRules)
  if (found === used) return
  throw OtherRules.error(
    `The chain follows the ${found} rules, but the message was created under the ${used} rules: set abi.rules to "${found}"`,
    { node_rules: found, rules: used, sent: false },
  )
}
