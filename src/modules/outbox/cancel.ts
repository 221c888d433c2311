import { defineFunction } from '../../context/defineFunction.ts'
import { textDigest } from '../../core/crypto/textDigest.ts'
import { dropReservation } from '../../delivery/MessageTurns.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { EntryNotFound, InvalidOutboxParameter } from '../../errors/outbox.ts'
import { releaseSpending } from '../policy/index.ts'
import { nextState } from '../processing/execution/messageLife.ts'
import { findEntry } from './entries/findEntry.ts'
import { outboxErrors } from './entries/outboxParameters.ts'
import { showEntry } from './entries/showEntry.ts'
import { isHeld } from './restored/RestoredStorage.ts'
import { ParamsOfOutboxEntry, ResultOfOutboxCancel } from './types.ts'
import { outboxOf } from './work/Outbox.ts'

export const cancel = defineFunction({
  name: 'outbox.cancel',
  summary: 'Cancels an entry whose message has not been sent.',
  description:
    'Once bytes of the message may have been sent, it cannot be cancelled: the entry stays, and the result says so.',
  params: ParamsOfOutboxEntry,
  result: ResultOfOutboxCancel,
  errors: [...outboxErrors, EntryNotFound, InvalidOutboxParameter],
  extension: true,
  access: 'changes',
  example: { params: { key: 'invoice-17' }, result: { $error: NetModuleNotInit.code } },
  run: async (call, params) => {
    const outbox = await outboxOf(call)
    const { store } = outbox
    for (;;) {
      const held = await findEntry(store, params)
      const { entry } = held
      const restored = await store.restored()
      // A held entry may have been sent after the copy was made, which this storage does not know.
      const state = isHeld(entry, restored) ? undefined : nextState(entry.state, 'cancel')
      if (state === undefined) return { is_cancelled: false, entry: showEntry(entry, restored) }
      const cancelled = { ...entry, state, epoch: entry.epoch + 1, changed_at: outbox.clock.now() }
      const done = await store.update(held, cancelled, [store.item('open', entry.place), store.result(cancelled)])
      if (done === undefined) continue
      if (entry.spending !== undefined) await releaseSpending(call, entry.spending)
      if (entry.message !== undefined) dropReservation(call.context, entry.message.hash)
      outbox.wakeGroup(textDigest(entry.group))
      outbox.ringResults()
      return { is_cancelled: true, entry: showEntry(cancelled, restored) }
    }
  },
})
