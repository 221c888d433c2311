import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { entryName } from '../outbox/outboxOptions.ts'
import { textTable } from '../output/textTable.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Release entries held since the storage was restored.',
  description:
    'Check the history of their accounts first: an entry released as unsent that was in fact sent pays twice. "outbox list --held" shows why entries are held, and the transactions that may belong to them.',
  args: [{ name: 'KEY', summary: 'Key of the entry, or id:ID.', kind: 'text', optional: true }],
  options: [
    { name: 'group', value: 'GROUP', summary: 'Instead: all held entries of this group.' },
    {
      name: 'all',
      summary: 'Instead of one entry: all of this network. With "unsent", new keys are no longer checked either.',
    },
    {
      name: 'as',
      value: 'END',
      choices: ['unsent', 'unknown'],
      required: true,
      summary: 'unsent: they were not sent; send them now. unknown: never send them; end them as unknown.',
    },
  ],
  examples: ['outbox release ping-1 --as unknown', 'outbox release --all --as unsent'],
  run: async (input, session) => {
    const [key] = input.args
    const group = input.text('group')
    const chosen = [key !== undefined, group !== undefined, input.flag('all')].filter((is) => is).length
    if (chosen !== 1) throw new ToolError(exitCodes.usage, 'Give one of KEY, --group and --all')
    const answer = await session.call('outbox.release', {
      ...(key !== undefined && entryName(key)),
      ...(group !== undefined && { group }),
      ...(input.flag('all') && { all: true }),
      decision: input.text('as'),
    })
    const rows = answer.entries.map((entry) => [entry.key ?? `id:${entry.id}`, entry.state])
    return { json: answer, text: rows.length === 0 ? 'No entries were held' : textTable(['key', 'state'], rows) }
  },
})
