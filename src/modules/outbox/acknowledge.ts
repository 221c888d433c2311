import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import { nothing } from '../../schema/methods.ts'
import { checkResultNumber, expectResultNumber } from './parameters/checkResultNumber.ts'
import { outboxErrors } from './parameters/outboxErrors.ts'
import { ParamsOfOutboxAcknowledge } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

export const acknowledge = defineFunction({
  name: 'outbox.acknowledge',
  summary: 'Acknowledges one result; it is never returned again.',
  description:
    'All other results stay, including earlier ones: applications that handle several results at once acknowledge each separately. Acknowledging a result again has no effect. A number beyond the last result is refused.',
  params: ParamsOfOutboxAcknowledge,
  result: nothing,
  errors: [...outboxErrors, InvalidOutboxParameter],
  extension: true,
  access: 'changes',
  example: { params: { number: '0000000000000001' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, { number }) => {
    checkResultNumber('number', number)
    const { store } = await outboxOf(call)
    await expectResultNumber(store, 'number', number)
    if ((await store.get('results', number)) !== undefined) await store.commit([store.item('results', number)], [])
  },
})
