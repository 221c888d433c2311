/** Kinds of accounts and their balances. */

import { base64ToBytes, bytesToHex, hexToBytes } from '../../../core/bytes/index.ts'
import { type Cell, parseBoc } from '../../../core/cells/index.ts'
import { accountStorageUsed } from '../../../core/chain/accountStorageUsed.ts'
import {
  type Account,
  accountCell,
  currencies,
  extraCurrencies,
  parseAccount,
  type StateInit,
  standardAddress,
  uninitAccount,
} from '../../../core/tlb/index.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { AdminMethods } from '../controls/adminMethods.ts'
import { describeAccount } from '../store/describeBlock.ts'
import type { AccountRecord, BlockCommit } from '../store/records.ts'
import type { ChainMethods } from './controlChain.ts'
import { writeDappCredit } from './dappCredits.ts'
import type { RunningChain } from './RunningChain.ts'
import { readAmount, readBoc, readCurrencies, readId } from './values.ts'

/** Grams of an account, and an amount that a Dapp ID may mint: below 2^120 and 2^64 nano. */
const MAX_GRAMS = 2n ** 120n - 1n
const MAX_CREDIT = 2n ** 64n - 1n
/** Largest logical time of an account that is set as a whole; the chain must be able to continue with later ones. */
const MAX_LT = 2n ** 62n

export const accountMethods = {
  set_balance: (chain, { account_id, dapp_id, balance, currencies: others }) => {
    const { accountId, account, dappId } = find(chain, account_id, dapp_id)
    const grams = balance == null ? undefined : readAmount('balance', balance, MAX_GRAMS)
    const changed = others == null ? [] : readCurrencies('currencies', others)
    const before = account ?? newAccount(chain, accountId)
    const other = extraCurrencies(before.balance.other)
    for (const [id, amount] of changed) {
      if (amount === 0n) other.delete(id)
      else other.set(id, amount)
    }
    return keep(chain, { ...before, balance: { grams: grams ?? before.balance.grams, other } }, dappId)
  },
  set_code: (chain, { account_id, dapp_id, code }) => {
    const { accountId, account, dappId } = find(chain, account_id, dapp_id)
    const cell = readBoc('code', code)
    const before = account ?? newAccount(chain, accountId)
    if (before.state.type === 'frozen') throw new AdminError('conflict', `The account ${accountId} is frozen`)
    if (before.state.type === 'active') {
      return keep(chain, active(before, { ...before.state.init, code: cell }), dappId)
    }
    const isCurrent = chain.settings.rules === 'current'
    const made = { ...active(before, { code: cell, data: EMPTY }), ...(isCurrent && { initCodeHash: cell.hash() }) }
    return keep(chain, made, dappId ?? ownDappId(chain, accountId))
  },
  set_data: (chain, { account_id, dapp_id, data }) => {
    const { accountId, account, dappId } = find(chain, account_id, dapp_id)
    const cell = readBoc('data', data)
    if (account?.state.type !== 'active') throw new AdminError('conflict', `The account ${accountId} is not active`)
    return keep(chain, active(account, { ...account.state.init, data: cell }), dappId)
  },
  set_account: (chain, params) => {
    const cell = readBoc('boc', params.boc)
    const account = readAccount(cell)
    const accountId = bytesToHex(account.address.account)
    const isContract = account.state.type === 'active'
    const given = params.dapp_id == null ? undefined : readId('dapp_id', params.dapp_id)
    const known = chain.store.readAccount(accountId)?.dappId
    const dappId = given ?? known ?? (isContract ? ownDappId(chain, accountId) : undefined)
    return keepCell(chain, cell, dappId)
  },
  delete_account: (chain, { account_id, dapp_id }) => {
    const { accountId, account } = find(chain, account_id, dapp_id)
    if (account === undefined) throw new AdminError('not_found', `There is no account ${accountId}`)
    commit(chain, accountId, { deletedAccounts: [{ workchainId: 0, accountId }] })
    return { account_id: accountId, acc_type: 3, balance: '0', currencies: {} }
  },
  set_dapp: (chain, { dapp_id, credit }) => {
    const dappId = readId('dapp_id', dapp_id)
    const amount = readAmount('credit', credit, MAX_CREDIT)
    chain.change(() => writeDappCredit(chain.store, dappId, amount))
    return { dapp_id: dappId, credit: amount.toString() }
  },
} satisfies ChainMethods

