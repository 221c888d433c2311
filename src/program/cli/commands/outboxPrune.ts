import { defineCommand } from '../definition/Command.ts'

const DAY_MS = 86_400_000

export const command = defineCommand({
  group: 'Messages',
  summary: 'Delete entries whose results were acknowledged, with their keys.',
  description: 'A key that is forgotten can be used again, and then sends again. Entries that ended as unknown stay.',
  options: [
    {
      name: 'older-than',
      value: 'DAYS',
      number: { min: 0, max: 36_500 },
      required: true,
      summary: 'Only entries that ended at least this many days ago.',
    },
  ],
  examples: ['outbox prune --older-than 365'],
  run: async (input, session) => {
    const ended_before = Date.now() - input.number('older-than')! * DAY_MS
    const answer = await session.call('outbox.prune', { ended_before })
    return { json: answer, text: `Removed ${answer.count} entries` }
  },
})
