import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered } from '../../errors/client.ts'
import { nothing } from '../../schema/functions.ts'
import { AppApprover, type Approver, setApprover } from './approver.ts'

export const registerApprover = defineFunction({
  name: 'policy.register_approver',
  summary: 'Registers who approves messages of this connection.',
  description:
    'Asked for every message that a policy allows with approval only, before it is signed where the library signs it. It replaces the one that was registered before. Without one, and when it gives no answer in time, such messages are refused; entries of the outbox wait for it.',
  params: nothing,
  result: nothing,
  errors: [CallbackNotRegistered],
  extension: true,
  example: { params: {}, result: null },
  appObject: AppApprover,
  run: (call) => {
    setApprover(call, call.appObject as unknown as Approver)
  },
})
