import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { NotImplemented } from '../../errors/client.ts'
import { MessageHasNotDestinationAddress } from '../../errors/processing.ts'
import { exampleDappId, exampleMessage } from '../abi/examples/exampleMessage.ts'
import { readShortAbi } from '../abi/index.ts'
import { readExternalMessage } from '../abi/values/readExternalMessage.ts'
import { foresee } from './spending/authorize.ts'
import { hasPolicies } from './spending/hasPolicies.ts'
import { policyErrors } from './spending/policyErrors.ts'
import { ParamsOfPolicyCheck, ResultOfPolicyCheck } from './types.ts'

export const check = defineFunction({
  name: 'policy.check',
  summary: 'Checks a message against the spending policies without sending it.',
  description:
    'Use it before asking a person to confirm a message that a policy would refuse anyway. The message does not count toward limits and no approver is asked; a refusal is recorded as it is when sending. The message may still be refused when it is sent, if other messages have used up a limit by then.',
  params: ParamsOfPolicyCheck,
  result: ResultOfPolicyCheck,
  errors: [NotImplemented, InvalidJson, InvalidBoc, BocRefNotFound, MessageHasNotDestinationAddress, ...policyErrors],
  extension: true,
  access: 'changes',
  example: { params: { message: exampleMessage, dapp_id: exampleDappId }, result: { needs_approval: false } },
  run: async (call, { message, dapp_id: dappId = '', abi, public_key: publicKey, rules }) => {
    const contract = abi && readShortAbi(abi, rules)
    const { root, accountId } = readExternalMessage(call.context, message, { rules })
    if (!hasPolicies(call)) return { needs_approval: false }
    return { needs_approval: await foresee(call, { root, accountId, dappId, publicKey, contract, rules }) }
  },
})
