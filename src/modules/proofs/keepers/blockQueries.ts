/** Queries of networks with block keepers. Source: proofs 9. */
import type { CallScope } from '../../../context/scopes.ts'
import { networkOf, type RestAnswer } from '../../../net/index.ts'
import { valueAt } from '../../../net/readGraphqlResponse.ts'
import type { ToldMessage, ToldTransaction } from '../proving/Prover.ts'
import { proofError } from '../proving/proofErrors.ts'
import { ask, nodesAt, type Row, rowAt, textOf } from '../proving/queryObjects.ts'

const BLOCK = `{ id block_id seq_no height thread_id block_merkle_tree_leaves proof_block_refs data envelope_hash
  aggregated_signature signature_occurrences attestations { block_id parent_block_id envelope_hash target_type
  aggregated_signature signature_occurrences } }`

/** `undefined` when the server has no such block. Throws 902. */
export async function fetchBlock(call: CallScope, id: string): Promise<Row | undefined> {
  const query = `query provenBlock($id: String!) { blockchain { block(hash: $id) ${BLOCK} } }`
  return rowAt(await ask(call, `block ${id}`, query, { id }), 'blockchain', 'block')
}

/** The block of a height in a thread, `undefined` if it does not exist yet. Throws 902. */
export async function fetchBlockAt(call: CallScope, thread: string, height: number): Promise<Row | undefined> {
  const query = `query provenChild($thread: String!, $height: Int!) {
    blockchain { blockByHeight(thread_id: $thread, height: $height) ${BLOCK} } }`
  const answer = await ask(call, `block of height ${height}`, query, { thread, height })
  return rowAt(answer, 'blockchain', 'blockByHeight')
}

export async function fetchTransaction(call: CallScope, id: string): Promise<ToldTransaction> {
  const query = 'query provenTransaction($id: String!) { blockchain { transaction(hash: $id) { id boc block_id } } }'
  const row = rowAt(await ask(call, `transaction ${id}`, query, { id }), 'blockchain', 'transaction')
  return { boc: textOf(row?.['boc']), blockId: textOf(row?.['block_id']) }
}

export async function fetchMessage(call: CallScope, id: string): Promise<ToldMessage> {
  const query = `query provenMessage($id: String!) {
    blockchain { message(hash: $id) { id boc dst_transaction { id } src_transaction { id } } } }`
  const row = rowAt(await ask(call, `message ${id}`, query, { id }), 'blockchain', 'message')
  return {
    boc: textOf(row?.['boc']),
    dst: textOf(valueAt(row, 'dst_transaction', 'id')),
    src: textOf(valueAt(row, 'src_transaction', 'id')),
  }
}

/** A transaction of an account as reported by a server. */
export interface AccountChange {
  readonly blockId: string
  /** Hash of the state after it. */
  readonly newHash: string
}

/** The last transactions of an account, newest first. Throws 902. */
export async function fetchAccountChanges(
  call: CallScope,
  accountId: string,
  dappId: string,
): Promise<readonly AccountChange[]> {
  const query = `query provenAccount($account: String!, $dapp: String!) { blockchain {
    account(account_id: $account, dapp_id: $dapp) { transactions(last: 10) { edges { node { id block_id new_hash } } } } } }`
  const answer = await ask(call, `account ${accountId}`, query, { account: accountId, dapp: dappId })
  return nodesAt(answer, 'blockchain', 'account', 'transactions')
    .flatMap((row) => {
      const [blockId, newHash] = [textOf(row['block_id']), textOf(row['new_hash'])]
      return blockId === undefined || newHash === undefined ? [] : { blockId, newHash: newHash.toLowerCase() }
    })
    .reverse()
}

/** A change of the set of keepers as reported by a server. */
export interface ToldUpdate {
  readonly blockId: string
  readonly height: number
  /** Hex digits. */
  readonly changes: string
}

const PAGE = 50
/** Updates that are followed at most: keepers change once an epoch. */
const MAX_UPDATES = 10_000

/** Changes from a height on, ascending, until `end` exclusive. Throws 902 for an invalid answer. */
export async function fetchUpdates(
  call: CallScope,
  thread: string,
  start: number,
  end: number | undefined,
): Promise<readonly ToldUpdate[]> {
  const updates: ToldUpdate[] = []
  let after: string | undefined
  for (;;) {
    const query = `query keeperUpdates($thread: String, $after: String) { blockchain {
      bkSetUpdates(thread_id: $thread, height_start: ${start}, first: ${PAGE}, after: $after) {
        edges { cursor node { block_id height bk_set_update } } pageInfo { hasNextPage endCursor } } } }`
    const answer = await ask(call, 'changes of block keepers', query, { thread, after: after ?? null })
    for (const row of nodesAt(answer, 'blockchain', 'bkSetUpdates')) {
      const update = readUpdate(row)
      if (update.height < start) continue
      if (end !== undefined && update.height >= end) return updates
      if (update.height < (updates.at(-1)?.height ?? 0)) {
        throw proofError('checkFailed', 'the server returned changes of block keepers out of order')
      }
      updates.push(update)
    }
    const page = rowAt(answer, 'blockchain', 'bkSetUpdates', 'pageInfo')
    const next = textOf(page?.['endCursor'])
    if (page?.['hasNextPage'] !== true || next === undefined || next === after) return updates
    if (updates.length > MAX_UPDATES)
      throw proofError('checkFailed', `more than ${MAX_UPDATES} changes of block keepers`)
    after = next
  }
}

function readUpdate(row: Row): ToldUpdate {
  const { block_id, height, bk_set_update } = row
  if (typeof block_id === 'string' && /^[0-9a-f]{64}$/i.test(block_id) && Number.isSafeInteger(height)) {
    return { blockId: block_id.toLowerCase(), height: height as number, changes: textOf(bk_set_update) ?? '' }
  }
  throw proofError('checkFailed', 'the server returned invalid changes of block keepers')
}

/** The keepers that a server names now, without proof; may be empty. */
export async function fetchToldKeepers({ context, signal }: CallScope) {
  const isNodeAnswer = ({ json }: RestAnswer) => Array.isArray(valueAt(json, 'current'))
  const request = { method: 'GET', path: '/v2/bk_set_update', isNodeAnswer, signal } as const
  const { json } = await networkOf(context).rest(request)
  const list = valueAt(json, 'current')
  if (!Array.isArray(list)) return []
  return list.flatMap((item) => {
    const [key, signer] = [valueAt(item, 'pubkey'), valueAt(item, 'signer_index')]
    return typeof key === 'string' && typeof signer === 'number' ? [[signer, { key }] as const] : []
  })
}
