import { defineCommand } from '../definition/Command.ts'
import { awaitEntry } from '../outbox/awaitEntries.ts'
import { entryOutcome, exitCodeOf } from '../outbox/OutboxEntry.ts'
import { entryArgument, entryName } from '../outbox/outboxOptions.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Show one entry of the outbox.',
  args: [entryArgument],
  options: [
    {
      name: 'wait',
      summary: 'Wait until the entry has ended; the exit code is that of its result, as for "outbox send".',
    },
    {
      name: 'seconds',
      value: 'S',
      number: { min: 1, max: 86_400 },
      summary: 'With --wait: time limit in seconds.',
      default: 120,
    },
  ],
  examples: ['outbox get ping-1', 'outbox get ping-1 --wait'],
  run: async (input, session) => {
    const { entry } = await session.call('outbox.get', entryName(input.args[0]!))
    if (!input.flag('wait')) return entryOutcome({ entry }, entry)
    const ended = await awaitEntry(session, entry.id, Date.now() + input.number('seconds')! * 1000)
    return { ...entryOutcome({ entry: ended }, ended), exitCode: exitCodeOf(ended) }
  },
})
