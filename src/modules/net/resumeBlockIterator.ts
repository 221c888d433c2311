import { defineFunction } from '../../context/defineFunction.ts'
import { InternalError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { resumeIterator } from './iterators/ChainIterator.ts'
import { BlockItem, ParamsOfResumeBlockIterator, RegisteredIterator } from './types.ts'

export const resumeBlockIterator = defineFunction({
  name: 'net.resume_block_iterator',
  summary: 'Creates a block iterator that continues from a saved state.',
  params: ParamsOfResumeBlockIterator,
  result: RegisteredIterator,
  iterates: { stream: 'resume_blocks', item: BlockItem },
  errors: [NetModuleNotInit, InternalError, InvalidParams],
  access: 'host',
  example: { params: { resume_state: {} }, result: { $error: 14 } },
  run: (call, params) => resumeIterator(call, 'blocks', params),
})
