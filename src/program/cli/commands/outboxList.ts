import { defineCommand } from '../definition/Command.ts'
import { holdText, timeText } from '../outbox/OutboxEntry.ts'
import { given, groupOption, limitOption } from '../outbox/outboxOptions.ts'
import { textTable } from '../output/textTable.ts'

const states = [
  ...(['queued', 'signing', 'sending', 'sent', 'executed'] as const),
  ...(['aborted', 'expired', 'refused', 'cancelled', 'unknown'] as const),
]

export const command = defineCommand({
  group: 'Messages',
  summary: 'List the entries of the outbox, oldest first.',
  options: [
    { name: 'state', value: 'STATE', choices: states, summary: 'Only entries in this state.' },
    groupOption,
    { name: 'held', summary: 'Only entries held since the storage was restored.' },
    { name: 'after', value: 'ID', summary: 'Only entries after this one: "next" of the previous page.' },
    limitOption,
  ],
  examples: ['outbox list', 'outbox list --state executed --json', 'outbox list --held'],
  run: async (input, session) => {
    const page = await session.call('outbox.list', {
      ...given(input, 'state', 'group', 'after'),
      ...(input.flag('held') && { held: true }),
      limit: input.number('limit'),
    })
    const rows = page.entries.map((entry) => [
      entry.key ?? `id:${entry.id}`,
      entry.state,
      timeText(entry.changed_at),
      entry.held ? `held ${holdText(entry.held)}` : (entry.transaction_id ?? entry.message_hash ?? ''),
    ])
    const more = page.next ? [`More: --after ${page.next}`] : []
    const table =
      rows.length === 0 ? 'No entries' : textTable(['key', 'state', 'since', 'transaction or message'], rows)
    return { json: { ...page, next: page.next ?? null }, text: [table, ...more].join('\n') }
  },
})
