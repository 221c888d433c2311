/** The later of the clock of this machine and that of the network, which may be a little ahead. */
import type { ClientContext } from '../../context/ClientContext.ts'
import { perContext } from '../../context/perContext.ts'

/** A network that is further ahead is not believed: whoever chooses the endpoint could open windows with it. */
const MAX_AHEAD_MS = 600_000

const aheadOf = perContext(() => ({ ms: 0 }))

/** Notes by how much the clock of a node is ahead, in ms. */
export function noteNodeClock(context: ClientContext, deltaMs: number | undefined): void {
  if (deltaMs !== undefined) aheadOf(context).ms = deltaMs > 0 && deltaMs <= MAX_AHEAD_MS ? deltaMs : 0
}

/** Unix time in ms. */
export function timeOf(context: ClientContext): number {
  return context.services.clock.now() + aheadOf(context).ms
}
