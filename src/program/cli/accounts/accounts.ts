/** Accounts of the network as commands use and show them. */

import { type ApiResult, digitsOf } from '../../common/ApiResult.ts'
import { type TypedAddress, underDappId } from '../arguments/addresses.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

/** An account as the node returned it. */
export interface FetchedAccount {
  readonly address: TypedAddress
  readonly boc: string
  readonly stateTimestamp: number | undefined
}

export interface ReadAccount extends FetchedAccount {
  readonly parsed: ApiResult<'boc.parse_account'>['parsed']
}

/** Reads an account. Throws ToolError (11) with an explanation if the account does not exist under this Dapp ID. */
export async function readAccount(session: Session, address: TypedAddress): Promise<ReadAccount> {
  return parseAccount(session, await fetchAccount(session, address))
}

/** Throws ToolError (11) when the node knows no such account. The state may still be that of a missing account. */
export async function fetchAccount(session: Session, address: TypedAddress): Promise<FetchedAccount> {
  session.progress.phase('reading the account')
  const { accountId, dappId } = address
  const answer = await session.call('account.get_account', { account_id: accountId, dapp_id: dappId }).catch(
    onLibraryError((error) => {
      throw error.details.code === 622 ? accountNotFound(address) : error
    }),
  )
  return {
    address: underDappId(address, answer.dapp_id),
    boc: answer.boc,
    stateTimestamp: answer.state_timestamp == null ? undefined : Number(digitsOf(answer.state_timestamp)),
  }
}

/** Throws ToolError (11) when the account does not exist. */
export async function parseAccount(session: Session, fetched: FetchedAccount): Promise<ReadAccount> {
  const { parsed } = await session.call('boc.parse_account', { boc: fetched.boc })
  if (parsed.acc_type_name === 'NonExist') throw accountNotFound(fetched.address)
  return { ...fetched, parsed }
}

/** Reads an account; `undefined` if it does not exist under this Dapp ID. */
export async function readAccountIfAny(session: Session, address: TypedAddress): Promise<ReadAccount | undefined> {
  return readAccount(session, address).catch((error: unknown) => {
    if (error instanceof ToolError && error.exitCode === exitCodes.notFound) return undefined
    throw error
  })
}

type AccountOrMiss = { readonly address: string } & ({ readonly account: ReadAccount } | { readonly error: string })

/** Reads all at the same time; a missing account does not stop the others. */
export function readSeveralAccounts(session: Session, named: readonly string[]): Promise<readonly AccountOrMiss[]> {
  const addresses = named.map((text) => session.address(text).address)
  return Promise.all(
    addresses.map(async (address): Promise<AccountOrMiss> => {
      const account = await readAccountIfAny(session, address)
      return { address: address.extended, ...(account === undefined ? { error: 'not found' } : { account }) }
    }),
  )
}

function accountNotFound({ extended, dappId, accountId }: TypedAddress): ToolError {
  return new ToolError(exitCodes.notFound, `Account ${extended} is unknown under this Dapp ID`, {
    hint:
      dappId === accountId
        ? 'Check the network (--url). An account exists after the first transfer to it.'
        : `Check the Dapp ID and the network (--url). If the contract is the root of its own Dapp ID, its address is ${accountId}::${accountId}`,
  })
}

/** Fields in the order of `account`. */
export function accountFields({ address, stateTimestamp, parsed }: ReadAccount): Record<string, unknown> {
  const ecc = Object.fromEntries((parsed.balance_other ?? []).map(({ currency, value }) => [currency, decimal(value)]))
  return {
    address: address.extended,
    acc_type: parsed.acc_type_name,
    balance: decimal(parsed.balance ?? '0x0'),
    ecc_balance: ecc,
    last_paid: parsed.last_paid ?? null,
    last_trans_lt: parsed.last_trans_lt ?? null,
    code_hash: parsed.code_hash ?? null,
    data_boc: parsed.data ?? null,
    state_timestamp: stateTimestamp ?? null,
    account_id: address.accountId,
    dapp_id: address.dappId,
  }
}

function decimal(amount: string): string {
  return BigInt(amount).toString()
}
