import type { HistoryMark } from '../../../delivery/accountHistory.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { isOvertaken, type MessageTurn } from '../../../delivery/MessageTurn.ts'
import { joinTurns, joinTurnsSigned } from '../../../delivery/MessageTurns.ts'
import { isUnreachable } from '../../../delivery/sendFailures.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { readExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { isVerified } from '../../parameters/verify.ts'
import { executeMessage } from '../../processing/execution/executeMessage.ts'
import { eventOfError } from '../../processing/execution/messageLife.ts'
import { endOfError } from '../entries/entryEnds.ts'
import { sendingOrder, toStoredMark } from '../entries/StoredEntry.ts'
import type { OpenEntry, Progress } from './OpenEntry.ts'
import { endExecuted, endOrReplace, settle } from './settleEntry.ts'
import { openNamedSigner, runnableWithKey, signMessage, turnKeyOf, whileConnected } from './signEntry.ts'

/** The network cannot be reached, so nothing could be proven about a message sent now. */
class NetworkAway extends Error {}

/** The storage failed before the message was sent. */
class NotStored extends Error {}

interface SendingOptions {
  /** The message may have been sent before. */
  readonly hasLeft: boolean
  /** Public key of its signer; absent for a message that was stored. */
  readonly publicKey?: string
  readonly turn?: MessageTurn | undefined
}

/** Sends a message that was signed before, when its turn comes. */
export async function sendSigned(open: OpenEntry, message: ExternalMessage): Promise<Progress | undefined> {
  await open.losses.check(async () => ({ message, isSigned: true, candidates: [] }))
  const contract = await open.contract()
  const read = contract === undefined ? message : readExternalMessage(open.context, message.text, { contract })
  using turn = joinTurnsSigned(open.call, { ...read, ...message }, contract, sendingOrder(open.held.entry))
  await turn?.waitSigned()
  return await send(open, message, { hasLeft: false, turn })
}

/** Signs the message when its turn comes, and sends it. */
export async function signAndSend(open: OpenEntry): Promise<Progress | undefined> {
  const { plan, state, replaced } = open.held.entry
  if (state === 'queued') await open.change('sign', {})
  // The time of the previous message may now be far from that of the network.
  if (replaced.length > 0) await open.network.time.learn(open.signal, 0)
  const opened = await whileConnected(() => openNamedSigner(open, plan!))
  if (opened?.publicKey === undefined) return 'signer'
  const { publicKey } = opened
  await open.losses.check(() => runnableWithKey(open, publicKey))
  const turnKey = await turnKeyOf(open, publicKey)
  using turn = turnKey && joinTurns(open.call, turnKey, sendingOrder(open.held.entry))
  const message = await whileConnected(() => signMessage(open, opened, turn))
  return message === undefined ? 'signer' : await send(open, message, { hasLeft: false, publicKey, turn })
}

/** Sends the message until its outcome is known, or returns `undefined` if another message replaces it. */
export async function send(
  open: OpenEntry,
  message: ExternalMessage,
  { hasLeft, publicKey, turn }: SendingOptions,
): Promise<Progress | undefined> {
  const { dapp_id: dappId, rules, unprotected, has_fixed_expire } = open.held.entry
  try {
    const result = await executeMessage(open.call, message, {
      ...{ dappId, rules, isUnprotected: unprotected, sendEvent: () => {}, turn },
      abi: await open.abiValue(),
      isVerified: isVerified(open.call, undefined),
      hasFixedExpire: has_fixed_expire === true,
      departure: {
        hasLeft,
        mark: open.mark(),
        onLeave: (mark) => storeLeaving(open, message, mark, publicKey),
      },
      knownMark: open.losses.mark,
    })
    return await endExecuted(open, result)
  } catch (error) {
    if (error instanceof NetworkAway) return open.isLate(message) ? open.end('expired', undefined) : 'away'
    if (!(error instanceof ClientError)) throw error
    return endFailed(open, message, error)
  }
}

/** Stores the bytes that are about to be sent. */
async function storeLeaving(
  open: OpenEntry,
  message: ExternalMessage,
  mark: HistoryMark | undefined,
  publicKey: string | undefined,
): Promise<void> {
  const { state, plan } = open.held.entry
  if (state === 'sending' || state === 'sent') return
  if (mark === undefined && message.expireAtSec !== undefined) await expectNetwork(open)
  const stored = { boc: message.text, hash: message.id, expire_at: message.expireAtSec }
  try {
    await open.change('leave', {
      message: { ...stored, ...(mark && { mark: toStoredMark(mark) }) },
      ...(plan && publicKey !== undefined && { plan: { ...plan, public_key: publicKey } }),
    })
  } catch (error) {
    // The error concerns the storage, not the message.
    if (error instanceof ClientError) throw new NotStored(error.message, { cause: error })
    throw error
  }
}

/** Throws NetworkAway. Some networks answer without a mark; messages are then sent without it. */
async function expectNetwork(open: OpenEntry): Promise<void> {
  try {
    await open.network.query({ query: '{info{version}}', repeats: false, signal: open.signal })
  } catch (error) {
    open.signal.throwIfAborted()
    throw new NetworkAway('No endpoint answers', { cause: error })
  }
}

/** Handles an error of sending. `message`: absent if none has been created yet. */
export async function endFailed(
  open: OpenEntry,
  message: ExternalMessage | undefined,
  error: ClientError,
): Promise<Progress | undefined> {
  open.signal.throwIfAborted()
  if (isOvertaken(error) && open.held.entry.state === 'sending') {
    await open.change('stay', open.fresh())
    return undefined
  }
  const event = eventOfError(error.data)
  if (event === 'executed' || event === 'aborted') return open.end(event, endOfError(error))
  if (event === 'expired') return endOrReplace(open, error)
  if (message !== undefined && error.data['sent'] === true) return settle(open, message, error)
  if (!isUnreachable(error)) return open.end('refused', endOfError(error))
  // The message was not sent, so another one may be created.
  if (open.held.entry.state === 'sending') await open.change('stay', open.fresh())
  return open.isLate(message) ? open.end('expired', endOfError(error)) : 'away'
}
