import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import { utf8 } from '../../core/bytes/index.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { EntryNotFound, InvalidOutboxParameter } from '../../errors/outbox.ts'
import type { StorageWrite } from '../../ports/Storage.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { nextState } from '../processing/execution/messageLife.ts'
import { findEntry } from './entries/findEntry.ts'
import type { HeldEntry } from './entries/OutboxStore.ts'
import { outboxErrors } from './entries/outboxParameters.ts'
import { readEntry, type StoredEntry } from './entries/StoredEntry.ts'
import { showEntry } from './entries/showEntry.ts'
import { isHeld, type RestoredStorage } from './restored/RestoredStorage.ts'
import { ParamsOfOutboxRelease, ResultOfOutboxRelease } from './types.ts'
import type { Outbox } from './work/Outbox.ts'
import { outboxOf } from './work/Outbox.ts'

export const release = defineFunction({
  name: 'outbox.release',
  summary: 'Releases entries held since the storage was restored.',
  description:
    'For entries where nothing proves whether they were sent after the copy was made. Check the history of the account first: releasing an entry as `unsent` that was in fact sent pays twice. Entries that are not held are unaffected.',
  params: ParamsOfOutboxRelease,
  result: ResultOfOutboxRelease,
  errors: [...outboxErrors, EntryNotFound, InvalidOutboxParameter],
  extension: true,
  access: 'changes',
  example: { params: { key: 'invoice-17', decision: 'unsent' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, params) => {
    expectOne(params)
    const outbox = await outboxOf(call)
    const restored = await outbox.store.restored()
    const entries: StoredEntry[] = []
    for (const held of await chosen(call, outbox, params, restored)) {
      const released = await releaseOne(outbox, held, params.decision, restored)
      if (released !== undefined) entries.push(released)
    }
    if (params.all && params.decision === 'unsent') await outbox.store.commit([outbox.store.settle(restored)], [])
    return { entries: entries.map((entry) => showEntry(entry, restored)) }
  },
})

type Params = ValueOf<typeof ParamsOfOutboxRelease>

/** Throws InvalidOutboxParameter (1004). */
function expectOne({ id, key, group, all }: Params): void {
  if ([id, key, group].filter((value) => value !== undefined).length + (all ? 1 : 0) === 1) return
  throw InvalidOutboxParameter.error('Exactly one of `id`, `key`, `group` and `all` must be given', {
    field: 'id',
  })
}

async function chosen(
  call: CallScope,
  { store }: Outbox,
  params: Params,
  restored: RestoredStorage,
): Promise<HeldEntry[]> {
  const { id, key, group } = params
  if (id !== undefined || key !== undefined) return [await findEntry(store, { id, key })]
  const found: HeldEntry[] = []
  for await (const { value: bytes } of store.items('entries')) {
    call.signal.throwIfAborted()
    const entry = readEntry(bytes)
    if (isHeld(entry, restored) && (group === undefined || entry.group === group)) found.push({ entry, bytes })
  }
  return found
}

/** `undefined` if it is no longer held. */
async function releaseOne(
  outbox: Outbox,
  first: HeldEntry,
  decision: Params['decision'],
  restored: RestoredStorage,
): Promise<StoredEntry | undefined> {
  const { store } = outbox
  for (let held: HeldEntry | undefined = first; held !== undefined; held = await store.read(first.entry.id)) {
    const { entry } = held
    if (!isHeld(entry, restored)) return undefined
    const checked = { ...entry, generation: restored.marks.length, hold: undefined, epoch: entry.epoch + 1 }
    const next: StoredEntry = decision === 'unsent' ? checked : { ...checked, ...lost(outbox, entry) }
    if ((await store.update(held, next, decision === 'unsent' ? [] : endWrites(outbox, next))) === undefined) continue
    outbox.resume(textDigest(entry.group))
    if (decision === 'unknown') outbox.ringResults()
    return next
  }
  return undefined
}

function lost({ clock }: Outbox, { state }: StoredEntry) {
  return { state: nextState(state, 'lost')!, changed_at: clock.now() }
}

/** The outcome of an entry with a message may still be found later. */
function endWrites({ store }: Outbox, entry: StoredEntry): StorageWrite[] {
  return [
    store.result(entry),
    store.item('open', entry.place),
    ...(entry.message === undefined ? [] : [store.item('unknown', entry.id, utf8(entry.id))]),
  ]
}
