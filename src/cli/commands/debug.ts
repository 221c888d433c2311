import { writeFileSync } from 'node:fs'
import { stringifyExactJson } from '../../schema/numerals.ts'
import { abiOption, findFunction, readAbi } from '../tool/abi.ts'
import { readAccount } from '../tool/accounts.ts'
import { configFileOption, executionOptions } from '../tool/dryRun.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { describeExitCode } from '../tool/exitCodeText.ts'
import { explainFailure } from '../tool/explainFailure.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption, messageHeader, outputOption, timeOption, unsignedOption } from '../tool/messageOptions.ts'
import type { Session } from '../tool/Session.ts'
import { readSigner } from '../tool/signer.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from './call.ts'

interface TraceStep {
  readonly step: number
  readonly instruction: string
  readonly gas_used: number | string
  readonly stack: unknown
}

const common: readonly OptionDefinition[] = [
  addressOption,
  methodOption,
  abiOption,
  { ...outputOption, summary: 'Write the steps to this file instead of showing them.' },
  { name: 'stack', summary: 'Also show the stack before each step.' },
  configFileOption,
]

export const debugCallCommand = defineCommand({
  name: 'debug call',
  group: 'Contracts',
  summary: 'Emulate a call and show every step of the virtual machine; nothing is sent.',
  args: [paramsArgument],
  options: [...common, keysOption, unsignedOption, lifetimeOption, timeOption, ...phraseOptions],
  takesFunctionParameters: true,
  examples: ['debug call --address wallet -m confirmTransaction --transactionId 5 --stack'],
  run: async (input, session) => {
    const { message, abi, boc } = await prepare(session, input.rest, true)
    const { transaction, trace } = await session
      .call<{
        transaction: { aborted?: boolean; compute?: { exit_code?: number } }
        trace: readonly TraceStep[]
      }>('tvm.run_executor', {
        message,
        abi,
        account: { type: 'Account', boc },
        skip_transaction_check: true,
        execution_options: { ...(await executionOptions(session)), trace: true },
      })
      .catch(explainFailure)
    const exitCode = transaction.compute?.exit_code ?? null
    const aborted = transaction.aborted ?? false
    const end = aborted ? `aborted, ${describeExitCode(exitCode ?? -1)}` : 'succeeds'
    return {
      ...show(session, trace, { aborted, exit_code: exitCode }, end),
      exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
    }
  },
})

export const debugRunCommand = defineCommand({
  name: 'debug run',
  group: 'Contracts',
  summary: 'Run a getter and show every step of the virtual machine.',
  args: [paramsArgument],
  options: common,
  takesFunctionParameters: true,
  examples: ['debug run --address wallet -m getCustodians'],
  run: async (input, session) => {
    const { message, abi, boc } = await prepare(session, input.rest, false)
    const { trace, decoded } = await session
      .call<{
        trace: readonly TraceStep[]
        decoded?: { output?: unknown }
      }>('tvm.run_tvm', {
        message,
        abi,
        account: boc,
        execution_options: { ...(await executionOptions(session)), trace: true },
      })
      .catch(explainFailure)
    const output = decoded?.output ?? null
    return show(session, trace, { output }, `result ${stringifyExactJson(output)}`)
  },
})

async function prepare(session: Session, words: readonly string[], isSigned: boolean) {
  const target = readTarget(session)
  const { address, alias } = session.address(target.address)
  const abi = readAbi(session, { alias })
  const definition = await findFunction(abi, target.method)
  const input = await readFunctionParameters(words, definition)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: definition.name, header: isSigned ? messageHeader(session) : {}, input },
    signer: isSigned ? await readSigner(session, alias) : { type: 'None' },
  })
  const { boc } = await readAccount(session, address)
  return { message, abi: abi.wire, boc }
}

function show({ input }: Session, trace: readonly TraceStep[], result: object, end: string): Outcome {
  const lines = trace.map(({ step, instruction, gas_used, stack }) => {
    const line = `${String(step).padStart(6)} ${String(gas_used).padStart(8)}  ${instruction}`
    return input.flag('stack') ? `${line}  ${stringifyExactJson(stack)}` : line
  })
  const text = [`${'step'.padStart(6)} ${'gas'.padStart(8)}  instruction`, ...lines].join('\n')
  const file = input.text('output')
  if (file === undefined) return { json: { ...result, trace }, text: `${text}\n${end}` }
  writeFileSync(file, `${text}\n${end}\n`)
  return { json: { ...result, steps: trace.length, file }, text: `${trace.length} steps saved to ${file}\n${end}` }
}
