/** Members that nodes fill with the text `None` when they have no value. Source: network 4.6, 9.3. */
const MEMBERS: ReadonlySet<string> = new Set([
  'dapp_id',
  'block_hash',
  'block_id',
  'tx_hash',
  'src_dapp_id',
  'thread_id',
])
/** Members with values of contracts, whose texts are not changed. */
const FOREIGN: ReadonlySet<string> = new Set(['return_value', 'decoded', 'value', 'output', 'data_decoded'])

/** The answer with null in place of the text `None` of a node. */
export function noneToNull<T>(answer: T): T {
  return convert(answer) as T
}

function convert(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(convert)
  if (typeof value !== 'object' || value === null || JSON.isRawJSON(value)) return value
  return Object.fromEntries(
    Object.entries(value).map(([name, entry]) => {
      if (entry === 'None' && MEMBERS.has(name)) return [name, null]
      return [name, FOREIGN.has(name) ? entry : convert(entry)]
    }),
  )
}
