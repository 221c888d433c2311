/** Stores an entry, once per key. */

import type { CallScope } from '../../../context/scopes.ts'
import { bytesToHex, utf8 } from '../../../core/bytes/index.ts'
import { textDigest } from '../../../core/crypto/textDigest.ts'
import { ReservedTurn } from '../../../delivery/MessageTurns.ts'
import { InvalidOutboxParameter, KeyInUse } from '../../../errors/outbox.ts'
import { writeJson } from '../../../leases/storedJson.ts'
import { appendedKey } from '../../../ports/Storage.ts'
import { type Authorization, planSpending } from '../../policy/index.ts'
import type { RestoredStorage } from '../restored/RestoredStorage.ts'
import type { Outbox } from '../work/Outbox.ts'
import { DoubtfulEntries } from './DoubtfulEntries.ts'
import { type GroupState, readGroup, timeAfter, writeGroup } from './groupClock.ts'
import type { HeldEntry, OutboxStore } from './OutboxStore.ts'
import type { PreparedEntry } from './prepareEntry.ts'
import { type StoredEntry, sendingOrder } from './StoredEntry.ts'

export interface AddedEntry {
  readonly entry: StoredEntry
  readonly isNew: boolean
  /** Known restores of the storage; absent if the entry already existed. */
  readonly restored?: RestoredStorage
}

/** Settles after the entry is durable. Throws KeyInUse (1001), InvalidOutboxParameter (1004), SpendingLimitReached (1202), LocalStorageError (35), and what signing throws. */
export async function addEntry(
  call: CallScope,
  outbox: Outbox,
  prepared: PreparedEntry,
  authorization: Authorization | undefined,
): Promise<AddedEntry> {
  const { store, clock } = outbox
  const { key } = prepared.entry
  const group = textDigest(prepared.group)
  const doubtful = new DoubtfulEntries(store)
  for (;;) {
    const stored = await doubtful.find()
    if (stored !== undefined) return { entry: stored, isNew: true }
    const known = key === undefined ? undefined : await doubtful.guard(store.findByKey(key))
    if (known !== undefined) return { entry: sameEntry(known, prepared), isNew: false }
    const planned = authorization && (await doubtful.guard(planSpending(call, authorization)))
    const [{ state, bytes }, restored] = await doubtful.guard(
      Promise.all([readGroup(store, prepared.group), store.restored()]),
    )
    const now = clock.now()
    using reserved = prepared.turnKey && new ReservedTurn(call, prepared.turnKey)
    const time = timeAfter(state, Math.max(now, reserved?.timeMs ?? 0))
    if (prepared.sign !== undefined) await expectNoneAhead(store, prepared.group, state)
    const signed = await prepared.sign?.(time)
    const message = signed?.message
    const count = state.count + 1
    const place = `${group}.${appendedKey(count)}`
    if (signed !== undefined) {
      const order = sendingOrder({ group: prepared.group, place })
      reserved?.assign(signed.message.id, order, { timeMs: time, isKeyShown: signed.isKeyShown })
    }
    const named = message === undefined ? count : state.named
    const abi = prepared.abi === undefined ? undefined : textDigest(prepared.abi)
    const entry: StoredEntry = {
      id: newId(call, now),
      ...{ digest: prepared.digest, group: prepared.group, place },
      ...{ state: 'queued', epoch: 0, created_at: now, changed_at: now, replaced: [], abi },
      ...prepared.entry,
      ...generationOf(prepared, restored),
      ...(message && { message: { boc: message.text, hash: message.id, expire_at: message.expireAtSec } }),
      ...(planned && { spending: { ...planned.reservation, approval: authorization?.approval } }),
    }
    const writes = [
      store.item('entries', entry.id, writeJson(entry)),
      store.item('open', entry.place, utf8(entry.id)),
      store.item('groups', group, writeGroup({ count, time: message === undefined ? state.time : time, named })),
      ...(key === undefined ? [] : [store.item('keys', textDigest(key), utf8(entry.id))]),
      ...(abi === undefined ? [] : store.abiWrites(abi, prepared.abi!)),
      ...(planned?.writes ?? []),
    ]
    const conditions = [
      store.item('groups', group, bytes),
      ...(key === undefined ? [] : [store.item('keys', textDigest(key))]),
      ...(planned?.conditions ?? []),
    ]
    if (!(await doubtful.add(entry, store.commit(writes, conditions)))) continue
    if (abi !== undefined) store.noteAbi(abi)
    reserved?.keep()
    return { entry, isNew: true, restored }
  }
}

/** A key that is not stored may have been accepted, and its message sent, after the copy of the storage was made. */
function generationOf({ entry, allowsRepeat }: PreparedEntry, { marks, settled }: RestoredStorage) {
  if (marks.length === 0) return {}
  const isChecked = entry.key === undefined || allowsRepeat
  return { generation: isChecked ? marks.length : settled, added_in: marks.length }
}

/**
 * A message signed now would have an earlier time than messages of entries ahead of it that are signed when their turn
 * comes, so the contract would refuse it. Throws InvalidOutboxParameter (1004).
 */
async function expectNoneAhead(store: OutboxStore, group: string, { named }: GroupState): Promise<void> {
  if (named === undefined) return
  const prefix = `${textDigest(group)}.`
  const [first] = await store.page('open', { prefix, limit: 1 })
  if (first === undefined || first.key > `${prefix}${appendedKey(named)}`) return
  throw InvalidOutboxParameter.error(
    `The group "${group}" has entries that are signed when their turn comes; a message signed now would be older than theirs and be refused. Set its signer, or wait until those entries have ended`,
    { field: 'signer', group },
  )
}

/** Throws KeyInUse (1001). */
function sameEntry({ entry }: HeldEntry, { digest }: PreparedEntry): StoredEntry {
  if (entry.digest === digest) return entry
  throw KeyInUse.error(`The key "${entry.key}" belongs to an entry with different parameters`, {
    key: entry.key,
    id: entry.id,
    state: entry.state,
    created_at: entry.created_at,
  })
}

/** Ids of later entries are greater, as long as the clocks are right. */
function newId({ random }: CallScope, nowMs: number): string {
  return `${nowMs.toString(16).padStart(12, '0')}${bytesToHex(random.bytes(10))}`
}
