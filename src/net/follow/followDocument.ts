/** GraphQL text that asks for what is new in several lists at once. Source: network 3.10 and 3.11. */
import { InvalidServerResponse } from '../../errors/net.ts'
import { isObject, valueAt } from '../readGraphqlResponse.ts'
import type { FollowedSource } from './FollowRequest.ts'

/** A source and the position from which it is read. */
export interface FollowedPart {
  readonly source: FollowedSource
  readonly selection: string
  /**
   * The newest object only; those after the cursor, or from the beginning where it is `null`; or the newest ones, of which
   * the chain shows all before a time (unix time, s).
   */
  readonly page: 'last' | { readonly after: string | null } | NewestPage
}

interface NewestPage {
  readonly newest: number
  readonly beforeSec?: number | undefined
}

export interface DocumentOptions {
  readonly asksEpoch: boolean
  /** Accounts are named by two ids, else by their address. */
  readonly isDappIdAware: boolean
  readonly declarations?: readonly string[] | undefined
  readonly values?: Readonly<Record<string, unknown>> | undefined
}

interface Edge {
  readonly cursor: string
  readonly node: Record<string, unknown>
}

/** Answer of a source. */
export type FollowedPage =
  | { readonly edges: readonly Edge[]; readonly hasMore: boolean }
  /** `null`: there is no such account. */
  | { readonly state: Record<string, unknown> | null; readonly mark: string }

/** Objects per page and source. */
const PAGE = 50

/** Members of a state that change with it; they are queried under aliases. */
const MARKS = ['acc_type', 'last_trans_lt', 'last_paid', 'balance', 'code_hash'] as const
const MARK_PREFIX = 'followed_'

export function followDocument(
  parts: readonly FollowedPart[],
  { asksEpoch, isDappIdAware, declarations = [], values = {} }: DocumentOptions,
): { query: string; variables: Record<string, unknown> } {
  const declared = [...declarations]
  const variables: Record<string, unknown> = { ...values }
  const variable = (name: string, type: string, value: unknown) => {
    declared.push(`$${name}:${type}`)
    variables[name] = value
    return `$${name}`
  }
  const fields = parts.map(({ source, selection, page }, index) => {
    const { list, accountId, dappId, messageKinds } = source
    const name = `followed_${index}`
    const account = isDappIdAware
      ? `account_id:${variable(`${name}_account`, 'String!', accountId)},dapp_id:${variable(`${name}_dapp`, 'String!', dappId)}`
      : `address:${variable(`${name}_account`, 'String!', `0:${accountId}`)}`
    const kinds = messageKinds === undefined ? '' : `,msg_type:[${messageKinds.join(',')}]`
    const range =
      page === 'last'
        ? 'last:1'
        : 'newest' in page
          ? newestRange(page)
          : `first:${PAGE},after:${variable(`${name}_after`, 'String', page.after)}`
    const inner =
      list === 'info'
        ? `info{${MARKS.map((mark) => `${MARK_PREFIX}${mark}:${mark}`).join(' ')} ${selection}}`
        : `${list}(${range}${kinds}){edges{cursor node{${selection}}}pageInfo{hasNextPage}}`
    return `${name}:blockchain{account(${account}){${inner}}}`
  })
  const list = declared.length === 0 ? '' : `(${declared.join(',')})`
  // The epoch is read first: later fields belong to it or to a later epoch, which the next answer shows.
  return { query: `query${list}{${asksEpoch ? 'info{epoch} ' : ''}${fields.join(' ')}}`, variables }
}

function newestRange({ newest, beforeSec }: NewestPage): string {
  return beforeSec === undefined ? `last:${newest}` : `last:${newest},master_seq_no_range:{end:${beforeSec}}`
}

/** Throws InvalidServerResponse (605) for an answer that lacks queried fields. */
export function readFollowedPage(data: unknown, index: number, { list }: FollowedSource): FollowedPage {
  const account = valueAt(data, `followed_${index}`, 'account')
  if (!isObject(account)) throw InvalidServerResponse.error('Invalid answer: expected blockchain.account')
  const found = account[list]
  if (list === 'info') return readState(found)
  const edges = valueAt(found, 'edges')
  if (!Array.isArray(edges) || !edges.every(isEdge)) {
    throw InvalidServerResponse.error(`Invalid answer: expected edges in blockchain.account.${list}`)
  }
  return { edges, hasMore: valueAt(found, 'pageInfo', 'hasNextPage') === true }
}

function readState(info: unknown): FollowedPage {
  if (info === null) return { state: null, mark: '' }
  if (!isObject(info)) throw InvalidServerResponse.error('Invalid answer: expected blockchain.account.info')
  const marks = Object.fromEntries(MARKS.map((mark) => [mark, info[`${MARK_PREFIX}${mark}`]]))
  const members = Object.entries(info).filter(([name]) => !name.startsWith(MARK_PREFIX))
  return { state: Object.fromEntries(members), mark: JSON.stringify(marks) }
}

/** `info.epoch` of an answer. */
export function epochOf(data: unknown): string | undefined {
  const epoch = valueAt(data, 'info', 'epoch')
  return typeof epoch === 'string' && epoch !== '' ? epoch : undefined
}

function isEdge(edge: unknown): edge is Edge {
  return isObject(edge) && typeof edge['cursor'] === 'string' && isObject(edge['node'])
}
