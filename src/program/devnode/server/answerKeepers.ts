import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendJson, sendText } from '../../http/send.ts'
import { type KeeperMember, ownerOf, readKeeperState } from '../keepers/keeperState.ts'
import type { NodeStore } from '../store/NodeStore.ts'

/** Tokens in nano that every keeper of this node has at stake. */
const STAKE = '1000000000'

/** Answers `GET /v2/bk_set` and `/v2/bk_set_update`: 304 if the set is unchanged since `If-Modified-Since`, 404 without keepers. */
export async function answerKeepers(
  store: NodeStore,
  { url, headers }: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const state = readKeeperState(store)
  if (state === undefined) return sendText(response, 404, 'The chain has no block keepers')
  const since = headers['if-modified-since']
  const sinceMs = since === undefined ? undefined : Date.parse(since)
  if (Number.isNaN(sinceMs)) return sendText(response, 400, 'Invalid If-Modified-Since: expected an HTTP date')
  const changedAt = store.keepers.lastChange()
  if (changedAt !== undefined) {
    const changedMs = store.keepers.timeOf(changedAt) * 1000
    response.setHeader('last-modified', new Date(changedMs).toUTCString())
    if (sinceMs !== undefined && changedMs <= sinceMs) return void response.writeHead(304).end()
  }
  const describe = url?.startsWith('/v2/bk_set_update') ? describeMember : summary
  const seqNo = store.lastBlock()?.seqNo ?? 0
  sendJson(response, 200, { seq_no: seqNo, current: state.members.map(describe), future: [] })
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
