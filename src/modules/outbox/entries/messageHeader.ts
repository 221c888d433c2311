import type { CallScope } from '../../../context/scopes.ts'
import type { EncodeParams } from '../../processing/execution/buildMessages.ts'

export interface HeaderValues {
  /** Time of the message, unix time in ms. */
  readonly timeMs: bigint
  /** When the entry is given up, Unix time in s; the message expires no later. */
  readonly giveUpAt: number | undefined
  /** Number of earlier messages of the entry. */
  readonly tries: number
}

/** Fills in the header fields that the caller left open. */
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
