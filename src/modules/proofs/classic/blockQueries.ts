/** Queries of networks with a masterchain. Source: network 8.4. */
import { runTask } from '../../../context/runTask.ts'
import type { CallScope } from '../../../context/scopes.ts'
import type { BlockProofJson } from '../../../core/proofs/classic/index.ts'
import { isObject, valueAt } from '../../../net/readGraphqlResponse.ts'
import type { ToldMessage, ToldTransaction } from '../proving/Prover.ts'
import { proofError } from '../proving/proofErrors.ts'
import { ask, type Row, textOf } from '../proving/queryObjects.ts'
import { readBlock } from '../tasks/objectTasks.ts'

const PROOF = `id workchain_id shard seq_no gen_utime signatures {
  proof catchain_seqno validator_list_hash_short sig_weight signatures { node_id r s } }`

/** A proof without the hash of the file. */
type ToldProof = Omit<BlockProofJson, 'file_hash'>

interface Selection {
  readonly filter: object
  readonly limit?: number
  readonly isOrdered?: boolean
}

async function select(call: CallScope, collection: string, result: string, selection: Selection): Promise<Row[]> {
  const type = { blocks: 'BlockFilter', transactions: 'TransactionFilter', messages: 'MessageFilter' }[collection]
  const declared = ['$limit: Int', ...(type === undefined ? [] : [`$filter: ${type}`])]
  const given = ['limit: $limit', ...(type === undefined ? [] : ['filter: $filter'])]
  if (selection.isOrdered) given.push('orderBy: [{ path: "seq_no", direction: ASC }]')
  const query = `query ${collection}(${declared.join(', ')}) { ${collection}(${given.join(', ')}) { ${result} } }`
  const variables = { limit: selection.limit ?? null, ...(type !== undefined && { filter: selection.filter }) }
  const rows = valueAt(await ask(call, collection, query, variables), collection)
  if (!Array.isArray(rows)) throw proofError('checkFailed', `the server returned no list of ${collection}`)
  return rows.filter(isObject)
}

const MASTERCHAIN = { workchain_id: { eq: -1 } }

/** The newest row for each number; a server with forks has several rows with the same number. */
function newestOf(rows: readonly Row[]): Map<number, Row> {
  const newest = new Map<number, Row>()
  for (const row of rows) {
    const seqNo = row['seq_no'] as number
    const known = newest.get(seqNo)
    if (known === undefined || Number(row['gen_utime']) > Number(known['gen_utime'])) newest.set(seqNo, row)
  }
  return newest
}

export interface NetworkIdentity {
  /** Root hash of the zero state, 64 hex digits. */
  readonly zerostate: string
  /** Id of the first masterchain block. */
  readonly firstBlock: string
}

export async function fetchIdentity(call: CallScope): Promise<NetworkIdentity> {
  const filter = { ...MASTERCHAIN, seq_no: { eq: 1 } }
  const [row] = await select(call, 'blocks', 'id prev_ref { root_hash }', { filter, limit: 1 })
  const [zerostate, firstBlock] = [valueAt(row, 'prev_ref', 'root_hash'), valueAt(row, 'id')].map((value) =>
    typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined,
  )
  if (zerostate !== undefined && firstBlock !== undefined) return { zerostate, firstBlock }
  throw proofError('checkFailed', 'the first masterchain block, which identifies the network, is not on the server')
}

/** Base64 of the BOC of the zero state. */
export async function fetchZerostate(call: CallScope): Promise<string> {
  const [row] = await select(call, 'zerostates', 'boc', { filter: {}, limit: 1 })
  const boc = textOf(row?.['boc'])
  if (boc === undefined) throw proofError('checkFailed', 'the zero state is not on the server')
  return boc
}

/** Proof of the masterchain block with a number or an id. */
export async function fetchProof(call: CallScope, block: { id: string } | { seqNo: number }): Promise<BlockProofJson> {
  const filter = 'id' in block ? { id: { eq: block.id } } : { ...MASTERCHAIN, seq_no: { eq: block.seqNo } }
  const rows = [...newestOf(await select(call, 'blocks', PROOF, { filter })).values()]
  const row = rows[0] as ToldProof | undefined
  if (row === undefined || typeof row.seq_no !== 'number') {
    const name = 'id' in block ? block.id : `masterchain block ${block.seqNo}`
    throw proofError('checkFailed', `the proof of ${name} is not on the server`)
  }
  const hashes = await fetchFileHashes(call, [row.seq_no])
  return { ...row, file_hash: hashes.get(row.seq_no) ?? (await fileHashOfBlock(call, row.id)) }
}

const KEY_BLOCKS_PER_QUERY = 100

