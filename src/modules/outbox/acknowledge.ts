import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import { nothing } from '../../schema/methods.ts'
import { checkNumber, expectGiven, outboxErrors } from './entries/outboxParameters.ts'
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
    checkNumber('number', number)
    const { store } = await outboxOf(call)
    await expectGiven(store, 'results', 'number', number)
    if ((await store.get('results', number)) !== undefined) await store.commit([store.item('results', number)], [])
  },
})
