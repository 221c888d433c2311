import { submittedTransfer } from '../../common/submittedTransfer.ts'
import { abiOption, findFunction, readAbi } from '../arguments/abi.ts'
import { type NamedAddresses, readFunctionParameters } from '../arguments/functionParameters.ts'
import type { Outcome } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { readSigner } from '../keys/signer.ts'
import type { Session } from '../session/Session.ts'
import { dryRun } from './dryRun.ts'
import { lifetimeOption, timeOption, unsignedOption } from './messageOptions.ts'
import { expiringHeader } from './offlineMessage.ts'
import { checkAccount, type SendPlan, sendOptions, sendPlan } from './sendMessage.ts'

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
  const named: NamedAddresses = new Map()
  const values = await readFunctionParameters(words, definition, session.config.aliases, named)
  const signer = await readSigner(session, alias)
  const account = await checkAccount(session, address)
  const header = await expiringHeader(session, abi)
  const { message } = await session.call('abi.encode_message', {
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
    codeHash: account?.parsed.code_hash,
    named,
    intends: submittedTransfer(definition, values, BigInt(account?.parsed.balance ?? 0)),
  }
  if (session.input.flag('dry-run')) return dryRun(session, plan, account?.boc)
  return sendPlan(session, plan, { boc: account?.boc })
}
