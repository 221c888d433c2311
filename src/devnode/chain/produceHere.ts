import type { ChainProducer } from './ChainProducer.ts'
import type { BlockMaker } from './ChainQueue.ts'

/** Runs the rounds on the calling thread; for a chain in memory, whose database cannot be shared. */
export const produceHere = (producer: ChainProducer): BlockMaker => ({
  produce: async (requests) => {
    const outcomes = producer.produce(requests)
    return { outcomes, hasPending: producer.hasPending }
  },
  close: async () => {},
})
