import type { Judge } from '../../../delivery/Judge.ts'
import { networkConfig } from '../../tvm/index.ts'
import { isAccepted } from './emulateMessage.ts'

/** Judges with the executor and with module `proofs`, which is loaded when it is needed. */
export const judge: Judge = {
  isAccepted: async ({ context, config, signal }, network, message, target, { signal: runSignal, ...facts }) => {
    const published = await networkConfig({ context, config, signal: runSignal }, network)
    return isAccepted({ context, signal }, message, target, { ...facts, config: published })
  },
  proveBlockTime: async (call, id) => {
    const { proveTransaction } = await import('../../proofs/index.ts')
    const { block } = await proveTransaction(call, { id })
    return block.genUtime
  },
}
