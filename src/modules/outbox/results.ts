import { defineFunction } from '../../context/defineFunction.ts'
import { NetModuleNotInit } from '../../errors/client.ts'
import { InvalidOutboxParameter } from '../../errors/outbox.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { checkNumber, expectGiven, outboxErrors } from './entries/outboxParameters.ts'
import { readEntry } from './entries/StoredEntry.ts'
import { showEntry } from './entries/showEntry.ts'
import { type OutboxResult, ParamsOfOutboxResults, ResultOfOutboxResults } from './types.ts'
import type { Outbox } from './work/Outbox.ts'
import { outboxOf } from './work/Outbox.ts'

export const results = defineFunction({
  name: 'outbox.results',
  summary: 'Returns unacknowledged results of entries.',
  description:
    'Delivery is at least once, in order of `number`; results of one group follow the order of its entries. Unacknowledged results are returned again, even after a restart. An entry that ended as `unknown` may get a second result later, which supersedes the first.',
  waits: true,
  params: ParamsOfOutboxResults,
  result: ResultOfOutboxResults,
  errors: [...outboxErrors, InvalidOutboxParameter],
  extension: true,
  access: 'reads',
  example: { params: { group: 'payouts', wait_ms: 30000 }, result: { $error: NetModuleNotInit.code } },
  run: async (call, params) => {
    checkNumber('acknowledge', params.acknowledge)
    const outbox = await outboxOf(call)
    if (params.acknowledge !== undefined) await acknowledge(outbox, params.acknowledge, params.group)
    return { results: await outbox.untilFound(params.wait_ms, call.signal, () => readResults(outbox, params)) }
  },
})

/** Throws InvalidOutboxParameter (1004) for a number that was never given to a result. */
async function acknowledge({ store }: Outbox, number: string, group: string | undefined): Promise<void> {
  await expectGiven(store, 'results', 'acknowledge', number)
  const done = []
  for await (const { key, value } of store.items('results')) {
    if (key > number) break
    if (group === undefined || readEntry(value).group === group) done.push(store.item('results', key))
  }
  if (done.length > 0) await store.commit(done, [])
}

type Params = ValueOf<typeof ParamsOfOutboxResults>

/** An entry that has ended is not held. */
const NOT_RESTORED = { marks: [], settled: 0 }

async function readResults({ store }: Outbox, { group, after, limit }: Params) {
  const found: ValueOf<typeof OutboxResult>[] = []
  for await (const { key, value } of store.items('results')) {
    if (after !== undefined && key <= after) continue
    const entry = readEntry(value)
    if (group !== undefined && entry.group !== group) continue
    found.push({ number: key, entry: showEntry(entry, NOT_RESTORED) })
    if (found.length === limit) break
  }
  return found
}
