import { defineCommand } from '../definition/Command.ts'
import { phraseOptions } from '../keys/keys.ts'
import { openEntries, pause } from '../outbox/awaitEntries.ts'
import { registerSigners, signerOption } from '../outbox/namedSigners.ts'
import { exitCodes } from '../output/exitCodes.ts'

export const outboxWorkCommand = defineCommand({
  name: 'outbox work',
  group: 'Messages',
  summary: 'Bring the entries of the outbox on until all have ended.',
  description:
    'Offers the keys of this computer as named signers meanwhile. Entries that are held since the storage was restored and need a decision do not keep it from ending. The exit code is 0 when all others have ended, 15 when the time is over and messages have left whose end is not known, and 1 when only entries are left that wait.',
  options: [
    signerOption,
    {
      name: 'seconds',
      value: 'S',
      number: { min: 1, max: 31_536_000 },
      summary: 'Time limit in seconds. Default: none.',
    },
    ...phraseOptions,
  ],
  examples: ['outbox work --seconds 60', 'outbox work --signer owner=single.keys.json --seconds 60'],
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
            left === 0
              ? `No entry is open${heldText(held.length)}`
              : `${left} entries are open${heldText(held.length)}`,
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
