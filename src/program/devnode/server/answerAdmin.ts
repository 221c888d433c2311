/**
 * `/admin/faults`: shows (GET) and changes (POST, DELETE) the faults of the running node. `/admin/chain` shows what chain it
 * has.
 */
import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSeveralHosts } from '../../../../rpc/daemon/access.ts'
import { isFromThisMachine, isLoopbackAddress } from '../../../../rpc/daemon/listenAddress.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { ChainMarks } from '../chain/ChainMarks.ts'
import { type Faults, InvalidFault } from './Faults.ts'
import { readBody } from './readBody.ts'
import { sendJson, sendText } from './send.ts'

/** The chain of the running node. */
export interface ChainDescription extends ChainMarks {
  readonly rules: ChainRules
  readonly globalId: number
}

/** What the answers are made of. */
export interface AdminParts {
  readonly faults: Faults
  readonly chain: ChainDescription | undefined
  /** Number of the last block. */
  readonly lastBlock: () => { readonly seqNo: number }
}

/** Most bytes that a change takes. */
const BODY_LIMIT = 65_536

export async function answerAdmin(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { faults, chain, lastBlock }: AdminParts,
): Promise<void> {
  // Only from this machine, and from no page of a browser: those send an origin or a foreign host name.
  if (hasSeveralHosts(request)) return sendText(response, 400, 'There is more than one Host header')
  const host = (request.headers.host ?? '').replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  if (!isFromThisMachine(request) || !isLoopbackAddress(host) || request.headers.origin !== undefined) {
    return sendText(response, 403, 'Only programs of this machine may do this')
  }
  if (url.pathname === '/admin/chain' && chain !== undefined) {
    if (request.method !== 'GET') return sendText(response, 405, 'Method not allowed, expected GET')
    return sendJson(response, 200, describeChain(chain, lastBlock().seqNo))
  }
  if (url.pathname !== '/admin/faults') return sendText(response, 404, 'Not found: /admin/chain, /admin/faults')
  try {
    if (request.method === 'POST') faults.set(readChange((await readBody(request, BODY_LIMIT)).toString('utf8')))
    else if (request.method === 'DELETE') faults.set(null)
    else if (request.method !== 'GET')
      return sendText(response, 405, 'Method not allowed, expected GET, POST or DELETE')
    sendJson(response, 200, { ...faults.current, epoch: chain?.epoch ?? null })
  } catch (error) {
    if (error instanceof InvalidFault) return sendText(response, 400, error.message)
    if (error instanceof SyntaxError) return sendText(response, 400, 'Invalid JSON body')
    throw error
  }
}

function describeChain({ epoch, rules, rulesFrom, isStrict, globalId }: ChainDescription, seqNo: number): object {
  return { epoch, seq_no: seqNo, rules, rules_from: rulesFrom, strict: isStrict, global_id: globalId }
}

/** What an answer has shown may be sent back. */
function readChange(text: string): unknown {
  const change: unknown = JSON.parse(text)
  if (typeof change !== 'object' || change === null || Array.isArray(change)) return change
  const { epoch: _, ...faults } = change as Record<string, unknown>
  return faults
}
