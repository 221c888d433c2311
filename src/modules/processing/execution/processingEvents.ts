import type { CallScope } from '../../../context/scopes.ts'
import type { ExternalMessage } from '../../../delivery/ExternalMessage.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { ProcessingEvent } from '../types.ts'

type ProcessingEventValue = ValueOf<typeof ProcessingEvent>
export type SendEvent = (event: ProcessingEventValue) => void

/** Events that the functions of this module send to their callback. */
export const processingCallback = { lifetime: 'call', responses: { 100: ProcessingEvent } } as const

/** Sends to the callback of the call, or nowhere. Throws CallbackNotRegistered (13) when events are wanted without one. */
export function eventSender(call: CallScope, isWanted: boolean): SendEvent {
  if (!isWanted) return () => {}
  const { callback } = call
  return (event) => callback.send(100, event)
}

/** Members that most events share. */
export function sendingFields(message: ExternalMessage) {
  return { shard_block_id: '', ...expiringFields(message) }
}

/** Members of events that have no block. */
export function expiringFields({ id, address, text }: ExternalMessage) {
  return {
    message_id: id,
    message_dst: address,
    message: text,
  }
}
