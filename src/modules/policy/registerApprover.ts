import { defineFunction } from '../../context/defineFunction.ts'
import { CallbackNotRegistered } from '../../errors/client.ts'
import { nothing } from '../../schema/methods.ts'
import { AppApprover, type Approver, setApprover } from './spending/approver.ts'

export const registerApprover = defineFunction({
  name: 'policy.register_approver',
  summary: 'Registers an approver for messages of this connection.',
  description:
    'The approver is asked about every message that a policy allows only with approval, before the message is signed, if the library signs it. A new approver replaces the previous one. Without an approver, or if it does not answer in time, such messages are refused; entries of the outbox wait for it.',
  params: nothing,
  result: nothing,
  errors: [CallbackNotRegistered],
  extension: true,
  access: 'host',
  example: { params: {}, result: null },
  appObject: AppApprover,
  run: (call) => {
    setApprover(call, call.appObject as unknown as Approver)
  },
})
