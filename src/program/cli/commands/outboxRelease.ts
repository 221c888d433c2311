import { defineCommand } from '../definition/Command.ts'
import type { OutboxEntry } from '../outbox/OutboxEntry.ts'
import { entryName } from '../outbox/outboxOptions.ts'
import { exitCodes } from '../output/exitCodes.ts'
import { textTable } from '../output/textTable.ts'
import { ToolError } from '../session/ToolError.ts'

export const outboxReleaseCommand = defineCommand({
  name: 'outbox release',
  group: 'Messages',
  summary: 'Decide about entries that are held since the storage was restored.',
  description:
    'Look at the history of their accounts first: what is released as unsent and was sent, pays twice. "outbox list --held" shows why they are held, and transactions that may have been theirs.',
  args: [{ name: 'KEY', summary: 'Key of the entry, or id:ID.', kind: 'text', optional: true }],
  options: [
    { name: 'group', value: 'GROUP', summary: 'Instead: all held entries of this group.' },
    {
      name: 'all',
      summary: 'Instead: all of this network. With "unsent", keys that come anew are not checked any more either.',
    },
    {
      name: 'as',
      value: 'END',
      choices: ['unsent', 'unknown'],
      required: true,
      summary: 'unsent: they were not sent, and are sent now. unknown: they are never sent, and end as unknown.',
    },
  ],
  examples: ['outbox release ping-1 --as unknown', 'outbox release --all --as unsent'],
  run: async (input, session) => {
    const [key] = input.args
    const group = input.text('group')
    const chosen = [key !== undefined, group !== undefined, input.flag('all')].filter((is) => is).length
    if (chosen !== 1) throw new ToolError(exitCodes.usage, 'Give one of KEY, --group and --all')
    const answer = await session.call<{ entries: OutboxEntry[] }>('outbox.release', {
      ...(key !== undefined && entryName(key)),
      ...(group !== undefined && { group }),
      ...(input.flag('all') && { all: true }),
      decision: input.text('as'),
    })
    const rows = answer.entries.map((entry) => [entry.key ?? `id:${entry.id}`, entry.state])
    return { json: answer, text: rows.length === 0 ? 'No entry was held' : textTable(['key', 'state'], rows) }
  },
})