function active(account: Account, init: StateInit): Account {
  return { ...account, state: { type: 'active', init } }
}

const EMPTY = parseBoc(base64ToBytes('te6ccgEBAQEAAgAAAA==')!)

interface Found {
  readonly accountId: string
  readonly account: Account | undefined
  readonly dappId: string | undefined
}

/** Throws AdminError for an account that exists under another Dapp ID. */
function find({ store }: RunningChain, id: string, dapp: string | null | undefined): Found {
  const accountId = readId('account_id', id)
  const expected = dapp == null ? undefined : readId('dapp_id', dapp)
  const record = store.readAccount(accountId)
  if (record === undefined) return { accountId, account: undefined, dappId: undefined }
  const { dappId } = record
  const isOther = expected !== undefined && dappId !== undefined && expected !== dappId && expected !== accountId
  if (isOther) throw new AdminError('not_found', `The account ${accountId} has the Dapp ID ${dappId}`)
  return { accountId, account: parseAccount(parseBoc(record.boc)), dappId }
}

function ownDappId({ settings }: RunningChain, accountId: string): string | undefined {
  return settings.rules === 'current' ? accountId : undefined
}

function newAccount(chain: RunningChain, accountId: string): Account {
  const address = standardAddress(0, hexToBytes(accountId)!)
  return uninitAccount(address, currencies(0n), Math.floor(chain.time.now() / 1000))
}

/** Throws AdminError for an account that no chain of this node can have. */
function readAccount(cell: Cell): Account {
  let account: Account | undefined
  try {
    account = parseAccount(cell)
  } catch (error) {
    throw new AdminError('invalid_params', `boc is not an account: ${(error as Error).message}`)
  }
  if (account === undefined)
    throw new AdminError('invalid_params', 'boc contains no account; to remove one, use delete_account')
  if (account.address.workchain !== 0) throw new AdminError('invalid_params', 'boc: the account is not in workchain 0')
  if (account.lastTransLt > MAX_LT) throw new AdminError('invalid_params', `boc: last_trans_lt is above ${MAX_LT}`)
  return account
}

/** Stores the account with its present size, for which storage fees are charged. */
function keep(chain: RunningChain, account: Account, dappId: string | undefined) {
  const counting = (used: Account['storageInfo']['used']): Account => {
    return { ...account, storageInfo: { ...account.storageInfo, used } }
  }
  const { cells, bits } = accountStorageUsed(counting({ cells: 0n, bits: 0n, publicCells: 0n }))
  return keepCell(chain, accountCell(counting({ cells, bits, publicCells: 0n })), dappId)
}

function keepCell(
  chain: RunningChain,
  cell: Cell,
  dappId: string | undefined,
): AdminResult<AdminMethods['set_balance']> {
  let record: AccountRecord
  try {
    record = describeAccount(cell, dappId)
  } catch (error) {
    throw new AdminError('invalid_params', `The account cannot be stored: ${(error as Error).message}`)
  }
  commit(chain, record.accountId, { accounts: [record] })
  const { balance } = parseAccount(cell)!
  return {
    account_id: record.accountId,
    ...(dappId !== undefined && { dapp_id: dappId }),
    acc_type: record.accType,
    balance: balance.grams.toString(),
    currencies: Object.fromEntries([...balance.other].map(([id, amount]) => [String(id), amount.toString()])),
  }
}

function commit(
  chain: RunningChain,
  accountId: string,
  changes: Partial<Pick<BlockCommit, 'accounts' | 'deletedAccounts'>>,
): void {
  chain.change(() => {
    chain.store.commitBlock(changes)
    // A fork does not fetch this account again.
    chain.store.database.prepare('INSERT OR IGNORE INTO fork_accounts VALUES (?)').run(accountId)
  })
}
