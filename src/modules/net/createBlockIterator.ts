import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { startIterator } from './iterators/ChainIterator.ts'
import { BlockItem, ParamsOfCreateBlockIterator, RegisteredIterator } from './types.ts'

export const createBlockIterator = defineFunction({
  name: 'net.create_block_iterator',
  summary: 'Creates an iterator over the blocks of all shards.',
  description: 'Items follow the chain order of the node. Without `end_time`, there may always be more.',
  params: ParamsOfCreateBlockIterator,
  result: RegisteredIterator,
  iterates: { stream: 'blocks', item: BlockItem },
  errors: [NetModuleNotInit, InvalidParams],
  access: 'host',
  example: { params: { start_time: 1784800000, end_time: 1784800060 }, result: { $error: 14 } },
  run: (call, params) => startIterator(call, 'blocks', params),
})
