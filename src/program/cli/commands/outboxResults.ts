import { defineCommand } from '../definition/Command.ts'
import { given, groupOption, limitOption } from '../outbox/outboxOptions.ts'
import { textTable } from '../output/textTable.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Show the outcomes of entries that were not acknowledged yet.',
  description:
    'A result that is acknowledged here no longer reaches any application. Applications that read results acknowledge them themselves.',
  options: [
    groupOption,
    { name: 'after', value: 'NUMBER', summary: 'Only results after this one.' },
    {
      name: 'acknowledge',
      value: 'NUMBER',
      summary: 'Acknowledge this result and all before it, of --group if given.',
    },
    limitOption,
  ],
  examples: ['outbox results', 'outbox results --group payouts --acknowledge 0000000000000001'],
  run: async (input, session) => {
    const answer = await session.call('outbox.results', {
      ...given(input, 'group', 'after', 'acknowledge'),
      limit: input.number('limit'),
    })
    const rows = answer.results.map(({ number, entry }) => [
      number,
      entry.key ?? `id:${entry.id}`,
      entry.state,
      entry.transaction_id ?? entry.error?.message ?? '',
    ])
    return {
      json: answer,
      text: rows.length === 0 ? 'No results' : textTable(['number', 'key', 'state', 'transaction or reason'], rows),
    }
  },
})
