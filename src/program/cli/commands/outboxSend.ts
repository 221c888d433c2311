import { abiOption } from '../arguments/abi.ts'
import { defineCommand } from '../definition/Command.ts'
import { yesOption } from '../keys/confirmRisk.ts'
import { keysOption, phraseOptions } from '../keys/keys.ts'
import { acceptLossOption } from '../messages/acceptLoss.ts'
import { paramsArgument } from '../messages/targetOptions.ts'
import { signerOption } from '../outbox/namedSigners.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Store a call in the outbox; it is sent once and survives the end of this program.',
  description:
    'The entry is on disk before the first byte is sent; the same --key never sends twice. With --keys the message is signed at once and the keys are not stored; with --signer it is signed when its turn comes, and again if that is proven to be safe, by this or a later command that offers the name. Any program that uses the outbox of this data folder sends the entry: this command with --wait, "outbox work", or an application. With --wait the exit code is that of the end: 0 executed, 12 refused, 13 aborted, 14 expired, 15 not known yet, 1 when nothing has left.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address <dapp_id>::<account_id>, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [
    { name: 'key', value: 'KEY', required: true, summary: 'Idempotency key, such as an invoice number.' },
    abiOption,
    keysOption,
    signerOption,
    {
      name: 'group',
      value: 'GROUP',
      summary: 'Entries of a group are sent one at a time. Default: account and key.',
    },
    {
      name: 'not-before',
      value: 'TIME',
      number: { min: 0, max: 4_294_967_295 },
      summary: 'Do not send before this time, Unix time in s.',
    },
    {
      name: 'give-up-at',
      value: 'TIME',
      number: { min: 0, max: 4_294_967_295 },
      summary: 'Do not send after this time, Unix time in s.',
    },
    {
      name: 'allow-repeat',
      summary: 'After the storage was restored: asserts that nothing was sent with this key after the copy was made.',
    },
    { name: 'unprotected', summary: 'The contract has no replay protection: send the message only once.' },
    {
      name: 'no-preflight',
      summary: 'Skip the checks of the account, of the effects, and of the recipient of the value.',
    },
    acceptLossOption,
    { name: 'wait', summary: 'Wait until the entry has ended.' },
    {
      name: 'seconds',
      value: 'S',
      number: { min: 1, max: 86_400 },
      summary: 'With --wait: time limit in seconds.',
      default: 120,
    },
    yesOption,
    ...phraseOptions,
  ],
  takesFunctionParameters: true,
  examples: [
    'outbox send hello touch --key ping-1 --wait',
    'outbox send hello touch --key ping-2 --signer owner=single.keys.json --wait',
  ],
  run: async (input, session) => {
    const { outboxSend } = await import('../outbox/outboxSend.ts')
    return outboxSend(session, input)
  },
})
