import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { secondsOption } from '../messages/messageOptions.ts'
import { awaitEntry } from '../outbox/awaitEntries.ts'
import { entryOutcome, exitCodeOf, holdText } from '../outbox/OutboxEntry.ts'
import { entryArgument, entryName, given, groupOption, limitOption } from '../outbox/outboxOptions.ts'
import { textTable } from '../output/textTable.ts'
import { timeText } from '../output/timeText.ts'

const ENTRY = 'entries as in the function outbox.get'

const states = [
  ...(['queued', 'signing', 'sending', 'sent', 'executed'] as const),
  ...(['aborted', 'expired', 'refused', 'cancelled', 'unknown'] as const),
]

export const outboxList = defineCommand({
  summary: 'List the entries of the outbox, oldest first.',
  options: [
    { name: 'state', value: 'STATE', choices: states, summary: 'Only entries in this state.' },
    groupOption,
    { name: 'held', summary: 'Only entries held since the storage was restored.' },
    { name: 'after', value: 'ID', summary: 'Only entries after this one: "next" of the previous page.' },
    limitOption,
  ],
  examples: ['outbox list', 'outbox list --state executed --json', 'outbox list --held'],
  members: { entries: `list of ${ENTRY}`, next: 'for --after, or null on the last page' },
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

export const outboxGet = defineCommand({
  summary: 'Show one entry of the outbox.',
  args: [entryArgument],
  options: [
    {
      name: 'wait',
      summary: 'Wait until the entry has ended; the exit code is that of its result, as for "outbox send".',
    },
    secondsOption,
  ],
  examples: ['outbox get ping-1', 'outbox get ping-1 --wait'],
  members: { entry: ENTRY },
  run: async (input, session) => {
    const { entry } = await session.call('outbox.get', entryName(input.args[0]!))
    if (!input.flag('wait')) return entryOutcome({ entry }, entry)
    const ended = await awaitEntry(session, entry.id, Date.now() + input.number('seconds')! * 1000)
    return { ...entryOutcome({ entry: ended }, ended), exitCode: exitCodeOf(ended) }
  },
})

export const outboxResults = defineCommand({
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
  members: { results: 'list of {number, entry}' },
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

export const outboxCancel = defineCommand({
  summary: 'Cancel an entry whose message was not sent.',
  description: 'The exit code is 1 if the message may have been sent, or the entry already has an outcome.',
  args: [entryArgument],
  examples: ['outbox cancel ping-1'],
  members: { is_cancelled: 'true', entry: ENTRY },
  run: async (input, session) => {
    const answer = await session.call('outbox.cancel', entryName(input.args[0]!))
    if (answer.is_cancelled) return entryOutcome(answer, answer.entry)
    const { held, state } = answer.entry
    const reason = held ? 'may have been sent before the storage was restored' : `is ${state}`
    throw new ToolError(exitCodes.failure, `The entry was not cancelled: it ${reason}`, { data: answer })
  },
})

export const outboxRelease = defineCommand({
  summary: 'Release entries held since the storage was restored.',
  description:
    'Check the history of their accounts first: an entry released as unsent that was in fact sent pays twice. "outbox list --held" shows why entries are held, and the transactions that may belong to them.',
  args: [{ name: 'KEY', summary: 'Key of the entry, or id:ID.', optional: true }],
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
  members: { entries: 'the entries that were held, as in "outbox get"' },
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

const DAY_MS = 86_400_000

export const outboxPrune = defineCommand({
  summary: 'Delete entries whose results were acknowledged, with their keys.',
  description: 'A deleted key can be used again, and then sends again. Entries that ended as unknown stay.',
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
  members: { count: 'number of removed entries' },
  run: async (input, session) => {
    const ended_before = Date.now() - input.number('older-than')! * DAY_MS
    const answer = await session.call('outbox.prune', { ended_before })
    return { json: answer, text: `Removed ${answer.count} entries` }
  },
})
