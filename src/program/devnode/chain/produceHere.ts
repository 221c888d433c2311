import type { ChainProducer } from './ChainProducer.ts'
import type { BlockMaker } from './ChainQueue.ts'
import type { CommitDelay } from './CommitDelay.ts'

/** Runs the rounds on the calling thread; for a chain in memory, whose database cannot be shared. */
export function produceHere(producer: ChainProducer, delay: CommitDelay): BlockMaker {
  return {
    produce: async (requests, lagMs, isForced) => {
      delay.lagMs = lagMs
      const outcomes = producer.produce(requests, isForced)
      return { outcomes, hasPending: producer.hasPending }
    },
    close: async () => delay.flush(),
  }
}
