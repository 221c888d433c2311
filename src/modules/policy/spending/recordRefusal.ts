/** The latest refusals in the storage. */
import type { CallScope } from '../../../context/scopes.ts'
import { textOf, utf8 } from '../../../core/bytes/index.ts'
import type { ClientError } from '../../../errors/ClientError.ts'
import { appendCounter, appendedKey } from '../../../ports/Storage.ts'
import { parseExactJson, stringifyExactJson } from '../../../schema/numerals.ts'

const STORE = 'policy/refusals'
const MAX_REFUSALS = 10_000
/** Old records are purged once per this many refusals. */
const TRIM_EVERY = 100

type RecordScope = Pick<CallScope, 'context' | 'clock'>

/** A failure of the storage must not hide the refusal. */
export async function recordRefusal(call: RecordScope, error: ClientError, about: object): Promise<void> {
  const { context, clock } = call
  const facts = { time: clock.now(), code: error.code, message: error.message, ...about }
  try {
    await context.writeTogether([{ collection: 'local', store: STORE, append: utf8(stringifyExactJson(facts)) }], [])
    await trim(call)
  } catch (failure) {
    context.services.log.warn('refusal_not_recorded', { code: error.code, error: String(failure) })
  }
}

/** Stored refusals with a greater number. */
export async function readRefusals({ context }: CallScope, after: string | undefined, limit: number) {
  const items = await context.localStorage.read(STORE, { after, limit })
  return items.map(({ key, value }) => ({ number: key, ...(parseExactJson(textOf(value)) as object) }))
}

async function trim({ context }: RecordScope): Promise<void> {
  const { store, key: counter } = appendCounter(STORE)
  const count = Number(textOf((await context.localStorage.get(store, counter)) ?? utf8('0')))
  if (count <= MAX_REFUSALS || count % TRIM_EVERY !== 0) return
  const first = appendedKey(count - MAX_REFUSALS + 1)
  const old = (await context.localStorage.list(STORE)).filter((key) => key < first)
  await context.writeTogether(
    old.map((key) => ({ collection: 'local', store: STORE, key })),
    [],
  )
}
