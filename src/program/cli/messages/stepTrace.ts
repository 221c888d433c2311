import { writeFileSync } from 'node:fs'
import { stringifyExactJson } from '../../../schema/numerals.ts'
import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import { plainText } from '../../common/printable.ts'
import { readAccount } from '../accounts/accounts.ts'
import { abiOption } from '../arguments/abi.ts'
import { encodeCall, readCall } from '../arguments/functionCall.ts'
import type { ArgumentDefinition, OptionDefinition, Outcome } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { readSigner } from '../keys/signer.ts'
import { alignFields, logRows } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'
import { outputOption } from './messageOptions.ts'
import { signCall } from './offlineMessage.ts'
import { addressOption, methodOption, paramsArgument, readTarget } from './targetOptions.ts'

/** Options that choose how steps are shown. */
export const traceOutputOptions: readonly OptionDefinition[] = [
  { ...outputOption, summary: 'Save the steps to this file instead of showing them.' },
  { name: 'stack', summary: 'Also show the stack before each step.' },
]

/** Options of the debug commands. */
export const traceOptions: readonly OptionDefinition[] = [
  addressOption,
  methodOption,
  abiOption,
  ...traceOutputOptions,
  configFileOption,
]

/** Separates address and function, which come first unless options or settings name them. Throws ToolError (2). */
function readWords(session: Session, words: readonly string[]) {
  const isNamed = session.input.text('address') !== undefined || session.input.text('method') !== undefined
  const isPosition = (word: string | undefined) => word !== undefined && !/^([[{@-]|$)/.test(word)
  if (isNamed || !isPosition(words[0])) return { target: readTarget(session), params: words }
  const [address, ...rest] = words as [string, ...string[]]
  if (isPosition(rest[0])) return { target: { address, method: rest[0]! }, params: rest.slice(1) }
  const method = session.text('method')
  if (method !== undefined) return { target: { address, method }, params: rest }
  throw new ToolError(exitCodes.usage, 'METHOD is missing, and the settings have no function')
}

/** Arguments of the debug commands: `[ADDRESS METHOD] [PARAMS...]`. */
export const traceArgument: ArgumentDefinition = {
  ...paramsArgument,
  name: 'ADDRESS METHOD PARAMS',
  summary: `Address and function, unless given by options or settings, then the arguments. ${paramsArgument.summary}`,
}

/** The message that the command line names, and its account. Throws ToolError. */
export async function prepareTrace(session: Session, words: readonly string[], isSigned: boolean) {
  const { target, params } = readWords(session, words)
  const call = await readCall(session, target.address, target.method, params)
  const signer = isSigned ? await readSigner(session, call.alias) : ({ type: 'None' } as const)
  const { abi, address, method, input } = call
  const { boc, parsed } = await readAccount(session, address)
  const signed = isSigned ? await signCall(session, call, signer) : await encodeCall(session, call, signer, {})
  return { plan: { ...signed, abi, address, call: { method, input }, codeHash: parsed.code_hash }, boc }
}

type Recorded = Pick<ApiResult<'tvm.run_tvm'>, 'trace' | 'logs'>

/** A line for each step, on the terminal or in the file of --output, and what the contract printed. */
export function showTrace({ input }: Session, recorded: Recorded, result: object, ending: string): Outcome {
  const trace = recorded.trace ?? []
  const logs = recorded.logs ?? []
  const end = logs.length === 0 ? ending : `${alignFields(logRows(logs))}\n${ending}`
  const lines = trace.map(({ step, instruction, gas_used, stack }) => {
    const line = `${String(step).padStart(6)} ${digitsOf(gas_used).padStart(8)}  ${instruction}`
    return input.flag('stack') ? `${line}  ${stringifyExactJson(stack)}` : line
  })
  const text = [`${'step'.padStart(6)} ${'gas'.padStart(8)}  instruction`, ...lines].join('\n')
  const file = input.text('output')
  if (file === undefined) return { json: { ...result, logs, trace }, text: `${text}\n${end}` }
  writeFileSync(file, plainText(`${text}\n${end}\n`))
  return {
    json: { ...result, logs, steps: trace.length, file },
    text: `${trace.length} steps saved to ${file}\n${end}`,
  }
}
