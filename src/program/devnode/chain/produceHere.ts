import type { BlockMaker } from './ChainQueue.ts'
import { controlChain } from './controlChain.ts'
import type { RunningChain } from './RunningChain.ts'

/** Runs the rounds on the calling thread; for a chain in memory, whose database cannot be shared. */
export function produceHere(chain: RunningChain): BlockMaker {
  return {
    produce: async (requests, lagMs, isForced) => chain.produce(requests, lagMs, isForced),
    control: async (request) => controlChain(chain, request),
    close: async () => chain.flush(),
  }
}
