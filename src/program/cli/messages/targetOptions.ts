/**
 * Arguments and options that name a function of a contract; in a separate file, because getters do not load the code
 * for sending.
 */
import type { ArgumentDefinition, OptionDefinition } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'

/** Arguments of a function, including those after options. */
export const paramsArgument: ArgumentDefinition = {
  name: 'PARAMS',
  summary: 'Arguments of the function: JSON, @file, - for standard input, or --name value pairs.',
  optional: true,
  variadic: true,
  takesOptions: true,
}

export const methodArgument: ArgumentDefinition = {
  name: 'METHOD',
  summary: 'Function of the ABI.',
  kind: 'function',
}

/** Arguments of the commands that call a function. */
export const callArguments: readonly ArgumentDefinition[] = [
  { name: 'ADDRESS', summary: 'Extended address <dapp_id>::<account_id>, or alias.', kind: 'address' },
  methodArgument,
  paramsArgument,
]

/** Function of the commands that take it as an option. */
export const methodOption: OptionDefinition = {
  name: 'method',
  short: 'm',
  value: 'NAME',
  kind: 'function',
  summary: 'Function to call. Default: the "method" setting.',
}

/** Address of the commands that take it as an option. */
export const addressOption: OptionDefinition = {
  name: 'address',
  value: 'ADDRESS',
  kind: 'address',
  summary: 'Extended address, or alias. Default: the "address" setting.',
  synonyms: ['addr'],
}

/** Address and function of callx and runx. Throws ToolError (2). */
export function readTarget(session: Session): { address: string; method: string } {
  const address = session.text('address')
  const method = session.text('method')
  if (address === undefined)
    throw new ToolError(exitCodes.usage, '--address is missing, and the settings have no address')
  if (method === undefined)
    throw new ToolError(exitCodes.usage, '--method is missing, and the settings have no function')
  return { address, method }
}
