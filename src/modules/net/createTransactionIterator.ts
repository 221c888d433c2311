import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { ChainIterator, chainIterators } from './iterators/ChainIterator.ts'
import { ParamsOfCreateTransactionIterator, RegisteredIterator, TransactionItem } from './types.ts'

export const createTransactionIterator = defineFunction({
  name: 'net.create_transaction_iterator',
  summary: 'Creates an iterator over the transactions of all shards.',
  description: 'Items follow the chain order of the node. Without `end_time`, there may always be more.',
  params: ParamsOfCreateTransactionIterator,
  result: RegisteredIterator,
  iterates: { stream: 'transactions', item: TransactionItem },
  errors: [NetModuleNotInit, InvalidParams],
  access: 'host',
  example: { params: { start_time: 1784800000, end_time: 1784800060 }, result: { $error: 14 } },
  run: ({ context }, params) => {
    networkOf(context).expectConfigured()
    const state = {
      kind: 'transactions',
      start_time: params.start_time ?? null,
      end_time: params.end_time ?? null,
      shard_filter: params.shard_filter ?? null,
      result: params.result ?? '',
      include_transfers: params.include_transfers,
      cursor: null,
      is_finished: false,
    } as const
    return { handle: chainIterators.add(context, new ChainIterator(state, params.accounts_filter)) }
  },
})
