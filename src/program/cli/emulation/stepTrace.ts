import { writeFileSync } from 'node:fs'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { readAccount } from '../accounts/accounts.ts'
import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { readSigner } from '../keys/signer.ts'
import { addressOption, methodOption, readTarget } from '../messages/callFunction.ts'
import { messageHeader, outputOption } from '../messages/messageOptions.ts'
import type { Session } from '../session/Session.ts'
import { configFileOption } from './executionOptions.ts'

/** As in `tvm.*`. */
export interface TraceStep {
  readonly step: number
  readonly instruction: string
  readonly gas_used: number | string
  readonly stack: unknown
}

/** Options of the debug commands. */
export const traceOptions: readonly OptionDefinition[] = [
  addressOption,
  methodOption,
  abiOption,
  { ...outputOption, summary: 'Write the steps to this file instead of showing them.' },
  { name: 'stack', summary: 'Also show the stack before each step.' },
  configFileOption,
]

/** Message, ABI and account of the command line. Throws ToolError. */
export async function prepareTrace(session: Session, words: readonly string[], isSigned: boolean) {
  const target = readTarget(session)
  const { address, alias } = session.address(target.address)
  const abi = readAbi(session, { alias })
  const definition = await findFunction(abi, target.method)
  const input = await readFunctionParameters(words, definition, session.config.aliases)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: definition.name, header: isSigned ? messageHeader(session) : {}, input },
    signer: isSigned ? await readSigner(session, alias) : { type: 'None' },
  })
  const { boc } = await readAccount(session, address)
  return { message, abi: abi.wire, boc }
}

/** A line for each step, on the terminal or in the file of --output. */
export function showTrace({ input }: Session, trace: readonly TraceStep[], result: object, end: string): Outcome {
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
