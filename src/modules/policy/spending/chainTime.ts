/** The later of the clock of this machine and that of the network, which may be a little ahead. */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { networkClockOf } from '../../../context/NetworkClock.ts'

/**
 * A network that is further ahead is not trusted: a client that chooses its endpoint could otherwise reset the spending
 * windows.
 */
const MAX_AHEAD_MS = 600_000

/** Unix time in ms. */
export function timeOf(context: ClientContext): number {
  const localMs = context.services.clock.now()
  const aheadMs = networkClockOf(context).now() - localMs
  return aheadMs > 0 && aheadMs <= MAX_AHEAD_MS ? localMs + aheadMs : localMs
}