/** Proofs of all key blocks of a range, ascending; both ends inclusive. */
export async function fetchKeyProofs(call: CallScope, first: number, last: number): Promise<BlockProofJson[]> {
  const proofs: BlockProofJson[] = []
  for (let from = first; from <= last; ) {
    const filter = { ...MASTERCHAIN, key_block: { eq: true }, seq_no: { ge: from, lt: last + 1 } }
    const selection = { filter, isOrdered: true, limit: KEY_BLOCKS_PER_QUERY }
    const page = newestOf(await select(call, 'blocks', PROOF, selection)) as ReadonlyMap<
      number,
      unknown
    > as ReadonlyMap<number, ToldProof>
    const numbers = [...page.keys()].filter((seqNo) => seqNo >= from && seqNo <= last).sort((a, b) => a - b)
    if (numbers.length === 0) break
    const hashes = await fetchFileHashes(call, numbers)
    for (const seqNo of numbers) {
      const file_hash = hashes.get(seqNo)
      if (file_hash === undefined)
        throw proofError('checkFailed', `the block after key block ${seqNo} is not on the server`)
      proofs.push({ ...page.get(seqNo)!, file_hash })
    }
    from = numbers.at(-1)! + 1
  }
  return proofs
}

/** Hashes of the files of masterchain blocks, which their successors contain. */
async function fetchFileHashes(call: CallScope, numbers: readonly number[]): Promise<Map<number, string>> {
  const filter = { ...MASTERCHAIN, seq_no: { in: numbers.map((seqNo) => seqNo + 1) } }
  const rows = newestOf(
    await select(call, 'blocks', 'seq_no gen_utime prev_ref { file_hash }', { filter, isOrdered: true }),
  )
  const hashes = new Map<number, string>()
  for (const [seqNo, row] of rows) {
    const hash = textOf(valueAt(row, 'prev_ref', 'file_hash'))
    if (hash !== undefined) hashes.set(seqNo - 1, hash)
  }
  return hashes
}

async function fileHashOfBlock(call: CallScope, id: string): Promise<string> {
  return (await runTask(call, readBlock, { boc: await fetchBlockBoc(call, id), rules: 'classic' })).fileHash
}

/** Base64 of the BOC of a block. Throws 902, 903. */
export async function fetchBlockBoc(call: CallScope, id: string): Promise<string> {
  const [row] = await select(call, 'blocks', 'boc', { filter: { id: { eq: id } }, limit: 1 })
  if (row === undefined) throw proofError('checkFailed', `block ${id} is not on the server`)
  const boc = textOf(row['boc'])
  if (boc === undefined) throw proofError('internal', `the server returned block ${id} without its BOC`)
  return boc
}

/** BOCs of the blocks of a shard in a range of numbers, by number, including the blocks of all forks. */
export async function fetchShardBlocks(
  call: CallScope,
  workchain: number,
  shard: string,
  first: number,
  last: number,
): Promise<readonly { readonly seqNo: number; readonly boc: string }[]> {
  const filter = { workchain_id: { eq: workchain }, shard: { eq: shard }, seq_no: { ge: first, le: last } }
  const rows = await select(call, 'blocks', 'seq_no gen_utime boc', { filter, isOrdered: true })
  return rows.flatMap((row) => {
    const boc = textOf(row['boc'])
    return typeof row['seq_no'] === 'number' && boc !== undefined ? [{ seqNo: row['seq_no'], boc }] : []
  })
}

const MASTER_BLOCKS_PER_QUERY = 10

/**
 * Id of the first masterchain block from a number on that knows a block of a shard; `undefined` if there is no such
 * block yet.
 */
export async function findMasterBlock(
  call: CallScope,
  from: number,
  block: { readonly workchain: number; readonly shard: string; readonly seqNo: number },
): Promise<string | undefined> {
  const result = 'id seq_no gen_utime master { shard_hashes { workchain_id shard descr { seq_no } } }'
  for (let start = from; ; ) {
    const filter = { ...MASTERCHAIN, seq_no: { ge: start } }
    const selection = { filter, isOrdered: true, limit: MASTER_BLOCKS_PER_QUERY }
    const rows = newestOf(await select(call, 'blocks', result, selection))
    const numbers = [...rows.keys()].filter((seqNo) => seqNo >= start).sort((a, b) => a - b)
    for (const seqNo of numbers) {
      const row = rows.get(seqNo)!
      const hashes = valueAt(row, 'master', 'shard_hashes')
      const knows = (entry: unknown) =>
        valueAt(entry, 'workchain_id') === block.workchain &&
        valueAt(entry, 'shard') === block.shard &&
        Number(valueAt(entry, 'descr', 'seq_no')) >= block.seqNo
      if (Array.isArray(hashes) && hashes.some(knows)) return textOf(row['id'])
    }
    if (numbers.length < MASTER_BLOCKS_PER_QUERY) return undefined
    start = numbers.at(-1)! + 1
  }
}

export async function fetchTransaction(call: CallScope, id: string): Promise<ToldTransaction> {
  const [row] = await select(call, 'transactions', 'boc block_id', { filter: { id: { eq: id } }, limit: 1 })
  if (row === undefined) throw proofError('checkFailed', `transaction ${id} is not on the server`)
  return { boc: textOf(row['boc']), blockId: textOf(row['block_id']) }
}

export async function fetchMessage(call: CallScope, id: string): Promise<ToldMessage> {
  const result = 'boc dst_transaction { id } src_transaction { id }'
  const [row] = await select(call, 'messages', result, { filter: { id: { eq: id } }, limit: 1 })
  if (row === undefined) throw proofError('checkFailed', `message ${id} is not on the server`)
  return {
    boc: textOf(row['boc']),
    dst: textOf(valueAt(row, 'dst_transaction', 'id')),
    src: textOf(valueAt(row, 'src_transaction', 'id')),
  }
}
