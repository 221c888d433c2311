import { readAccountIfAny } from '../accounts/accounts.ts'
import { abiOption, readOptionalAbi } from '../arguments/abi.ts'
import { addressUnder, parseDappId, type TypedAddress } from '../arguments/addresses.ts'
import { readBocArgument, readBocFile } from '../arguments/readInput.ts'
import type { OptionDefinition, Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { timeText } from '../output/timeText.ts'
import { networkNow } from '../session/networkNow.ts'
import type { Session } from '../session/Session.ts'
import { readEnvelope } from './messageEnvelope.ts'
import { type SendPlan, sendOptions, sendPlan } from './sendMessage.ts'

/** Source: client interface 4.3. */
export const dappIdOption: OptionDefinition = {
  name: 'dst-dapp-id',
  value: 'ID',
  summary: 'Dapp ID of the destination, 64 hex digits or "self". Default: the one in the message.',
}

/** Options of commands that send an existing message. */
export const preparedOptions = [
  abiOption,
  dappIdOption,
  ...sendOptions.filter(({ name }) =>
    ['thread', 'wait', 'unprotected', 'no-preflight', 'accept-loss', 'yes'].includes(name),
  ),
]

/** `text` is the output of `message`, the name of a file with it, or a BOC. Throws ToolError. */
export async function sendPrepared(session: Session, text: string): Promise<Outcome> {
  const { method, ...plan } = await readPrepared(session, text)
  await checkExpiry(session, plan.expire)
  // Not read from the envelope, which may be wrong.
  const { hash: messageId } = await session.call('boc.get_boc_hash', { boc: plan.message })
  return sendAsIs(
    session,
    { ...plan, messageId },
    { address: plan.address.extended, ...(method !== undefined && { method }) },
  )
}

/** Reads an existing message and its destination, even if it has expired. Throws ToolError (2). */
export async function readPrepared(
  session: Session,
  text: string,
): Promise<Omit<SendPlan, 'messageId'> & { readonly method: string | undefined }> {
  const isBoc = /^(te6cc|b5ee)/.test(text)
  const envelope = isBoc ? undefined : readEnvelope(text, 'MESSAGE')
  const abi = readOptionalAbi(session)
  if (envelope !== undefined) {
    const { address, expire, message, method } = envelope
    checkDappId(session, address)
    return { abi, address, message, expire, method }
  }
  const message = isBoc ? readBocArgument(text, 'MESSAGE') : readBocFile(text, 'MESSAGE')
  return { abi, address: await readDestination(session, message), message, method: undefined }
}

/** Sends it without looking for an earlier attempt, because the same bytes are executed only once. */
async function sendAsIs(session: Session, plan: SendPlan, extra: Record<string, unknown>): Promise<Outcome> {
  const account = session.input.flag('no-preflight') ? undefined : await readAccountIfAny(session, plan.address)
  const codeHash = account?.parsed.code_hash
  return sendPlan(session, { ...plan, codeHash }, { boc: account?.boc, extra: () => extra })
}

/** The account that a message names, under the Dapp ID of the option. Throws ToolError (2). */
async function readDestination(session: Session, message: string): Promise<TypedAddress> {
  const { parsed } = await session.call('boc.parse_message', { boc: message })
  const accountId = parsed.dst?.split(':')[1]
  if (!accountId) throw new ToolError(exitCodes.usage, 'The message has no destination')
  const given = session.input.text('dst-dapp-id')
  if (given !== undefined) return addressUnder(parseDappId(given), accountId)
  throw new ToolError(exitCodes.usage, 'A raw message does not contain the Dapp ID: pass --dst-dapp-id', {
    hint: 'For a contract that is the root of its own Dapp ID: --dst-dapp-id self',
  })
}

function checkDappId({ input }: Session, address: TypedAddress): void {
  const given = input.text('dst-dapp-id')
  if (given === undefined || addressUnder(parseDappId(given), address.accountId).dappId === address.dappId) return
  throw new ToolError(exitCodes.usage, `--dst-dapp-id contradicts the message, which is for ${address.extended}`)
}

async function checkExpiry(session: Session, expire: number | undefined): Promise<void> {
  if (expire === undefined || expire * 1000 > (await networkNow(session))) return
  throw new ToolError(exitCodes.timeout, `The message expired at ${timeText(expire * 1000)}; it was not sent`, {
    hint: 'Create the message again; --lifetime gives it more time.',
  })
}
