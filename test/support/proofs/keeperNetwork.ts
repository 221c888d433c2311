/** A server over a `KeeperChain`. Tests change what it says. */
import { bytesToHex } from '../../../src/core/bytes/hex.ts'
import { writeBocBase64 } from '../../../src/core/cells/index.ts'
import { parseTransaction } from '../../../src/core/tlb/index.ts'
import type { Storage } from '../../../src/ports/Storage.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'
import { LocalClient } from '../LocalClient.ts'
import { GraphqlPeer, type PeerAnswer, type PeerRequest } from '../net/GraphqlPeer.ts'
import { SkippingClock } from '../SkippingClock.ts'
import type { KeeperChain, PublishedRow } from './KeeperChain.ts'

export interface KeeperNetwork {
  readonly peer: GraphqlPeer
  readonly chain: KeeperChain
  /** Replaces what a root field of `blockchain` answers. */
  readonly lies: Map<string, (truth: unknown) => unknown>
  /** What root collections answer, whatever is asked. */
  readonly collections: Map<string, readonly object[]>
  /** What `GET /v2/account` answers, by account id. */
  readonly accounts: Map<string, object>
  /** A client of the network with this section `proofs`. */
  client(proofs?: object, network?: object, storage?: Storage): Promise<LocalClient>
}

/** `start` opens the server; by default one that stops with the test. */
export async function startKeeperNetwork(chain: KeeperChain, start = GraphqlPeer.start): Promise<KeeperNetwork> {
  const lies = new Map<string, (truth: unknown) => unknown>()
  const collections = new Map<string, readonly object[]>()
  const accounts = new Map<string, object>()
  const peer = await start({
    query: (request): PeerAnswer => {
      const root = collectionOf(request)
      if (root !== undefined) return { data: { [root]: collections.get(root) ?? [] } }
      const blockchain: Record<string, unknown> = {}
      for (const [name, truth] of Object.entries(answer(chain, request))) {
        const lie = lies.get(name)
        blockchain[name] = lie === undefined ? truth : lie(truth)
      }
      return { data: { blockchain } }
    },
    rest: ({ path, search }) => {
      const account = path === '/v2/account' ? accounts.get(search.get('account_id') ?? '') : undefined
      if (account !== undefined) return { json: account }
      if (path !== '/v2/bk_set_update') return { status: 404 }
      const current = chain.keepers.map(({ key, signer, owner }) => ({
        pubkey: key,
        signer_index: signer,
        owner_address: owner,
      }))
      return { json: { seq_no: chain.rows.length, current, future: [] } }
    },
  })
  return {
    peer,
    chain,
    lies,
    collections,
    accounts,
    client: (proofs = {}, network = {}, storage = new MemoryStorage()) =>
      LocalClient.open({
        clock: new SkippingClock(),
        storage,
        config: {
          network: { endpoints: [peer.endpoint], query_timeout: 3500, ...network },
          proofs,
        },
      }),
  }
}

function answer(chain: KeeperChain, { query, variables }: PeerRequest): Record<string, unknown> {
  const asked = (variables ?? {}) as { id?: string; height?: number; after?: string | null; account?: string }
  const name = /query (\w+)/.exec(query)?.[1]
  switch (name) {
    case 'provenBlock':
      return { block: chain.rows.find((row) => row.id === asked.id) ?? null }
    case 'provenChild':
      return { blockByHeight: chain.rows.find((row) => row.height === asked.height) ?? null }
    case 'keeperUpdates':
      return { bkSetUpdates: updates(chain, query, asked.after ?? undefined) }
    case 'provenTransaction': {
      const found = chain.transactions.get(asked.id!)
      const boc = found && writeBocBase64(found.cell)
      return { transaction: found ? { id: asked.id, boc, block_id: found.blockId } : null }
    }
    case 'provenMessage':
      return { message: message(chain, asked.id!) }
    case 'lookUp': {
      const { dst_transaction } = message(chain, (variables as { message: string }).message) ?? {}
      const found = chain.transactions.get(dst_transaction?.id ?? '')
      const shown = found ? { boc: writeBocBase64(found.cell), status_name: 'Finalized' } : null
      return { message: { dst_transaction: shown }, transaction: shown }
    }
    case 'provenAccount':
      return { account: { transactions: { edges: changes(chain, asked.account!).map((node) => ({ node })) } } }
    default:
      return {}
  }
}

function collectionOf({ query }: PeerRequest): string | undefined {
  return /^query (blocks|transactions|messages|accounts)\b/.exec(query)?.[1]
}

const PAGE = 2

function updates(chain: KeeperChain, query: string, after: string | undefined) {
  const start = Number(/height_start: (\d+)/.exec(query)?.[1] ?? 0)
  const rows = chain.updates.filter(
    ({ height, chain_order }) => height >= start && (after === undefined || chain_order > after),
  )
  const page = rows.slice(0, PAGE)
  return {
    edges: page.map((node) => ({ cursor: node.chain_order, node })),
    pageInfo: { hasNextPage: rows.length > PAGE, endCursor: page.at(-1)?.chain_order ?? '' },
  }
}

function message(chain: KeeperChain, id: string) {
  let boc: string | undefined
  let dst: string | undefined
  let src: string | undefined
  for (const [transactionId, { cell }] of chain.transactions) {
    const { inMsg, outMsgs } = parseTransaction(cell)
    if (inMsg?.hashHex() === id) {
      dst = transactionId
      boc = writeBocBase64(inMsg)
    }
    const sent = outMsgs.find((out) => out.hashHex() === id)
    if (sent !== undefined) {
      src = transactionId
      boc = writeBocBase64(sent)
    }
  }
  if (boc === undefined) return null
  return { id, boc, dst_transaction: dst ? { id: dst } : null, src_transaction: src ? { id: src } : null }
}

function changes(chain: KeeperChain, accountId: string) {
  return [...chain.transactions].flatMap(([id, { cell, blockId }]) => {
    const { accountAddr, stateUpdate } = parseTransaction(cell)
    if (bytesToHex(accountAddr) !== accountId) return []
    return [{ id, block_id: blockId, new_hash: bytesToHex(stateUpdate.newHash) }]
  })
}

/** A copy of a row with other fields. */
export function changedRow(row: PublishedRow, changes: Partial<PublishedRow>): PublishedRow {
  return { ...structuredClone(row), ...changes }
}
