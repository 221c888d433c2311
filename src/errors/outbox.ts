/** Extension of the published interface; its codes begin at 1001. Source: docs/outbox.md. */
import { defineError } from './ClientError.ts'

export const KeyInUse = defineError(1001, 'KeyInUse', {
  raised:
    'The key belongs to an entry with different parameters: it was used for another message and never sends a second one.',
  why: 'The key was used before, on this network, with different parameters. A key stands for one payment.',
  fix: 'Use a unique key, such as the id of your order or payment. If it is the same payment, pass the same parameters; `outbox.get` shows what is stored.',
})
export const EntryNotFound = defineError(1002, 'EntryNotFound', {
  raised: 'The outbox has no such entry on this network.',
  why: 'There is no such key or id in the outbox of this network: it was pruned, belongs to another network, or to another data folder.',
  fix: 'Check endpoints and `storage.url` or data folder; `vendorclient outbox list` shows all entries.',
})
export const NetworkNotIdentified = defineError(1003, 'NetworkNotIdentified', {
  raised: 'These endpoints have not been used before, and none of them can be reached to identify the network.',
  why: 'Entries belong to a network, not to an endpoint. The library does not know yet which network these endpoints belong to, and none of them responds now.',
  fix: 'Try again when an endpoint is reachable. After that, the outbox also takes entries while the network is unreachable.',
})
export const InvalidOutboxParameter = defineError(1004, 'InvalidOutboxParameter', {
  raised: 'A parameter of the outbox is invalid; `data.field` names it.',
  why: 'A parameter has the right type but an invalid value: a key that is too long, a deadline in the past, or a message that is signed at once in a group where others wait for a signer.',
  fix: '`data.field` names the parameter, the message says what is expected. See [outbox](outbox.md).',
})
