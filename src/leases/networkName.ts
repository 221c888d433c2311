/**
 * The name of a network in the storage of a client, independent of the endpoint: the epoch of the chain if it has one,
 * otherwise its global id. It is stored per list of endpoints, so it is known even while the network cannot be reached.
 */

import type { ClientContext } from '../context/ClientContext.ts'
import { textOf, utf8 } from '../core/bytes/index.ts'
import { textDigest } from '../core/crypto/textDigest.ts'
import { member, nodesOf } from '../delivery/findTransaction.ts'
import { unlessLate } from '../delivery/tryWithin.ts'
import { ClientError } from '../errors/ClientError.ts'
import { NetModuleNotInit } from '../errors/client.ts'
import { NetworkNotIdentified } from '../errors/outbox.ts'
import { epochOf } from '../net/follow/followDocument.ts'
import { type Network, networkOf } from '../net/index.ts'
import type { AbortSource } from '../net/waiting.ts'

const KNOWN = 'networks'
/** How long a network may take to confirm a stored name, ms. While it does not answer, the stored name is used. */
const CONFIRM_MS = 1000

/** Part of a storage key. Throws NetModuleNotInit (14), NetworkNotIdentified (1003), LocalStorageError (35). */
export async function networkName(context: ClientContext, signal: AbortSource): Promise<string> {
  const network = networkOf(context)
  const { localStorage, services } = context
  const { clock } = services
  const key = textDigest([...network.endpoints].sort().join('\n'))
  const known = await localStorage.get(KNOWN, key)
  try {
    const ask = (limit: AbortSource) => askName(network, limit)
    const name = await (known === undefined ? ask(signal) : unlessLate({ clock, signal }, CONFIRM_MS, ask))
    if (name === undefined) return textOf(known!)
    if (known === undefined || textOf(known) !== name) await localStorage.put(KNOWN, key, utf8(name))
    return name
  } catch (error) {
    signal.throwIfAborted()
    if (known !== undefined) return textOf(known)
    if (!(error instanceof ClientError) || error.code === NetModuleNotInit.code) throw error
    throw NetworkNotIdentified.error(
      `The network cannot be identified, and this storage does not know yet which one answers at these endpoints: ${error.message}`,
      { ...error.data, cause_code: error.code },
      error,
    )
  }
}

async function askName(network: Network, signal: AbortSource): Promise<string> {
  const { info } = await network.features({ repeats: false, signal })
  if (info.has('epoch')) {
    const epoch = await askEpoch(network, { signal })
    if (epoch !== undefined) return epochName(epoch)
  }
  const query = '{blockchain{blocks(last:1){edges{node{global_id}}}}}'
  const blockchain = member(await network.query({ query, repeats: false, signal }), 'blockchain')
  const id = member(nodesOf(member(blockchain, 'blocks'))[0], 'global_id')
  if (typeof id !== 'number') throw NetworkNotIdentified.error('The network has no block that contains its global id')
  return `global.${id < 0 ? `minus${-id}` : id}`
}

async function askEpoch(network: Network, options: { signal: AbortSource; timeoutMs?: number }) {
  return epochOf(await network.query({ query: '{info{epoch}}', repeats: false, ...options }))
}

/** Time limit for checking whether the chain was replaced, ms; calls wait for it. */
const EPOCH_TIMEOUT_MS = 1000

/**
 * Whether the chain at the endpoints now has another name, for example after a development node was reset, which starts
 * a new epoch. `undefined` if it does not answer soon. Throws the reason of the signal.
 */
export async function hasOtherEpoch(
  context: ClientContext,
  name: string,
  signal: AbortSource,
): Promise<boolean | undefined> {
  if (!name.startsWith(EPOCH)) return false
  try {
    const network = networkOf(context)
    const epoch = await askEpoch(network, { signal, timeoutMs: EPOCH_TIMEOUT_MS })
    network.noteEpoch(epoch)
    return epoch !== undefined && epochName(epoch) !== name
  } catch {
    signal.throwIfAborted()
    return undefined
  }
}

const EPOCH = 'epoch.'
const EPOCH_DIGITS = 32

/** The name of a network whose chain has this epoch. */
export function epochName(epoch: string): string {
  return `${EPOCH}${textDigest(epoch).slice(0, EPOCH_DIGITS)}`
}
