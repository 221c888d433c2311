import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidHandle } from '../client/errors.ts'
import { ChainIterator } from './ChainIterator.ts'
import { InvalidServerResponse, QueryFailed } from './errors.ts'
import { ParamsOfIteratorNext, ResultOfIteratorNext } from './types.ts'
import { networkErrors, wrapErrors } from './wrapErrors.ts'

export const iteratorNext = defineFunction({
  name: 'net.iterator_next',
  summary: 'Gives the next items of an iterator.',
  description: 'Asks the node once at most, so that a filter may leave no items while there are more.',
  params: ParamsOfIteratorNext,
  result: ResultOfIteratorNext,
  errors: [...networkErrors, InvalidHandle, QueryFailed, InvalidServerResponse],
  example: { params: { iterator: 4711 }, result: { $error: 34 } },
  run: (call, { iterator: handle, limit, return_resume_state }) => {
    const iterator = ChainIterator.find(call, handle)
    return wrapErrors(QueryFailed, 'Query failed', async () => {
      const { items, hasMore } = await iterator.next(call, Math.max(1, limit ?? 1))
      return { items, has_more: hasMore, ...(return_resume_state ? { resume_state: iterator.state } : {}) }
    })
  },
})
