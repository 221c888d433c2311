/** Implementations of the methods that the server answers itself. */

import type { FetchedAccount } from '../chain/forkSettings.ts'
import { readHistoryFacts } from '../chain/historyRecord.ts'
import { readId } from '../chain/values.ts'
import { balanceOf, describeWallet, readWallets } from '../chain/wallets.ts'
import { AdminError } from '../controls/AdminError.ts'
import type { FaultSettings } from '../Faults.ts'
import { findIds } from '../trace/findIds.ts'
import { readTransaction } from '../trace/readTransaction.ts'
import { replayTransaction } from '../trace/replayTransaction.ts'
import { traceTransaction } from '../trace/traceTransaction.ts'
import type { AdminContext, ServerMethods } from './AdminServer.ts'
import { explainFailures } from './explainFailures.ts'
import { impersonate } from './impersonate.ts'
import { readRegistration } from './registerAbi.ts'

export const serverMethods: ServerMethods = {
  status: async ({ lastBlock, time, queue, emptyBlocks, fork }) => {
    const { ref, timeMs } = lastBlock()
    const waiting = await listQueue(queue)
    return {
      seq_no: ref.seqNo,
      last_block_time: Math.floor(timeMs / 1000),
      time: Math.floor(time.now() / 1000),
      frozen: time.state.frozenMs !== undefined,
      block_mode: queue.isManual ? 'manual' : emptyBlocks.blockTimeMs === undefined ? 'automatic' : 'interval',
      queued: waiting.length,
      ...(fork && { fork: fork.settings.endpoint }),
      ...(fork?.settings.block && { fork_block: fork.settings.block.seqNo }),
    }
  },
  list_accounts: async ({ store, names, walletSecrets }) => {
    const accounts = readWallets(store).wallets.map((wallet, index) => {
      const secret = walletSecrets.get(wallet.publicKey)
      const shown = describeWallet(wallet, index, balanceOf(store, wallet.accountId))
      return { ...shown, ...(secret !== undefined && { secret }) }
    })
    return { accounts, names: Object.fromEntries(names.accounts) }
  },
  set_block_mode: async ({ queue, emptyBlocks }, { mode, block_time }) => {
    if ((mode === 'interval') !== (block_time != null)) {
      throw new AdminError('invalid_params', 'block_time requires the mode interval')
    }
    emptyBlocks.blockTimeMs = block_time == null ? undefined : block_time * 1000
    queue.isManual = mode === 'manual'
    return { mode, ...(block_time != null && { block_time }) }
  },
  mine: async ({ queue, lastBlock }, { blocks, interval }) => {
    await queue.mine(blocks, interval ?? undefined)
    const { ref, timeMs } = lastBlock()
    return { seq_no: ref.seqNo, time: Math.floor(timeMs / 1000) }
  },
  queue: async ({ queue }) => ({ messages: await listQueue(queue) }),
  drop_message: async ({ queue }, params) => {
    const id = params.id.toLowerCase()
    if (!queue.drop(id)) await queue.control({ order: { kind: 'drop', id } })
    return { id }
  },
  order_queue: async ({ queue }, { ids }) => {
    const unknown = queue.order(ids.map((id) => id.toLowerCase()))
    if (unknown !== undefined)
      throw new AdminError('not_found', `No message ${unknown.slice(0, 64)} is waiting in the queue`)
    return { messages: await listQueue(queue) }
  },
  impersonate,
  faults: async ({ faults }, { clear, ...changes }) => {
    if (clear) faults.clear()
    faults.set(changes as Partial<FaultSettings>)
    return faults.current
  },
  register_abi: async ({ queue, names, settings }, params) => {
    const { codeHash, record, image } = readRegistration(params, settings.rules)
    await queue.control({ order: { kind: 'abi', codeHash, record, image } })
    names.forget()
    return { code_hash: codeHash, name: record.name }
  },
  unregister_abi: async ({ store, queue, names }, params) => {
    const codeHash = readId('code_hash', params.code_hash)
    if (store.readAbi(codeHash) === undefined)
      throw new AdminError('not_found', `No contract with the code ${codeHash} is registered`)
    await queue.control({ order: { kind: 'forgetAbi', codeHash } })
    names.forget()
    return { code_hash: codeHash }
  },
  list_contracts: async ({ store }) => ({
    contracts: store.registeredContracts().map(({ name, codeHash, abi, image, isLatest }) => ({
      ...{ name, code_hash: codeHash, latest: isLatest, abi },
      ...(image !== undefined && { tvc: image }),
    })),
  }),
  find: async ({ store }, { prefix, limit }) => {
    const digits = prefix.toLowerCase()
    if (!/^[0-9a-f]{1,64}$/.test(digits)) {
      throw new AdminError('invalid_params', `Invalid prefix: expected 1 to 64 hex digits, got ${prefix.slice(0, 80)}`)
    }
    return findIds(store, digits, limit)
  },
  trace: async ({ names }, { transaction }) => {
    const id = readId('transaction', transaction)
    const trace = await traceTransaction(names, id)
    if (trace === undefined) throw new AdminError('not_found', `There is no transaction ${id}`)
    return trace
  },
  explain: explainFailures,
  logs: async ({ store }, params) => {
    const id = readId('transaction', params.transaction)
    const stored = readTransaction(store, id)
    if (stored === undefined) throw new AdminError('not_found', `There is no transaction ${id}`)
    const facts = readHistoryFacts(store, stored.chainOrder)
    if (facts === undefined) throw new AdminError('conflict', `The log of transaction ${id} is not kept, see --history`)
    return { logs: [...facts.logs] }
  },
  replay: ({ names, settings, rerunJobs }, { transaction, steps, before_step }) =>
    replayTransaction(names, settings, rerunJobs, readId('transaction', transaction), {
      wanted: steps,
      beforeStep: before_step ?? undefined,
    }),
  gas_report: async ({ reports }, { from_block, to_block }) =>
    reports.gas({ fromBlock: from_block ?? undefined, toBlock: to_block ?? undefined }),
  coverage: async ({ reports }, { from_block, to_block }) =>
    reports.coverage({ fromBlock: from_block ?? undefined, toBlock: to_block ?? undefined }),
  forked_accounts: async ({ fork }) => ({ accounts: expectFork(fork).accounts.all().map(describeFetched) }),
  fork_prefetch: async ({ fork }, { accounts }) => {
    const wanted = accounts.map(({ account_id, dapp_id }) => ({
      accountId: readId('account_id', account_id),
      dappId: dapp_id == null ? undefined : readId('dapp_id', dapp_id),
    }))
    const fetched = await expectFork(fork).prefetch(wanted)
    return { accounts: fetched.map(describeFetched) }
  },
}

async function listQueue(queue: AdminContext['queue']) {
  const { result } = await queue.control({ order: { kind: 'waiting' } })
  const internal = (result as { messages: ReturnType<typeof queue.list> }).messages
  return [...internal.map((message) => ({ ...message, kind: 'internal' })), ...queue.list()]
}

function expectFork(fork: AdminContext['fork']): NonNullable<AdminContext['fork']> {
  if (fork === undefined)
    throw new AdminError('conflict', 'The chain is not a fork; the node was started without --fork')
  return fork
}

function describeFetched({ accountId, dappId, boc, stateTimestamp, isLate }: FetchedAccount) {
  return {
    account_id: accountId,
    ...(dappId !== undefined && { dapp_id: dappId }),
    exists: boc.length > 0,
    state_timestamp: stateTimestamp,
    forked_late: isLate,
  }
}
