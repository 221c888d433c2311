import { readState, sourceOptions } from '../accounts/runGetter.ts'
import { readJsonArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { getterOptions } from '../emulation/executionOptions.ts'
import { alignFields } from '../output/alignFields.ts'
import { explainFailure } from '../session/LibraryError.ts'

export const rungetCommand = defineCommand({
  name: 'runget',
  group: 'Contracts',
  summary: 'Run a get method of a contract without ABI and show the resulting stack.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, alias, or file with --boc or --tvc.', kind: 'address' },
    { name: 'METHOD', summary: 'Name of the get method.', kind: 'text' },
    {
      name: 'PARAMS',
      summary: 'Values of the stack, each as JSON or a number.',
      kind: 'text',
      optional: true,
      variadic: true,
    },
  ],
  options: sourceOptions,
  examples: ['runget <dapp_id>::<account_id> seqno', 'runget account.boc get_public_key --boc'],
  run: async (input, session) => {
    const { boc, stateTimestamp } = await readState(session, input.args[0]!)
    const values = await Promise.all(input.rest.map(readStackValue))
    const { output } = await session
      .call<{ output: unknown }>('tvm.run_get', {
        account: boc,
        function_name: input.args[1]!,
        input: values,
        execution_options: getterOptions(session),
      })
      .catch(explainFailure)
    const items = Array.isArray(output) ? output : [output]
    const json = Object.fromEntries(items.map((item, index) => [`value${index}`, item]))
    return { json: { ...json, state_timestamp: stateTimestamp ?? null }, text: alignFields(Object.entries(json)) }
  },
})

async function readStackValue(text: string): Promise<unknown> {
  if (/^(-?\d+|0x[0-9a-fA-F]+|NaN)$/.test(text)) return text
  return readJsonArgument(text, 'A value of the stack')
}
