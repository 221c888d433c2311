/** Signer, turn and parameters of the message of an entry, when its turn comes. */
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { MessageTurn } from '../../../delivery/MessageTurn.ts'
import { type OpenSigner, showingFacts } from '../../../delivery/OpenSigner.ts'
import { hasTime, type TurnKey } from '../../../delivery/turnKey.ts'
import { AppRequestError, CanNotReceiveRequestResult } from '../../../errors/client.ts'
import { openSigner } from '../../abi/index.ts'
import { buildProtected, type EncodeParams, signingOptions } from '../../processing/execution/buildMessages.ts'
import { needsTime } from '../../processing/execution/messageTime.ts'
import { type RunnableMessage, runnableMessage } from '../../processing/losses/messageForRun.ts'
import { nextTime } from '../entries/groupClock.ts'
import { withHeader } from '../entries/messageHeader.ts'
import type { MessagePlan } from '../entries/StoredEntry.ts'
import { findSigner } from '../entries/signers.ts'
import type { OpenEntry } from './OpenEntry.ts'

export async function openNamedSigner(
  open: OpenEntry,
  { signer, public_key: known }: MessagePlan,
): Promise<OpenSigner | undefined> {
  const handle = findSigner(open.context, signer)
  if (handle === undefined) return undefined
  const opened = await openSigner(open.call, { type: 'SigningBox', handle })
  return known === undefined || known === opened.publicKey ? opened : undefined
}

export async function runnableWithKey(open: OpenEntry, publicKey: string): Promise<RunnableMessage> {
  return runnableMessage(open.call, await open.params(publicKey))
}

/** Key of the messages that this one takes turns with. */
export async function turnKeyOf(open: OpenEntry, publicKey: string): Promise<TurnKey | undefined> {
  const { call_set } = await open.params()
  const isInTurns = call_set !== undefined && hasTime(await open.contract())
  return isInTurns ? { accountId: open.held.entry.account_id, publicKey } : undefined
}

export async function signMessage(
  open: OpenEntry,
  named: OpenSigner,
  turn: MessageTurn | undefined,
): Promise<ExternalMessage> {
  const { unprotected } = open.held.entry
  const opened = showingFacts(named, () => open.losses.signerFacts)
  const make = async (timeMs: number, signer: OpenSigner) => {
    const params = await encodeParams(open, timeMs)
    const message = await buildProtected(open.call, params, unprotected, signer)
    return { message, timeMs: Number(params.call_set?.header?.time ?? timeMs) }
  }
  if (turn === undefined) return (await make(open.call.clock.now(), opened)).message
  const { call_set } = await open.params()
  return turn.sign(signingOptions(opened, call_set, unprotected), make)
}

/** @param turnTimeMs time of the turn, Unix time in ms */
async function encodeParams(open: OpenEntry, turnTimeMs: number): Promise<EncodeParams> {
  const { replaced, give_up_at: giveUpAt, group } = open.held.entry
  const params = await open.params()
  const { call_set } = params
  if (call_set === undefined) return params
  if (needsTime(await open.contract(), call_set)) open.network.time.expectUsable()
  const timeMs = call_set.header?.time ?? (await nextTime(open.store, group, turnTimeMs))
  const tries = replaced.length
  return {
    ...withHeader(open.call, params, { timeMs, giveUpAt, tries }),
    processing_try_index: Math.min(tries, 255),
  }
}

/** Returns `undefined` if the signer was removed or does not answer. */
export async function whileConnected<T>(ask: () => Promise<T>): Promise<T | undefined> {
  try {
    return await ask()
  } catch (error) {
    // The application did not answer in time, or removed the box: it may come back.
    if (CanNotReceiveRequestResult.matches(error) || isLateAnswer(error)) return undefined
    throw error
  }
}

function isLateAnswer(error: unknown): boolean {
  return AppRequestError.matches(error) && error.data['reason'] === 'app_request_timeout'
}
