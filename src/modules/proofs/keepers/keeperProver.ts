/** Proofs on networks with block keepers. Source: proofs 8 to 10. */
import { runTask } from '../../../context/runTask.ts'
import type { Prover, ToldMessage, ToldTransaction } from '../proving/Prover.ts'
import { proofError } from '../proving/proofErrors.ts'
import { readHash } from '../tasks/objectTasks.ts'
import { fetchMessage, fetchTransaction } from './blockQueries.ts'
import { keeperTrustOf } from './KeeperTrust.ts'

export const keeperProver: Prover = {
  rules: 'current',

  proveBlock: async (call, id, boc) => {
    if (id === undefined) {
      throw proofError('invalidData', 'block: `id` is required, since it is not the hash of the BOC on this network')
    }
    const trust = keeperTrustOf(call.context)
    const proven = await trust.prove(call, id)
    if (boc !== undefined) {
      const given = await runTask(call, readHash, { boc, what: 'block' })
      const own = await runTask(call, readHash, { boc: proven.boc, what: 'block' })
      if (given !== own) throw proofError('differs', 'field `blocks.boc`: it is a different block')
    }
    return proven
  },

  findTransaction: async (call, id, fresh = false) => {
    const cache = await keeperTrustOf(call.context).cache(call)
    const known = fresh ? undefined : ((await cache.getJson(`an_transaction_${id}`)) as ToldTransaction | undefined)
    if (typeof known?.boc === 'string' && typeof known.blockId === 'string') return known
    const told = await fetchTransaction(call, id)
    if (told.boc !== undefined && told.blockId !== undefined) await cache.putJson('an_transaction_', id, told)
    return told
  },

  findMessage: async (call, id) => {
    const cache = await keeperTrustOf(call.context).cache(call)
    const known = (await cache.getJson(`an_message_${id}`)) as ToldMessage | undefined
    if (typeof known?.boc === 'string') return known
    const told = await fetchMessage(call, id)
    if (told.boc !== undefined && told.dst !== undefined) await cache.putJson('an_message_', id, told)
    return told
  },
}
