/**
 * Takes one entry from its state to its outcome: after a restore of the storage, `begin` or `sendAgain`, then
 * `sendEntry.ts`, then `settleEntry.ts`. Every step is stored before the action that it allows: the bytes of the
 * message before the first byte is sent, and another message only after the proof that the previous one was not
 * executed.
 */
import { settleMessage } from '../../../delivery/settleMessage.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { LocalStorageError } from '../../../errors/client.ts'
import { MessageExpired } from '../../../errors/processing.ts'
import { canonicalJson } from '../../../schema/canonicalJson.ts'
import { endOfError } from '../entries/entryEnds.ts'
import { toStoredMark } from '../entries/StoredEntry.ts'
import { checkRestored } from '../restored/checkRestored.ts'
import { isHeld, type RestoredStorage } from '../restored/RestoredStorage.ts'
import { isAllowed } from './authorizeEntry.ts'
import type { OpenEntry, Progress } from './OpenEntry.ts'
import { endFailed, send, sendSigned, signAndSend } from './sendEntry.ts'
import { expiredError, finish, settle } from './settleEntry.ts'

/**
 * Throws TakenAway, NotStored, LocalStorageError (35), and the reason of the signal.
 * @param restored read together with the entry
 */
export async function workOnEntry(open: OpenEntry, restored: RestoredStorage): Promise<Progress> {
  if (isHeld(open.held.entry, restored)) {
    const progress = await checkAfterRestore(open, restored)
    if (progress !== undefined) return progress
  }
  for (;;) {
    const { state } = open.held.entry
    const progress = await (state === 'queued' || state === 'signing' ? begin(open) : sendAgain(open))
    if (progress !== undefined) return progress
  }
}

/** `undefined` if the entry may be sent. */
async function checkAfterRestore(open: OpenEntry, restored: RestoredStorage): Promise<Progress | undefined> {
  const { entry } = open.held
  const message = entry.message === undefined ? undefined : await open.storedMessage()
  const verdict = await checkRestored(open, message, restored)
  if (verdict.type === 'held') {
    const isKnown = canonicalJson(verdict.hold) === canonicalJson(entry.hold ?? null)
    if (!isKnown) await open.save({ ...entry, hold: verdict.hold, epoch: entry.epoch + 1 }, [])
    return 'held'
  }
  const mark =
    entry.message?.mark ?? (verdict.type === 'clear' ? verdict.mark && toStoredMark(verdict.mark) : undefined)
  const next = {
    ...{ ...entry, hold: undefined, generation: restored.marks.length, epoch: entry.epoch + 1 },
    ...(entry.message && { message: { ...entry.message, ...(mark && { mark }) } }),
  }
  await open.save(next, [])
  if (verdict.type === 'clear') return undefined
  // The message was sent, but the restored storage does not show it.
  if (entry.state === 'queued' || entry.state === 'signing') await open.change('leave', {})
  return settle(open, message!, undefined)
}

/** Continues an entry of which nothing was sent. */
async function begin(open: OpenEntry): Promise<Progress | undefined> {
  const { give_up_at, message, plan } = open.held.entry
  if (give_up_at !== undefined && open.nowSec() >= give_up_at) {
    return open.end('expired', endOfError(MessageExpired.error('The message was not sent before give_up_at')))
  }
  try {
    if (!(await isAllowed(open))) return 'signer'
    if (plan === undefined) {
      const ready = await open.storedMessage()
      if (!open.isLate(ready)) return await sendSigned(open, ready)
      return await open.end('expired', endOfError(MessageExpired.error('The message expired before its turn')))
    }
    return await (message === undefined ? signAndSend(open) : sendSigned(open, await open.storedMessage()))
  } catch (error) {
    // An error of the storage says nothing about the message.
    if (!(error instanceof ClientError) || error.code === LocalStorageError.code) throw error
    return endFailed(open, undefined, error)
  }
}

/** Continues an entry whose message may have been sent: repeats it, or only searches for it if a copy would be executed. */
async function sendAgain(open: OpenEntry): Promise<Progress | undefined> {
  const message = await open.storedMessage()
  if (open.held.entry.unprotected === true) return settle(open, message, undefined)
  return send(open, message, { hasLeft: true })
}

/** Looks once more for the outcome of an entry in state `unknown`. */
export async function lookAgain(open: OpenEntry): Promise<void> {
  const message = await open.storedMessage()
  const target = open.proofTarget(message)
  const settled = await settleMessage(open.call, message, { target, budgetMs: 0 })
  if (settled.type === 'executed') await finish(open, message, settled)
  else if (settled.type === 'notExecuted') {
    await open.end('expired', endOfError(await expiredError(open, message, settled.stateTimestampMs)))
  }
}
