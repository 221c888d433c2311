/** Root fields that networks switch off by default. Source: network 2.9, 3.10. */
import type { ClientError } from '../../../errors/ClientError.ts'
import { NotSupported } from '../../../errors/net.ts'

const COLLECTIONS: readonly string[] = [
  'accounts',
  'blocks',
  'messages',
  'transactions',
  'block_signatures',
  'zerostates',
  'counterparties',
]

/** Whether a network that lacks this root field has it switched off; other names are mistakes. */
export function isDeprecatedInterface(rootField: string): boolean {
  return COLLECTIONS.includes(rootField) || /^aggregate[A-Z]/.test(rootField)
}

/** Error 611. `name` is the root field, `reason` says what is possible instead. */
export function notOffered(name: string, reason: string): ClientError {
  return NotSupported.error(`The network does not offer the deprecated interface ${name}: ${reason}`, {
    deprecated_interface: name,
    reason,
  })
}
