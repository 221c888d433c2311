import { defineFunction } from '../../context/defineFunction.ts'
import { perContext } from '../../context/perContext.ts'
import type { CallScope } from '../../context/scopes.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { isUnreachable } from '../../delivery/sendFailures.ts'
import { unlessLate } from '../../delivery/tryWithin.ts'
import { ClientError } from '../../errors/ClientError.ts'
import { InvalidParams, LocalStorageError, NetModuleNotInit } from '../../errors/client.ts'
import { ClockOutOfSync } from '../../errors/net.ts'
import { InvalidOutboxParameter, KeyInUse, NetworkNotIdentified } from '../../errors/outbox.ts'
import {
  ExternalSignerMustNotBeUsed,
  InvalidData,
  LossNotAccepted,
  MessageUnprotected,
} from '../../errors/processing.ts'
import { OneAtATime } from '../../leases/OneAtATime.ts'
import { within } from '../../ports/within.ts'
import { exampleEncodeParams } from '../abi/examples/exampleAbi.ts'
import { exampleDappId } from '../abi/examples/exampleMessage.ts'
import { encodeMessage } from '../abi/index.ts'
import { authorize, hasPolicies, policyErrors } from '../policy/index.ts'
import { checksLosses, expectNoLoss } from '../processing/losses/expectNoLoss.ts'
import { addEntry } from './entries/addEntry.ts'
import { isUnknown } from './entries/DoubtfulEntries.ts'
import { type PreparedEntry, prepareEntry } from './entries/prepareEntry.ts'
import { showEntry } from './entries/showEntry.ts'
import { ParamsOfOutboxSend, ResultOfOutboxSend } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

const turnsOf = perContext(() => new OneAtATime())
const warningOf = perContext(() => ({ isLogged: false }))

export const send = defineFunction({
  name: 'outbox.send',
  summary: 'Stores a message and sends it; sending survives the end of this process.',
  description:
    'Returns once the entry is stored, before any byte of its message is sent. From then on, any client with the same storage and network works on it until it has a result, one entry at a time within a group. The same key never sends twice: a second request with the same parameters returns the existing entry; one with different parameters is an error (1001).',
  params: ParamsOfOutboxSend,
  result: ResultOfOutboxSend,
  errors: [
    ...new Set([
      ...encodeMessage.errors,
      NetModuleNotInit,
      LocalStorageError,
      KeyInUse,
      NetworkNotIdentified,
      InvalidOutboxParameter,
      ExternalSignerMustNotBeUsed,
      InvalidData,
      MessageUnprotected,
      InvalidParams,
      LossNotAccepted,
      ClockOutOfSync,
      ...policyErrors,
    ]),
  ],
  extension: true,
  holdsLargeValues: true,
  access: 'sends',
  posts: true,
  example: {
    params: { key: 'invoice-17', message_encode_params: exampleEncodeParams, dapp_id: exampleDappId },
    result: { $error: 14 },
  },
  run: async (call, params) => {
    const outbox = await outboxOf(call)
    const untilMs = call.clock.elapsed() + NETWORK_MS
    await unlessLate(call, NETWORK_MS, (signal) => outbox.learnTime(signal))
    const durability = within(call.context.storageDurability(), NETWORK_MS, call.clock, 'may be cleared')
    const prepared = await prepareEntry(call, params, outbox.clock)
    const { key } = prepared.entry
    const isKnown = key !== undefined && (await outbox.store.findByKey(key)) !== undefined
    // An existing entry was allowed before.
    const authorization = isKnown || !hasPolicies(call) ? undefined : await authorizeEntry(call, prepared)
    if (!isKnown) await checkLosses(call, prepared, untilMs)
    const turns = turnsOf(call.context)
    call.markStored()
    const add = () => turns.run(`group ${prepared.group}`, () => addEntry(call, outbox, prepared, authorization))
    const adding = key === undefined ? add() : turns.run(`key ${key}`, add)
    const { entry, isNew, restored } = await adding.catch((error: unknown) => {
      if (error instanceof ClientError && !isUnknown(error) && !call.signal.aborted) call.markStored(false)
      throw error
    })
    if (isNew) outbox.wakeGroup(textDigest(entry.group))
    const shown = { entry: showEntry(entry, restored ?? (await outbox.store.restored())), is_new: isNew }
    if ((await durability) === 'durable') return shown
    const warning = warningOf(call.context)
    if (!warning.isLogged) call.context.services.log.warn('storage_may_be_cleared')
    warning.isLogged = true
    return { ...shown, storage_may_be_cleared: true }
  },
})

/** Time that a request waits for a silent network, or for a user to decide about storage, in ms. The network is then asked before sending. */
const NETWORK_MS = 500

/**
 * Throws LossNotAccepted (521), LossNotAllowed (1205). Facts that are not available in time are checked before anything
 * is sent.
 */
async function checkLosses(
  call: CallScope,
  { entry, runnable, showLosses }: PreparedEntry,
  untilMs: number,
): Promise<void> {
  const { accept_loss: acceptLoss, dapp_id: dappId, rules } = entry
  if (!checksLosses(call, acceptLoss)) return
  const message = await runnable()
  const { context, config, clock } = call
  try {
    const foreseen = await unlessLate(call, untilMs - clock.elapsed(), (signal) =>
      expectNoLoss({ context, config, clock, signal }, message, { dappId, rules, acceptLoss }),
    )
    if (foreseen !== undefined) showLosses?.(foreseen)
  } catch (error) {
    if (!isUnreachable(error)) throw error
  }
}

/** An approver that does not answer is asked again before the message is signed. */
function authorizeEntry(call: CallScope, { outgoing, digest }: PreparedEntry) {
  return authorize(call, outgoing, { purpose: digest, waits: true })
}
