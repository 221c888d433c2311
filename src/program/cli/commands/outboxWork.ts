import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { phraseOptions } from '../keys/keys.ts'
import { openEntries, pause } from '../outbox/awaitEntries.ts'
import { registerSigners, signerOption } from '../outbox/namedSigners.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Process the entries of the outbox until all have an outcome.',
  description:
    'Meanwhile, offers the keys of this computer as named signers. Does not wait for entries that are held since the storage was restored and need a decision. The exit code is 0 if all other entries have ended, 15 if the time limit passed and messages with an unknown result were sent, and 1 if only waiting entries remain.',
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
