/** Reads a block in the form that the network has. */
import { library, readBytes } from '../../data/connection.ts'
import type { IntegerText } from '../../data/formats.ts'
import { type Data, query, serverInfo } from '../../data/query.ts'

export const ZERO_THREAD = '0'.repeat(68)

const COMMON = `id seq_no gen_utime tr_count chain_order global_id version shard workchain_id key_block start_lt
  gen_software_version prev_ref { root_hash seq_no }`

const OF_THREADS = `${COMMON} thread_id height producer_id envelope_hash block_merkle_tree_leaves signature_occurrences
  attestations { block_id target_type envelope_hash signature_occurrences } data`

export const FLOWS = [
  'from_prev_blk',
  'imported',
  'created',
  'minted',
  'fees_collected',
  'fees_imported',
  'recovered',
  'exported',
  'to_next_blk',
] as const

const FLOW = `value_flow { ${FLOWS.join(' ')} }`

/** `named`: a hash, a number of the thread zero, or `<thread>/<height>`. */
export async function loadBlock(named: string): Promise<Data | null> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const fields = `${hasDappIds ? OF_THREADS : COMMON} ${FLOW}`
  const text = named.toLowerCase()
  if (/^[0-9a-f]{64}$/.test(text)) {
    const { blockchain } = await query(`query($id: String!) { blockchain { block(hash: $id) { ${fields} } } }`, {
      id: text,
    })
    return blockchain.block
  }
  const match = /^(?:([0-9a-f]{1,68})\/)?(\d{1,10})$/.exec(text)
  if (match === null) throw new Error('A block is identified by its hash, its number, or <thread>/<height>')
  if (!hasDappIds) return await loadByNumber(Number(match[2]), fields)
  const { blockchain } = await query(
    `query($thread: String!, $height: Int!) { blockchain { blockByHeight(thread_id: $thread, height: $height) { ${fields} } } }`,
    { thread: match[1] ?? ZERO_THREAD, height: Number(match[2]) },
  )
  return blockchain.blockByHeight
}

/** Networks without threads have their blocks in a collection. */
async function loadByNumber(number: number, fields: string): Promise<Data | null> {
  const client = await library()
  const { result } = await client.net.queryCollection({
    collection: 'blocks',
    filter: { seq_no: { eq: number }, workchain_id: { eq: 0 } },
    result: fields,
    limit: 1,
  })
  return result[0] ?? null
}

type Flow = { readonly [Name in (typeof FLOWS)[number]]?: IntegerText | undefined }

/** Networks with default settings omit the value flow from their answers; the block itself contains it. */
export async function loadFlow({ value_flow: told, data }: Data): Promise<Flow | null> {
  if (FLOWS.some((name) => told?.[name] != null)) return told
  if (typeof data !== 'string' || data === '') return null
  const { boc } = await readBytes<{ boc: string }>('/console/block', data)
  const client = await library()
  const { parsed } = await client.boc.parseBlock({ boc })
  return parsed.value_flow ?? null
}
