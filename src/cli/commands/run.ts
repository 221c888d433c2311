import { abiOption, findFunction, readAbi } from '../tool/abi.ts'
import { readAccount } from '../tool/accounts.ts'
import { alignFields } from '../tool/alignFields.ts'
import { configFileOption, executionOptions } from '../tool/dryRun.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { explainFailure } from '../tool/explainFailure.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { readBocFile, readJsonArgument } from '../tool/readInput.ts'
import type { Session } from '../tool/Session.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import type { Alias } from '../tool/ToolConfig.ts'
import { ToolError } from '../tool/ToolError.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from './call.ts'

const sourceOptions: readonly OptionDefinition[] = [
  { name: 'boc', summary: 'ADDRESS is a file with an account.' },
  { name: 'tvc', summary: 'ADDRESS is a file with a contract image.' },
  configFileOption,
]

export const runCommand = defineCommand({
  name: 'run',
  group: 'Contracts',
  summary: 'Run a getter locally on the state of an account, and show what it returns.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, alias, or file with --boc or --tvc.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [abiOption, ...sourceOptions],
  takesFunctionParameters: true,
  examples: [
    'run <dapp_id>::<account_id> getCustodians --abi Wallet.abi.json',
    'run Wallet.boc getParameters --boc --abi Wallet.abi.json',
  ],
  run: (input, session) => runGetter(session, input.args[0]!, input.args[1]!, input.rest),
})

export const runxCommand = defineCommand({
  name: 'runx',
  group: 'Contracts',
  summary: 'The same as run, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, abiOption, ...sourceOptions],
  takesFunctionParameters: true,
  examples: ['runx --address wallet -m getCustodians'],
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return runGetter(session, address, method, input.rest)
  },
})

export const rungetCommand = defineCommand({
  name: 'runget',
  group: 'Contracts',
  summary: 'Run a get method of a contract without ABI, and show the stack it leaves.',
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
  examples: ['runget <dapp_id>::<account_id> seqno', 'runget wallet.boc get_balance 5 --boc'],
  run: async (input, session) => {
    const { boc, stateTimestamp } = await readState(session, input.args[0]!)
    const values = await Promise.all(input.rest.map(readStackValue))
    const { output } = await session
      .call<{ output: unknown }>('tvm.run_get', {
        account: boc,
        function_name: input.args[1]!,
        input: values,
        execution_options: await executionOptions(session),
      })
      .catch(explainFailure)
    const items = Array.isArray(output) ? output : [output]
    const json = Object.fromEntries(items.map((item, index) => [`value${index}`, item]))
    return { json: { ...json, state_timestamp: stateTimestamp ?? null }, text: alignFields(Object.entries(json)) }
  },
})

async function runGetter(session: Session, target: string, method: string, words: readonly string[]): Promise<Outcome> {
  const { boc, alias, stateTimestamp, address } = await readState(session, target)
  const abi = readAbi(session, { alias, image: target })
  const definition = await findFunction(abi, method)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address,
    call_set: { function_name: definition.name, input: await readFunctionParameters(words, definition) },
    signer: { type: 'None' },
  })
  session.progress.phase('running')
  const { decoded } = await session
    .call<{ decoded?: { output?: Record<string, unknown> | null } }>('tvm.run_tvm', {
      message,
      account: boc,
      abi: abi.wire,
      execution_options: await executionOptions(session),
    })
    .catch(explainFailure)
  const output = decoded?.output ?? {}
  return {
    json: { ...output, ...(stateTimestamp === undefined ? {} : { state_timestamp: stateTimestamp }) },
    text: Object.keys(output).length === 0 ? 'no outputs' : alignFields(Object.entries(output)),
  }
}

interface State {
  readonly boc: string
  /** On-chain form. */
  readonly address: string
  readonly alias: Alias | undefined
  readonly stateTimestamp: number | undefined
}

/** The account that a command runs on, from the network or from a file. */
async function readState(session: Session, target: string): Promise<State> {
  const { input } = session
  if (input.flag('boc') && input.flag('tvc')) throw new ToolError(exitCodes.usage, '--boc and --tvc exclude each other')
  const file = { alias: undefined, stateTimestamp: undefined }
  if (input.flag('boc')) {
    const boc = readBocFile(target, 'ADDRESS')
    const { parsed } = await session.call<{ parsed: { id?: string } }>('boc.parse_account', { boc })
    if (parsed.id === undefined)
      throw new ToolError(exitCodes.notFound, `File "${target}" holds an account that does not exist`)
    return { ...file, boc, address: parsed.id }
  }
  if (input.flag('tvc')) {
    const state_init = readBocFile(target, 'ADDRESS')
    const { account, id } = await session.call<{ account: string; id: string }>('abi.encode_account', { state_init })
    return { ...file, boc: account, address: `0:${id}` }
  }
  const { address, alias } = session.address(target)
  const { boc, stateTimestamp } = await readAccount(session, address)
  return { boc, alias, stateTimestamp, address: address.onChain }
}

async function readStackValue(text: string): Promise<unknown> {
  if (/^(-?\d+|0x[0-9a-fA-F]+|NaN)$/.test(text)) return text
  return readJsonArgument(text, 'A value of the stack')
}
