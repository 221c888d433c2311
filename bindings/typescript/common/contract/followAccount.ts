/** Events of an account, read by cursor: none is missed or repeated, even after lost connections. */

import { ClientError } from '../ClientError.ts'
import type { OptionNames } from '../checkOptions.ts'
import { pauseUnlessEnded } from '../closableStream.ts'
import type { ContractClient } from './ContractClient.ts'

export interface StreamOptions {
  /** `now` (default): only what happens after the first step of the loop; `start`: from the first item that the network keeps. */
  readonly from?: 'now' | 'start' | undefined
  /** Pause between requests at the end of the chain, ms. Default 500. */
  readonly intervalMs?: number | undefined
  /** Ends the stream with an AbortError. */
  readonly signal?: AbortSignal | undefined
}

export interface AccountName {
  readonly accountId: string
  readonly dappId: string
}

type Node = Readonly<Record<string, unknown>>

const PAGE = 50
const DEFAULT_INTERVAL_MS = 500
/** A connection that is lost for a moment must not end a stream; the client itself has its own patience before. */
const UNREACHABLE = new Set([11, 612, 613, 620, 622])

export const STREAM_OPTIONS: OptionNames<StreamOptions> = { from: true, intervalMs: true, signal: true }

/** Objects of one kind in the order of the chain, until the signal ends it; nothing remains on the daemon. */
export async function* followAccount(
  client: ContractClient,
  { accountId, dappId }: AccountName,
  kind: 'messages' | 'transactions',
  fields: string,
  { from = 'now', intervalMs = DEFAULT_INTERVAL_MS }: StreamOptions,
  signal: AbortSignal,
): AsyncGenerator<Node, void, undefined> {
  const { supports_dapp_id: knowsDapps } = await client.net.getServerInfo({ signal })
  const account = knowsDapps
    ? `account(account_id:"${accountId}",dapp_id:"${dappId}")`
    : `account(address:"0:${accountId}")`
  const filter = kind === 'messages' ? 'msg_type:[ExtOut],' : ''
  const page = async (range: string) => {
    const query = `query{blockchain{${account}{${kind}(${filter}${range}){edges{cursor node{${fields}}}}}}}`
    const { result } = await client.net.query({ query }, { signal })
    return edgesOf(result, kind)
  }
  let cursor: string | undefined
  if (from === 'now') cursor = (await page('last:1')).at(-1)?.cursor
  for (;;) {
    const edges = await withPatience(() => page(rangeAfter(cursor)), intervalMs, signal)
    for (const { cursor: next, node } of edges) {
      cursor = next
      yield node
    }
    if (edges.length < PAGE) await pauseUnlessEnded(intervalMs, signal)
  }
}

function rangeAfter(cursor: string | undefined): string {
  return `first:${PAGE}${cursor === undefined ? '' : `,after:${JSON.stringify(cursor)}`}`
}

async function withPatience<Result>(
  ask: () => Promise<Result>,
  intervalMs: number,
  signal: AbortSignal,
): Promise<Result> {
  for (;;) {
    try {
      return await ask()
    } catch (error) {
      if (!(error instanceof ClientError && UNREACHABLE.has(error.code))) throw error
      await pauseUnlessEnded(intervalMs, signal)
    }
  }
}

// biome-ignore lint/suspicious/noExplicitAny: answer of GraphQL
function edgesOf(result: any, kind: string): { cursor: string; node: Node }[] {
  return result?.data?.blockchain?.account?.[kind]?.edges ?? []
}
