/** `GET /v2/bk_set` and `/v2/bk_set_update`: the block keepers as the node states them. Source: network 4.10, proofs 8.5. */
import type { IncomingMessage, ServerResponse } from 'node:http'
import type { NodeStore } from '../store/NodeStore.ts'
import { type KeeperMember, ownerOf, readKeeperState } from './keeperState.ts'

/** Answer to a request: a status, and JSON or a text. */
export interface KeeperAnswer {
  readonly status: number
  readonly json?: object
  readonly text?: string
}

/** Tokens in nano that every keeper of this node has at stake. */
const STAKE = '1000000000'

/** Sets the header `Last-Modified`. Answers 304 to who has the set already, 404 where the chain has no keepers. */
export function answerKeepers(
  path: '/v2/bk_set' | '/v2/bk_set_update',
  request: IncomingMessage,
  response: ServerResponse,
  store: NodeStore,
): KeeperAnswer {
  const state = readKeeperState(store)
  if (state === undefined) return { status: 404, text: 'The chain has no block keepers' }
  const since = request.headers['if-modified-since']
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (Number.isNaN(sinceMs)) return { status: 400, text: 'Invalid If-Modified-Since: expected a date of HTTP' }
  const last = store.lastBlock()
  const changedAt = store.keepers.lastChange()
  const changedMs = changedAt === undefined ? undefined : store.keepers.timeOf(changedAt) * 1000
  if (changedMs !== undefined) {
    response.setHeader('last-modified', new Date(changedMs).toUTCString())
    if (sinceMs !== undefined && changedMs <= sinceMs) return { status: 304 }
  }
  const describe = path === '/v2/bk_set' ? summary : describeMember
  return { status: 200, json: { seq_no: last?.seqNo ?? 0, current: state.members.map(describe), future: [] } }
}

function summary({ signer }: KeeperMember): object {
  return { signer_index: signer, owner_address: ownerOf(signer), status: 'Active', stake: STAKE }
}

function describeMember(member: KeeperMember): object {
  return {
    pubkey: member.key,
    ...summary(member),
    epoch_finish_seq_no: null,
    wait_step: 0,
  }
}
