import { abiOption } from '../arguments/abi.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { yesOption } from '../keys/confirmRisk.ts'
import { keysOption, phraseOptions } from '../keys/keyPairs.ts'
import { acceptLossOption } from '../messages/acceptLoss.ts'
import { secondsOption } from '../messages/messageOptions.ts'
import { callArguments } from '../messages/targetOptions.ts'
import { openEntries, pause } from '../outbox/awaitEntries.ts'
import { registerSigners, signerOption } from '../outbox/namedSigners.ts'
import { signerTimeoutOption } from '../signers/signerOptions.ts'

const ENTRY = 'entries as in the function outbox.get'

export const outboxSend = defineCommand({
  summary: 'Store a call in the outbox; it is sent once and survives the end of this program.',
  description:
    'The entry is on disk before the first byte is sent; the same --key never sends twice. With --keys the message is signed at once and the keys are not stored; with --signer it is signed when its turn comes, and again if that is proven to be safe, by this or a later command that offers the name. Any program that uses the outbox of this data folder sends the entry: this command with --wait, "outbox work", or an application. With --wait the exit code reflects the outcome: 0 executed, 12 refused, 13 aborted, 14 expired, 15 not known yet, 1 if nothing was sent.',
  args: callArguments,
  options: [
    { name: 'key', value: 'KEY', required: true, summary: 'Idempotency key, such as an invoice number.' },
    abiOption,
    keysOption,
    signerOption,
    signerTimeoutOption,
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
    secondsOption,
    yesOption,
    ...phraseOptions,
  ],
  examples: [
    'outbox send hello touch --key ping-1 --wait',
    'outbox send hello touch --key ping-2 --signer owner=single.keys.json --wait',
  ],
  members: { entry: ENTRY, is_new: 'false if the key already had the entry' },
  run: async (input, session) => {
    const { outboxSend } = await import('../outbox/outboxSend.ts')
    return outboxSend(session, input)
  },
})

export const outboxWork = defineCommand({
  summary: 'Process the entries of the outbox until all have an outcome.',
  description:
    'Meanwhile, offers the keys of this computer as named signers. Does not wait for entries that are held since the storage was restored and need a decision. The exit code is 0 if all other entries have ended, 15 if the time limit passed and messages with an unknown result were sent, and 1 if only waiting entries remain.',
  options: [
    signerOption,
    signerTimeoutOption,
    {
      name: 'seconds',
      value: 'TIME',
      number: { min: 1, max: 31_536_000, duration: 's' },
      summary: 'Time limit, such as 30s, 5m, or a plain number in seconds. Default: none.',
    },
    ...phraseOptions,
  ],
  examples: ['outbox work --seconds 60', 'outbox work --signer owner=single.keys.json --seconds 60'],
  members: { open: 'entries that have not ended', held: 'entries that need a decision' },
  run: async (input, session) => {
    const seconds = input.number('seconds')
    const untilMs = seconds === undefined ? Number.POSITIVE_INFINITY : Date.now() + seconds * 1000
    await registerSigners(session)
    for (;;) {
      const entries = await openEntries(session)
      const held = entries.filter((entry) => ['executed_since', 'no_proof'].includes(entry.held?.reason ?? ''))
      const left = entries.length - held.length
      if (left === 0 || Date.now() >= untilMs) {
        const hasLeft = entries.some(({ state }) => state === 'sending' || state === 'sent')
        const failed = hasLeft ? exitCodes.outcomeUnknown : exitCodes.failure
        return {
          json: { open: left, held: held.length },
          text:
            left === 0 ? `No open entries${heldText(held.length)}` : `${left} entries are open${heldText(held.length)}`,
          ...(left > 0 && { exitCode: failed }),
        }
      }
      session.progress.phase(`working, ${left} open`)
      await pause(untilMs)
    }
  },
})

function heldText(count: number): string {
  return count === 0 ? '' : `, ${count} are held: "vendorclient outbox list --held"`
}
