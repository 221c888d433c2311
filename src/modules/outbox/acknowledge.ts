import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import { nothing } from '../../schema/functions.ts'
import { checkResultNumber } from './checkResultNumber.ts'
import { outboxErrors } from './outboxErrors.ts'
import { outboxOf } from './outboxOf.ts'
import { ParamsOfOutboxAcknowledge } from './types.ts'

export const acknowledge = defineFunction({
  name: 'outbox.acknowledge',
  summary: 'Marks one result as done with: it never comes again.',
  description:
    'Other results stay, also those before it: applications that work on several results at once acknowledge each by itself. Nothing happens when the result was acknowledged before.',
  params: ParamsOfOutboxAcknowledge,
  result: nothing,
  errors: [...outboxErrors, InvalidOutboxParameter],
  extension: true,
  example: { params: { number: '0000000000000001' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { number }) => {
    checkResultNumber('number', number)
    const { store } = await outboxOf(call)
    if ((await store.get('results', number)) !== undefined) await store.commit([store.item('results', number)], [])
  },
})
