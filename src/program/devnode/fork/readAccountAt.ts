import { type AccountAnswer, RestError } from '../../nodeApi/NodeBackend.ts'
import type { Upstream } from '../../nodeApi/Upstream.ts'
import type { ForkBlock } from '../chain/forkSettings.ts'

interface Info {
  readonly boc?: string | null
  readonly dapp_id?: string | null
}

/**
 * An account as it was after a block; `undefined` if it did not exist. Nodes that keep no earlier states return the present one:
 * the caller compares its logical time with the block. Rejects with RestError.
 */
export async function readAccountAt(
  upstream: Upstream,
  accountId: string,
  { id, time }: ForkBlock,
): Promise<AccountAnswer | undefined> {
  const query = `{blockchain{account(account_id:"${accountId}",dapp_id:"${accountId}"){info(byBlock:"${id}"){boc dapp_id}}}}`
  const { json } = await upstream.fetch('/graphql', { authorization: undefined }, { query })
  const { data, errors } = (json ?? {}) as {
    data?: { blockchain?: { account?: { info?: Info | null } | null } | null } | null
    errors?: readonly { readonly message?: unknown }[]
  }
  if (errors !== undefined && errors.length > 0) throw new RestError(502, String(errors[0]?.message).slice(0, 300))
  if (data?.blockchain?.account == null) throw new RestError(502, 'it does not answer queries for accounts')
  const { info } = data.blockchain.account
  if (info?.boc == null) return undefined
  return { boc: info.boc, accountId, dappId: info.dapp_id ?? accountId, stateTimestampMs: time * 1000 }
}
