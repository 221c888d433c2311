/** Signer, turn and parameters of the message of an entry, when its turn comes. */
import { inlineOr } from '../../../context/computeStep.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import { expectProtection } from '../../../delivery/expectProtection.ts'
import type { MessageTurn } from '../../../delivery/MessageTurn.ts'
import type { OpenSigner } from '../../../delivery/OpenSigner.ts'
import { hasTime, type TurnKey } from '../../../delivery/turnKey.ts'
import { AppRequestError, CanNotReceiveRequestResult } from '../../../errors/client.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { buildMessage, openSigner, type ParamsOfEncodeMessage, readAbi } from '../../abi/index.ts'
import { builtExternalMessage } from '../../abi/values/readExternalMessage.ts'
import { hasFixedExpire } from '../../processing/execution/executeMessage.ts'
import { needsTime } from '../../processing/execution/messageTime.ts'
import { type RunnableMessage, runnableMessage } from '../../processing/losses/messageForRun.ts'
import { nextTime } from '../entries/groupClock.ts'
import { withHeader } from '../entries/messageHeader.ts'
import { type MessagePlan, plannedParams } from '../entries/StoredEntry.ts'
import { findSigner } from '../entries/signers.ts'
import type { OpenEntry } from './OpenEntry.ts'

type EncodeParams = ValueOf<typeof ParamsOfEncodeMessage>

const NOBODY = { type: 'None' } as const

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
  const signer = { type: 'External', public_key: publicKey } as const
  return runnableMessage(open.call, plannedParams(open.held.entry.plan!, await open.abi(), signer))
}

/** Whose messages this one takes turns with. */
export async function turnKeyOf(open: OpenEntry, publicKey: string): Promise<TurnKey | undefined> {
  const { plan, account_id: accountId, rules } = open.held.entry
  const { call_set, abi } = plannedParams(plan!, await open.abi(), NOBODY)
  const isInTurns = call_set !== undefined && hasTime(inlineOr(() => readAbi(abi, rules)))
  return isInTurns ? { accountId, publicKey } : undefined
}

export async function signMessage(
  open: OpenEntry,
  opened: OpenSigner,
  turn: MessageTurn | undefined,
): Promise<ExternalMessage> {
  const { plan, unprotected } = open.held.entry
  const make = async (timeMs: number, signer: OpenSigner) => {
    const params = await encodeParams(open, timeMs)
    const built = await buildMessage(open.call, params, signer)
    if (built.hasBody) expectProtection(built.headerNames, unprotected)
    const message = builtExternalMessage(open.context, built)
    return { message, timeMs: Number(params.call_set?.header?.time ?? timeMs) }
  }
  if (turn === undefined) return (await make(open.call.clock.now(), opened)).message
  const { call_set } = plannedParams(plan!, await open.abi(), NOBODY)
  const time = call_set?.header?.time
  const mayBeReplaced = time === undefined && !hasFixedExpire(call_set) && unprotected !== true
  const fixedTimeMs = time === undefined ? undefined : Number(time)
  return turn.sign({ signer: opened, fixedTimeMs, mayBeReplaced }, make)
}

/** @param turnTimeMs time of the turn, Unix time in ms */
async function encodeParams(open: OpenEntry, turnTimeMs: number): Promise<EncodeParams> {
  const { plan, replaced, give_up_at: giveUpAt, group } = open.held.entry
  const params = plannedParams(plan!, await open.abi(), NOBODY)
  const { call_set } = params
  if (call_set === undefined) return params
  if (
    needsTime(
      inlineOr(() => readAbi(params.abi, params.rules)),
      call_set,
    )
  )
    open.network.time.expectUsable()
  const timeMs = call_set.header?.time ?? (await nextTime(open.store, group, turnTimeMs))
  const tries = replaced.length
  return {
    ...withHeader(open.call, params, { timeMs, giveUpAt, tries }),
    processing_try_index: Math.min(tries, 255),
  }
}

/** `undefined` when the signer is gone or does not answer. */
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
