import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidHandle } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { chainIterators } from './iterators/ChainIterator.ts'
import { RegisteredIterator } from './types.ts'

export const removeIterator = defineFunction({
  name: 'net.remove_iterator',
  summary: 'Removes an iterator.',
  params: RegisteredIterator,
  result: nothing,
  errors: [InvalidHandle],
  access: 'host',
  example: { params: { handle: 4711 }, result: { $error: 34 } },
  run: ({ context }, { handle }) => {
    chainIterators.find(context, handle)
    chainIterators.remove(context, handle)
  },
})
