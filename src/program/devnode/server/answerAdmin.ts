/**
 * `POST /admin/<method>` runs a method of the administrative interface. `GET /admin/chain` describes the chain of the
 * node, `GET /admin/dapps` the amounts that Dapps may mint.
 */

import type { IncomingMessage, ServerResponse } from 'node:http'
import { hasSeveralHosts } from '../../../../rpc/daemon/access.ts'
import { isFromThisMachine, isLoopbackAddress } from '../../../../rpc/transports/listenAddress.ts'
import { decodeInput } from '../../../core/bytes/utf8.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import type { Log } from '../../../ports/Log.ts'
import { BodyTooLarge, readBody } from '../../http/readBody.ts'
import { refuseWrite } from '../../http/refuse.ts'
import type { Sessions } from '../../http/Sessions.ts'
import { sendJson, sendText } from '../../http/send.ts'
import type { AdminServer } from '../admin/AdminServer.ts'
import type { ChainMarks } from '../chain/ChainMarks.ts'
import { DAPP_CREDIT } from '../chain/dappCredits.ts'
import { AdminError, adminErrors } from '../controls/AdminError.ts'
import type { LastBlock } from '../store/LastBlock.ts'

/** The chain of the running node. */
export interface ChainDescription {
  readonly rules: ChainRules
  readonly globalId: number
  readonly isStrict: boolean
  /** Stored facts about the chain; they change with a reset. */
  readonly marks: () => ChainMarks
  /** Amounts that contracts of each Dapp ID may mint in one transaction, nano, if set explicitly. */
  readonly dappCredits: () => ReadonlyMap<string, bigint>
}

/** Sources of the answers. */
export interface AdminParts {
  readonly chain: ChainDescription
  readonly admin: AdminServer
  readonly lastBlock: () => LastBlock
  readonly log: Log
  /** Sessions of console pages, which may use these routes, too. */
  readonly sessions: Sessions | undefined
}

/** Maximum size of the parameters of a method, bytes. */
const METHOD_LIMIT = 16_777_216

/** Paths of requests that are not methods. */
const PLAIN: readonly string[] = ['/admin/chain', '/admin/dapps']

export async function answerAdmin(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  parts: AdminParts,
): Promise<void> {
  const isPlain = PLAIN.includes(url.pathname)
  const refusal = refuse(request, parts.sessions)
  if (!isPlain) {
    if (refusal === undefined) return await answerMethod(url, request, response, parts)
    return sendError(response, new AdminError(refusal.code, refusal.text))
  }
  if (refusal !== undefined) return sendText(response, adminErrors[refusal.code].status, refusal.text)
  const { chain, lastBlock } = parts
  if (request.method !== 'GET') return sendText(response, 405, 'Method not allowed, expected GET')
  const isDapps = url.pathname === '/admin/dapps'
  sendJson(response, 200, isDapps ? describeDapps(chain) : describeChain(chain, lastBlock().ref.seqNo))
}

/**
 * Refuses everything but programs on this machine and console pages with a session. Other pages in browsers send a
 * foreign origin or a foreign host name.
 */
function refuse(
  request: IncomingMessage,
  sessions: Sessions | undefined,
): { readonly code: 'invalid_params' | 'forbidden' | 'no_session'; readonly text: string } | undefined {
  if (hasSeveralHosts(request)) return { code: 'invalid_params', text: 'There is more than one Host header' }
  const { host = '', origin } = request.headers
  const name = host.replace(/:\d+$/, '').replace(/^\[|\]$/g, '')
  const isOwn = origin === undefined || (origin === `http://${host}` && host.endsWith(`:${request.socket.localPort}`))
  if (!isFromThisMachine(request) || !isLoopbackAddress(name) || !isOwn)
    return { code: 'forbidden', text: 'Only programs on this machine may do this' }
  const refusal = refuseWrite(request, sessions)
  return refusal && { code: refusal.status === 401 ? 'no_session' : 'forbidden', text: refusal.reason }
}

async function answerMethod(
  url: URL,
  request: IncomingMessage,
  response: ServerResponse,
  { admin, log }: AdminParts,
): Promise<void> {
  try {
    if (request.method !== 'POST') {
      response.setHeader('allow', 'POST')
      throw new AdminError('method_not_allowed', 'Method not allowed, expected POST')
    }
    const body = readParams(await readBody(request, METHOD_LIMIT))
    sendJson(response, 200, await admin.call(url.pathname.slice('/admin/'.length), body))
  } catch (error) {
    if (error instanceof AdminError) return sendError(response, error)
    if (error instanceof BodyTooLarge) {
      response.setHeader('connection', 'close')
      return sendError(response, new AdminError('too_large', error.message))
    }
    if (request.destroyed && !request.complete) throw error
    log.error('administrative request failed', { name: (error as Error).name, reason: (error as Error).message })
    sendError(response, new AdminError('internal_error', `Internal error: ${(error as Error).name}`))
  }
}

function readParams(body: Buffer): unknown {
  const text = decodeInput(body)
  if (text === undefined) throw new AdminError('invalid_params', 'The body is not valid UTF-8')
  try {
    const params: unknown = text === '' ? {} : JSON.parse(text)
    if (params !== null) return params
  } catch {
    throw new AdminError('invalid_params', 'The body is not JSON')
  }
  throw new AdminError('invalid_params', 'The body must be an object, not null')
}

function sendError(response: ServerResponse, { code, message, exitCode, data }: AdminError): void {
  const error = { code, message, ...(exitCode !== undefined && { exit_code: exitCode }), ...(data && { data }) }
  sendJson(response, adminErrors[code].status, { error })
}

function describeChain({ marks, rules, isStrict, globalId }: ChainDescription, seqNo: number): object {
  const { epoch, rulesFrom } = marks()
  return { epoch, seq_no: seqNo, rules, rules_from: rulesFrom, strict: isStrict, global_id: globalId }
}

function describeDapps({ dappCredits }: ChainDescription): object {
  const credits = [...dappCredits()].map(([dappId, credit]) => [dappId, credit.toString()])
  return { default_credit: DAPP_CREDIT.toString(), credits: Object.fromEntries(credits) }
}
