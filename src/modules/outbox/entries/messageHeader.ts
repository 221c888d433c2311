import type { CallScope } from '../../../context/scopes.ts'
import type { EncodeParams } from '../../processing/execution/buildMessages.ts'

export interface HeaderValues {
  /** Time of the message, unix time in ms. */
  readonly timeMs: bigint
  /** When its entry is given up, unix time in s: the message does not live longer. */
  readonly giveUpAt: number | undefined
  /** Messages that were made before it. */
  readonly tries: number
}

/** A call with the header fields that its caller left open. */
export function withHeader(
  { config, clock }: Pick<CallScope, 'config' | 'clock'>,
  params: EncodeParams,
  { timeMs, giveUpAt, tries }: HeaderValues,
): EncodeParams {
  const { call_set } = params
  if (call_set === undefined) return params
  const { message_expiration_timeout, message_expiration_timeout_grow_factor } = config.abi
  const endMs = clock.now() + message_expiration_timeout * message_expiration_timeout_grow_factor ** tries
  const { header } = call_set
  const expire = header?.expire ?? Math.min(Math.floor(endMs / 1000), giveUpAt ?? Number.POSITIVE_INFINITY)
  return { ...params, call_set: { ...call_set, header: { ...header, time: header?.time ?? timeMs, expire } } }
}
