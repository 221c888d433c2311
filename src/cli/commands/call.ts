import { abiOption, findFunction, readAbi } from '../tool/abi.ts'
import { configFileOption, dryRun } from '../tool/dryRun.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption, messageHeader, timeOption, unsignedOption } from '../tool/messageOptions.ts'
import type { Session } from '../tool/Session.ts'
import { checkAccount, type SendPlan, sendMessage, sendOptions, sendOutcome } from '../tool/sendMessage.ts'
import { readSigner } from '../tool/signer.ts'
import { type ArgumentDefinition, defineCommand, type OptionDefinition, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

export const paramsArgument: ArgumentDefinition = {
  name: 'PARAMS',
  summary: 'Arguments of the function: JSON, @file, - for standard input, or --name value pairs.',
  kind: 'text',
  optional: true,
  variadic: true,
}

export const methodOption: OptionDefinition = {
  name: 'method',
  short: 'm',
  value: 'NAME',
  kind: 'function',
  summary: 'Function to call. Default: the setting "method".',
}

export const addressOption: OptionDefinition = {
  name: 'address',
  value: 'ADDRESS',
  kind: 'address',
  summary: 'Extended address, or alias. Default: the setting "address".',
  synonyms: ['addr'],
}

const callOptions = [
  abiOption,
  keysOption,
  unsignedOption,
  ...sendOptions,
  configFileOption,
  lifetimeOption,
  timeOption,
  ...phraseOptions,
]

export const callCommand = defineCommand({
  name: 'call',
  group: 'Contracts',
  summary: 'Call a function of a contract by a signed message, and show what it did.',
  description:
    'The Dapp ID of the destination is the left half of the address. The exit code is 0 only when the transaction was not aborted.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address <dapp_id>::<account_id>, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: callOptions,
  takesFunctionParameters: true,
  examples: [
    `call <dapp_id>::<account_id> confirmTransaction '{"transactionId":"5"}' --abi Wallet.abi.json --keys wallet.keys.json`,
    'call wallet sendTransaction --dest <dapp_id>::<account_id> --value 1.5T --bounce false --flags 1 --payload "" --dry-run',
  ],
  run: (input, session) => callFunction(session, input.args[0]!, input.args[1]!, input.rest),
})

export const callxCommand = defineCommand({
  name: 'callx',
  group: 'Contracts',
  summary: 'The same as call, with address and function as options.',
  args: [paramsArgument],
  options: [addressOption, methodOption, ...callOptions],
  takesFunctionParameters: true,
  examples: ['callx --address wallet -m confirmTransaction --transactionId 5'],
  run: (input, session) => {
    const { address, method } = readTarget(session)
    return callFunction(session, address, method, input.rest)
  },
})

/** Address and function of the commands with an x. Throws ToolError (2). */
export function readTarget(session: Session): { address: string; method: string } {
  const address = session.text('address')
  const method = session.text('method')
  if (address === undefined)
    throw new ToolError(exitCodes.usage, '--address is missing, and no setting names an address')
  if (method === undefined) throw new ToolError(exitCodes.usage, '--method is missing, and no setting names a function')
  return { address, method }
}

async function callFunction(
  session: Session,
  target: string,
  method: string,
  words: readonly string[],
): Promise<Outcome> {
  const { address, alias } = session.address(target)
  const abi = readAbi(session, { alias })
  const definition = await findFunction(abi, method)
  const values = await readFunctionParameters(words, definition)
  const signer = await readSigner(session, alias)
  const account = await checkAccount(session, address)
  const { message } = await session.call<{ message: string }>('abi.encode_message', {
    abi: abi.wire,
    address: address.onChain,
    call_set: { function_name: definition.name, header: messageHeader(session), input: values },
    signer,
  })
  const plan: SendPlan = { abi, address, message, call: { method: definition.name, input: values } }
  if (session.input.flag('dry-run')) return dryRun(session, plan, account?.boc)
  return sendOutcome(session, plan, await sendMessage(session, plan))
}
