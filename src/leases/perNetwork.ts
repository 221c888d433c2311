import type { ClientContext } from '../context/ClientContext.ts'
import { perContext } from '../context/perContext.ts'
import type { CallScope } from '../context/scopes.ts'
import { networkOf } from '../net/index.ts'
import { hasOtherEpoch, networkName } from './networkName.ts'

/** How often calls check whether a replaceable chain was replaced. */
const EPOCH_MS = 1000
/** Pause before a chain that did not answer is queried again. */
const SILENT_MS = 30_000

/**
 * State that belongs to one client and one network. `make` creates it on first use, with the name of the network; it is
 * closed when the client gets the endpoints of another network or when the chain was replaced. Throws as `networkName`.
 */
export function perNetwork<T extends { close(): void }>(
  make: (context: ClientContext, network: string) => T,
): (call: CallScope) => Promise<T> {
  const openerOf = perContext((context) => openerIn(context, make))
  return ({ context, signal }) => openerOf(context)(signal)
}

function openerIn<T extends { close(): void }>(
  context: ClientContext,
  make: (context: ClientContext, network: string) => T,
): (signal: AbortSignal) => Promise<T> {
  const { clock } = context.services
  let opened: { readonly endpoints: string; readonly name: string; readonly state: T } | undefined
  /** `Clock.elapsed` at which the chain is queried again. */
  let askAtMs = 0

  async function isReplaced(name: string, signal: AbortSignal): Promise<boolean> {
    if (clock.elapsed() < askAtMs) return false
    askAtMs = clock.elapsed() + SILENT_MS
    const hasOther = await hasOtherEpoch(context, name, signal)
    if (hasOther !== undefined) askAtMs = clock.elapsed() + EPOCH_MS
    return hasOther === true
  }

  return async (signal) => {
    const endpoints = networkOf(context).endpoints.join('\n')
    const known = opened
    if (known?.endpoints === endpoints && !(await isReplaced(known.name, signal))) return known.state
    const name = await networkName(context, signal)
    if (opened?.name === name) {
      opened = { ...opened, endpoints }
      return opened.state
    }
    opened?.state.close()
    opened = { endpoints, name, state: make(context, name) }
    askAtMs = clock.elapsed() + EPOCH_MS
    return opened.state
  }
}
