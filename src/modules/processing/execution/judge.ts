import type { Judge } from '../../../delivery/Judge.ts'
import { networkConfig } from '../../tvm/index.ts'
import { isAccepted } from './emulateMessage.ts'

/** Judges with the executor and with module `proofs`, which is loaded when it is needed. */
export const judge: Judge = {
  isAccepted: async ({ call, network, message, signal }, target, facts) => {
    const { context, config } = call
    const published = await networkConfig({ context, config, signal }, network)
    return isAccepted(call, message, target, { ...facts, config: published })
  },
  proveBlockTime: async (call, id) => {
    const { proveTransaction } = await import('../../proofs/index.ts')
    const { block } = await proveTransaction(call, { id })
    return block.genUtime
  },
}
