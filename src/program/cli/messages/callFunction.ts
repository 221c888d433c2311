import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { readFunctionParameters } from '../arguments/functionParameters.ts'
import type { ArgumentDefinition, OptionDefinition, Outcome } from '../definition/Command.ts'
import { dryRun } from '../emulation/dryRun.ts'
import { configFileOption } from '../emulation/executionOptions.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { readSigner } from '../keys/signer.ts'
import { exitCodes } from '../output/exitCodes.ts'
import type { Session } from '../session/Session.ts'
import { ToolError } from '../session/ToolError.ts'
import { lifetimeOption, timeOption, unsignedOption } from './messageOptions.ts'
import { expiringHeader } from './offlineMessage.ts'
import { checkAccount, type SendPlan, sendMessage, sendOptions, sendOutcome } from './sendMessage.ts'

/** Arguments of a function; those behind options belong to it too. */
export const paramsArgument: ArgumentDefinition = {
  name: 'PARAMS',
  summary: 'Arguments of the function: JSON, @file, - for standard input, or --name value pairs.',
  kind: 'text',
  optional: true,
  variadic: true,
}

/** Function of the commands that take it as an option. */
export const methodOption: OptionDefinition = {
  name: 'method',
  short: 'm',
  value: 'NAME',
  kind: 'function',
  summary: 'Function to call. Default: the setting "method".',
}

/** Address of the commands that take it as an option. */
export const addressOption: OptionDefinition = {
  name: 'address',
  value: 'ADDRESS',
  kind: 'address',
  summary: 'Extended address, or alias. Default: the setting "address".',
  synonyms: ['addr'],
}

/** Options of commands that call. */
export const callOptions = [
  abiOption,
  keysOption,
  unsignedOption,
  ...sendOptions,
  configFileOption,
  lifetimeOption,
  timeOption,
  ...phraseOptions,
]

/** Address and function of the commands with an x. Throws ToolError (2). */
export function readTarget(session: Session): { address: string; method: string } {
  const address = session.text('address')
  const method = session.text('method')
  if (address === undefined)
    throw new ToolError(exitCodes.usage, '--address is missing, and no setting names an address')
  if (method === undefined) throw new ToolError(exitCodes.usage, '--method is missing, and no setting names a function')
  return { address, method }
}

/** Signs, checks the account, sends and reports the outcome; with --dry-run it emulates. Throws ToolError. */
export async function callFunction(
  session: Session,
  target: string,
  method: string,
  words: readonly string[],
): Promise<Outcome> {
  const { address, alias } = session.address(target)
  const abi = readAbi(session, { alias })
  const definition = await findFunction(abi, method)
  const values = await readFunctionParameters(words, definition, session.config.aliases)
  const signer = await readSigner(session, alias)
  const account = await checkAccount(session, address)
  const header = await expiringHeader(session, abi)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: definition.name, header, input: values },
    signer,
  })
  const plan: SendPlan = {
    abi,
    address,
    message,
    expire: header.expire,
    call: { method: definition.name, input: values },
  }
  if (session.input.flag('dry-run')) return dryRun(session, plan, account?.boc)
  return sendOutcome(session, plan, await sendMessage(session, plan))
}
