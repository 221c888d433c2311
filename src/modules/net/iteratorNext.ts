import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidHandle } from '../../errors/client.ts'
import { ChainReplaced, InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { chainIterators } from './iterators/ChainIterator.ts'
import { ParamsOfIteratorNext, ResultOfIteratorNext } from './types.ts'

export const iteratorNext = defineFunction({
  name: 'net.iterator_next',
  summary: 'Returns the next items of an iterator.',
  description:
    'Sends at most one query, so a filter may leave no items although there are more. At the end of the chain, waits up to `network.follow_interval` before querying again. With `end_time`, ends once the clock of the node has passed that time; on nodes that do not report how far their data lags, one minute later.',
  params: ParamsOfIteratorNext,
  result: ResultOfIteratorNext,
  errors: [...networkErrors, InvalidHandle, QueryFailed, InvalidServerResponse, ChainReplaced],
  access: 'host',
  example: { params: { iterator: 4711 }, result: { $error: 34 } },
  run: (call, { iterator: handle, limit, return_resume_state }) => {
    const iterator = chainIterators.find(call.context, handle)
    const next = async () => {
      const { items, hasMore } = await iterator.next(call, Math.max(1, limit))
      return { items, has_more: hasMore, ...(return_resume_state ? { resume_state: iterator.state } : {}) }
    }
    return wrapErrors(QueryFailed, next, { others: [ChainReplaced] })
  },
})
