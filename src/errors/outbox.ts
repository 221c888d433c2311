/** Extension of the published interface; its codes begin at 1001. Source: docs/outbox.md. */
import { defineError } from './ClientError.ts'

export const KeyInUse = defineError(
  1001,
  'KeyInUse',
  'The key belongs to an entry with different parameters: it was used for another message and never sends a second one.',
)
export const EntryNotFound = defineError(1002, 'EntryNotFound', 'The outbox has no such entry on this network.')
export const NetworkNotIdentified = defineError(
  1003,
  'NetworkNotIdentified',
  'These endpoints have not been used before, and none of them can be reached to identify the network.',
)
export const InvalidOutboxParameter = defineError(
  1004,
  'InvalidOutboxParameter',
  'A parameter of the outbox is invalid; `data.field` names it.',
)
