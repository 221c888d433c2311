import { submittedTransfer } from '../../common/submittedTransfer.ts'
import { abiOption } from '../arguments/abi.ts'
import { type NamedCall, readCall } from '../arguments/functionCall.ts'
import type { Outcome } from '../definition/Command.ts'
import { configFileOption } from '../emulation/configFileOption.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { readSigner } from '../keys/signer.ts'
import type { Session } from '../session/Session.ts'
import { signerOptions } from '../signers/signerOptions.ts'
import { lifetimeOption, timeOption, unsignedOption } from './messageOptions.ts'
import { signCall } from './offlineMessage.ts'
import { checkAccount, type SendPlan, sendOptions, sendPlan } from './sendMessage.ts'
import type { PreparedCall } from './signedMessage.ts'

/** Options of commands that call a function. */
export const callOptions = [
  abiOption,
  keysOption,
  ...signerOptions,
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
  const call = await readCall(session, target, method, words)
  const signer = await readSigner(session, call.alias)
  const { plan, boc } = await planCall(session, call, () => signCall(session, call, signer))
  return sendPlan(session, plan, { boc })
}

/** Checks the account of a call, and encodes its message. Throws ToolError (11, 12). */
export async function planCall(
  session: Session,
  call: NamedCall,
  encode: () => Promise<PreparedCall>,
): Promise<{ readonly plan: SendPlan; readonly boc: string | undefined }> {
  const { abi, address, definition, method, input, named } = call
  const account = await checkAccount(session, address)
  const { message, message_id: messageId, ...signing } = await encode()
  const plan: SendPlan = {
    abi,
    address,
    message,
    messageId,
    ...signing,
    call: { method, input },
    codeHash: account?.parsed.code_hash,
    named,
    intends: submittedTransfer(definition, input, BigInt(account?.parsed.balance ?? 0)),
  }
  return { plan, boc: account?.boc }
}
