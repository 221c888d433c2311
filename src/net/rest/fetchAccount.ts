import { isRawId } from '../../core/addresses/parseAddress.ts'
import { InvalidServerResponse } from '../../errors/net.ts'
import { u64 } from '../../schema/shapes.ts'
import { validate } from '../../schema/validation.ts'
import type { Network, RestQuestion, RestResponse } from '../Network.ts'
import type { AbortSource } from '../waiting.ts'
import { isAccountAnswer } from './nodeAnswers.ts'
import { readDappId } from './readRawId.ts'
import { answerData, notJson, statusError } from './restErrors.ts'

const PATH = '/v2/account'

/** The account to request. Both ids are 64 hex digits. */
export interface AccountRequest {
  readonly accountId: string
  /** Absent: the form of nodes below version 1.0.0. */
  readonly dappId?: string
  readonly signal?: AbortSource
}

/** The state of an account as a node returns it. */
export interface FetchedAccount {
  /** Base64. */
  readonly boc: string
  /** As reported by the node, else as requested; may be empty. */
  readonly accountId: string
  readonly dappId: string
  /** Unix time, ms. */
  readonly stateTimestamp: bigint | undefined
}

/**
 * Requests an account in the form that the node understands. `dappId` may be empty for a node below version 1.0.0.
 * Throws 11, 12, 14, 512, 518, 605, 615, 622. Source: network 5.5, decision 14.
 */
export async function fetchAccount(
  network: Network,
  accountId: string,
  dappId: string,
  signal: AbortSource,
): Promise<FetchedAccount> {
  const older = { accountId, signal }
  const early = askEarly(network, accountId, dappId, signal)
  const node = await network.probe(signal)
  if (node?.isDappIdAware === false) return readAccount(await requestAccount(network, older), { ...older, dappId })
  const mayBeOlder = node === undefined
  if (mayBeOlder && dappId === '') {
    const answer = await requestAccount(network, older)
    if (answer.status === 400) readDappId(dappId)
    return readAccount(answer, older)
  }
  const request = { accountId, dappId: readDappId(dappId), signal }
  const ask = () => requestAccount(network, request)
  const answer = await (early?.catch((error) => (mayBeOlder || signal.aborted ? Promise.reject(error) : ask())) ??
    ask())
  if (!mayBeOlder || answer.status !== 400) return readAccount(answer, request)
  const second = await requestAccount(network, older)
  return second.status === 200 ? readAccount(second, request) : readAccount(answer, request)
}

/**
 * The account in the form of current nodes, requested together with the version of a node that has not answered yet: one
 * round trip instead of two. `undefined` if the version has to be known first. A node below version 1.0.0 refuses it.
 */
function askEarly(network: Network, accountId: string, dappId: string, signal: AbortSource) {
  if (!network.isFirstContact || !isRawId(dappId)) return undefined
  const answer = requestAccount(network, { accountId, dappId: readDappId(dappId), signal })
  // Whether it is needed turns out later.
  answer.catch(() => {})
  return answer
}

/** One `GET /v2/account`; any status is an answer. Throws as `Network.rest`. Source: client interface 4.5. */
export function requestAccount(network: Network, { accountId, dappId, signal }: AccountRequest): Promise<RestResponse> {
  return network.rest({
    method: 'GET',
    path: PATH,
    query: accountQuery(accountId, dappId),
    isNodeAnswer: isAccountAnswer,
    signal,
  })
}

/** The same before a message to the account, to find out where the node serves REST. */
export function accountQuestion(accountId: string, dappId: string | undefined): RestQuestion {
  return { path: PATH, query: accountQuery(accountId, dappId), isNodeAnswer: isAccountAnswer }
}

function accountQuery(accountId: string, dappId: string | undefined) {
  return dappId === undefined ? { address: `0:${accountId}` } : { account_id: accountId, dapp_id: dappId }
}

/**
 * The account in an answer. Throws 12 for a body that is not JSON, 605 for another status or a body without `boc`, 615
 * for 401, 622 for 404. Source: network 5.3, 5.4.
 */
export function readAccount(answer: RestResponse, { accountId, dappId = '' }: AccountRequest): FetchedAccount {
  if (answer.status !== 200) throw statusError(answer, 'The account cannot be read', `${answer.baseUrl}${PATH}`)
  if (answer.json === undefined) throw notJson(answer, 'The account cannot be read')
  const body = answer.json as Readonly<Record<string, unknown>> | null
  const stateTimestamp = timestamp(body?.['state_timestamp'])
  const boc = body?.['boc']
  if (typeof boc !== 'string' || stateTimestamp === undefined) {
    const missing = typeof boc === 'string' ? 'state_timestamp is not an unsigned integer' : 'boc is missing'
    throw InvalidServerResponse.error(`Server response can not be parsed: ${missing}`, answerData(answer))
  }
  return {
    boc,
    accountId: nonEmptyText(body?.['account_id']) ?? accountId,
    dappId: nonEmptyText(body?.['dapp_id']) ?? dappId,
    stateTimestamp: stateTimestamp ?? undefined,
  }
}

/** `null` if it is absent, `undefined` if it is invalid. */
function timestamp(value: unknown): bigint | null | undefined {
  if (value === undefined || value === null) return null
  const checked = validate(u64, value)
  return checked.ok && typeof value !== 'string' ? checked.value : undefined
}

function nonEmptyText(value: unknown): string | undefined {
  return typeof value === 'string' && value !== '' ? value : undefined
}
