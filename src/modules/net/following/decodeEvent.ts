import { computeStep, inlineOr } from '../../../context/computeStep.ts'
import type { CallScope } from '../../../context/scopes.ts'
import { Slice } from '../../../core/cells/index.ts'
import { ClientError } from '../../../errors/ClientError.ts'
import { InvalidServerResponse } from '../../../errors/net.ts'
import { plainNumerals } from '../../../net/plainNumerals.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { decodeMessageBody } from '../../abi/decodeMessageBody.ts'
import { type Abi, type ChainRules, decodedBody, readAbi } from '../../abi/index.ts'
import { readPlainCell } from '../../abi/values/readPlainCell.ts'
import type { FollowedEvent } from '../types.ts'

interface Wanted {
  readonly abi: ValueOf<typeof Abi>
  readonly event?: string | undefined
  readonly rules?: ValueOf<typeof ChainRules> | undefined
}

/** The event of a message with the fields `id`, `body` and `created_at`; `undefined` for another one, or for an answer. */
export async function decodeEvent(
  call: CallScope,
  { abi, event, rules }: Wanted,
  node: Readonly<Record<string, unknown>>,
): Promise<ValueOf<typeof FollowedEvent> | undefined> {
  const { id, body, created_at: createdAt } = plainNumerals(node) as Readonly<Record<string, unknown>>
  if (typeof id !== 'string') throw InvalidServerResponse.error('Invalid answer: expected the id of a message')
  if (typeof body !== 'string') return undefined
  try {
    const decoded =
      inlineOr(() =>
        decodedBody(readAbi(abi, rules), Slice.of(readPlainCell(call.context, body, 'body')), {
          isInternal: false,
          allowPartial: false,
        }),
      ) ?? (await computeStep(call, decodeMessageBody, { abi, rules, body, is_internal: false, allow_partial: false }))
    if (decoded.body_type !== 'Event' || (event !== undefined && decoded.name !== event)) return undefined
    const messageId = id.slice(id.lastIndexOf('/') + 1)
    return { name: decoded.name, value: decoded.value, message_id: messageId, created_at: Number(createdAt ?? 0) }
  } catch (error) {
    // The ABI does not describe it.
    if (error instanceof ClientError && error.code >= 304 && error.code < 400) return undefined
    throw error
  }
}
