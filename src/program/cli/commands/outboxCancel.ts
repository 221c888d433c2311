import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { entryOutcome } from '../outbox/OutboxEntry.ts'
import { entryArgument, entryName } from '../outbox/outboxOptions.ts'

export const command = defineCommand({
  group: 'Messages',
  summary: 'Cancel an entry whose message was not sent.',
  description: 'The exit code is 1 if the message may have been sent, or the entry already has an outcome.',
  args: [entryArgument],
  examples: ['outbox cancel ping-1'],
  run: async (input, session) => {
    const answer = await session.call('outbox.cancel', entryName(input.args[0]!))
    if (answer.is_cancelled) return entryOutcome(answer, answer.entry)
    const { held, state } = answer.entry
    const reason = held ? 'may have been sent before the storage was restored' : `is ${state}`
    throw new ToolError(exitCodes.failure, `The entry was not cancelled: it ${reason}`, { data: answer })
  },
})
