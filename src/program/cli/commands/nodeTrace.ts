import { transactionPath } from '../../common/consolePaths.ts'
import { traceText } from '../chain/traceText.ts'
import { defineCommand } from '../definition/Command.ts'
import { askAdmin } from '../network/askAdmin.ts'

export const command = defineCommand({
  group: 'Network',
  summary: 'Explain a transaction of a development node: the tree of its messages and transactions.',
  description:
    'Functions and arguments are decoded for contracts known to the node: the built-in ones, and those registered with POST /admin/register_abi.',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.', kind: 'text' }],
  examples: ['node trace <transaction_id> --url local'],
  run: async (input, session) => {
    const trace = await askAdmin(session, 'trace', { transaction: input.args[0]! })
    return { json: trace, text: traceText(trace), page: transactionPath(input.args[0]!) }
  },
})
