import { abiOption } from '../arguments/abi.ts'
import { readJsonArgument } from '../arguments/readInput.ts'
import { defineCommand, type OptionDefinition } from '../definition/Command.ts'
import { configFileOption, getterOptions } from '../emulation/configFileOption.ts'
import { readState, runGetter } from '../emulation/runGetter.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { addressOption, methodArgument, methodOption, paramsArgument, readTarget } from '../messages/targetOptions.ts'
import { alignFields, logMember, logRows } from '../output/alignFields.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** Sources of the state for a local run. */
const sourceOptions: readonly OptionDefinition[] = [
  { name: 'boc', summary: 'ADDRESS is a file with an account.' },
  { name: 'tvc', summary: 'ADDRESS is a file with a contract image.' },
  configFileOption,
]

const runMembers = {
  state_timestamp: 'time of the state in ms',
  logs: 'list of lines that the contract printed; absent if it printed nothing',
}

export const contractRun = defineCommand({
  summary: 'Run a getter locally on the state of an account and show its output.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, alias, or file with --boc or --tvc.', kind: 'address' },
    methodArgument,
    paramsArgument,
  ],
  options: [abiOption, ...sourceOptions],
  examples: [
    'run <dapp_id>::<account_id> getCustodians --abi Wallet.abi.json',
    'run account.boc getParameters --boc --abi Wallet.abi.json',
  ],
  members: runMembers,
  otherMembers: 'outputs of the function by their names',
  run: (input, session) => runGetter(session, input.args[0]!, input.args[1]!, input.rest),
})

export const runx = defineCommand({
  summary: 'Same as run, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, abiOption, ...sourceOptions],
  examples: ['runx --address wallet -m getCustodians'],
  members: runMembers,
  otherMembers: 'outputs of the function by their names',
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return runGetter(session, address, method, input.rest)
  },
})

export const contractRunGet = defineCommand({
  summary: 'Run a get method of a contract without an ABI and show the resulting stack.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, alias, or file with --boc or --tvc.', kind: 'address' },
    { name: 'METHOD', summary: 'Name of the get method.' },
    { name: 'PARAMS', summary: 'Values of the stack, each as JSON or a number.', optional: true, variadic: true },
  ],
  options: sourceOptions,
  examples: ['contract run-get <dapp_id>::<account_id> seqno', 'contract run-get account.boc get_public_key --boc'],
  members: runMembers,
  otherMembers: 'values of the stack as value0, value1 and so on',
  run: async (input, session) => {
    const { boc, stateTimestamp, codeHash } = await readState(session, input.args[0]!)
    const values = await Promise.all(input.rest.map(readStackValue))
    const { output, logs } = await session
      .call('tvm.run_get', {
        account: boc,
        function_name: input.args[1]!,
        input: values,
        execution_options: getterOptions(session),
      })
      .catch(async (error: unknown) => {
        await codeHash()
        return explainMissing(session, error, input.args[1]!)
      })
    const items = Array.isArray(output) ? output : [output]
    const json = Object.fromEntries(items.map((item, index) => [`value${index}`, item]))
    return {
      json: { ...logMember(logs ?? []), ...json, state_timestamp: stateTimestamp ?? null },
      text: alignFields([...logRows(logs ?? []), ...Object.entries(json)]),
    }
  },
})

/** Exit code 11 means that the contract has no method with this number. */
async function explainMissing(session: Session, error: unknown, method: string): Promise<never> {
  const { exit_code } = ((error as Partial<LibraryError>)?.details?.data ?? {}) as { exit_code?: unknown }
  if (!(error instanceof LibraryError) || exit_code !== 11) {
    return (await import('../failures/explainRun.ts')).explainRun(session, error)
  }
  const text = `The contract has no get method "${method.slice(0, 64)}" (exit code 11)`
  throw new ToolError(exitCodes.rejected, text, {
    ...error.details,
    hint: 'For functions of contracts with an ABI, use "vendorclient run".',
  })
}

async function readStackValue(text: string): Promise<unknown> {
  if (/^(-?\d+|0x[0-9a-fA-F]+|NaN)$/.test(text)) return text
  return readJsonArgument(text, 'A value of the stack')
}
