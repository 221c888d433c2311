import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { startIterator } from './iterators/ChainIterator.ts'
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
  run: (call, params) => startIterator(call, 'transactions', params),
})
