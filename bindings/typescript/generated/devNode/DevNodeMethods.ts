// Generated from the definitions by "npm run generate"; changes belong there.

import type {
  AccountState,
  ChainTime,
  NodeFaults,
  ParamsOfCoverage,
  ParamsOfDeleteAccount,
  ParamsOfDropMessage,
  ParamsOfDump,
  ParamsOfExplain,
  ParamsOfFaults,
  ParamsOfFind,
  ParamsOfForkPrefetch,
  ParamsOfFreeze,
  ParamsOfGasReport,
  ParamsOfImpersonate,
  ParamsOfIncreaseTime,
  ParamsOfLoad,
  ParamsOfLogs,
  ParamsOfMine,
  ParamsOfOrderQueue,
  ParamsOfRegisterAbi,
  ParamsOfReplay,
  ParamsOfRevert,
  ParamsOfSetAccount,
  ParamsOfSetBalance,
  ParamsOfSetBlockMode,
  ParamsOfSetCode,
  ParamsOfSetDapp,
  ParamsOfSetData,
  ParamsOfSetNextBlockTime,
  ParamsOfSetTime,
  ParamsOfTrace,
  ParamsOfUnregisterAbi,
  ResultOfCoverage,
  ResultOfDropMessage,
  ResultOfDump,
  ResultOfExplain,
  ResultOfFind,
  ResultOfForkPrefetch,
  ResultOfForkedAccounts,
  ResultOfGasReport,
  ResultOfImpersonate,
  ResultOfListAccounts,
  ResultOfListContracts,
  ResultOfLoad,
  ResultOfLogs,
  ResultOfMine,
  ResultOfOrderQueue,
  ResultOfQueue,
  ResultOfRegisterAbi,
  ResultOfReplay,
  ResultOfReset,
  ResultOfRevert,
  ResultOfSetBlockMode,
  ResultOfSetDapp,
  ResultOfSnapshots,
  ResultOfStatus,
  ResultOfTrace,
  ResultOfUnregisterAbi,
  SnapshotInfo,
} from './types.ts'

/** The controls of a development node, each a method. They reject with DevNodeError. */
export abstract class DevNodeMethods {
  /** Calls a control by its name, with the parameters that it has. */
  protected abstract control<Result>(name: string, params: object, fields: readonly string[]): Promise<Result>

  /** Returns the properties and state of the chain. */
  status(): Promise<ResultOfStatus> {
    return this.control('status', {}, [])
  }

  /** Lists the funded wallets created with the chain. */
  listAccounts(): Promise<ResultOfListAccounts> {
    return this.control('list_accounts', {}, [])
  }

  /** Takes a snapshot of the current state to revert to. */
  snapshot(): Promise<SnapshotInfo> {
    return this.control('snapshot', {}, [])
  }

  /** Reverts to a snapshot, which is kept; later ones are removed. Begins a new epoch. */
  revert(params: ParamsOfRevert): Promise<ResultOfRevert> {
    return this.control('revert', params, ['id'])
  }

  /** Lists the snapshots. */
  snapshots(): Promise<ResultOfSnapshots> {
    return this.control('snapshots', {}, [])
  }

  /** Resets the chain with its settings, givers and wallets. Begins a new epoch. */
  reset(): Promise<ResultOfReset> {
    return this.control('reset', {}, [])
  }

  /** Returns the time of the chain. */
  getTime(): Promise<ChainTime> {
    return this.control('get_time', {}, [])
  }

  /** Sets the time of the chain, which continues from there; not before the last block. */
  setTime(params: ParamsOfSetTime): Promise<ChainTime> {
    return this.control('set_time', params, ['time'])
  }

  /** Advances the time of the chain. */
  increaseTime(params: ParamsOfIncreaseTime): Promise<ChainTime> {
    return this.control('increase_time', params, ['seconds'])
  }

  /** Sets the time of the next block; time continues from there. Not before the last block. */
  setNextBlockTime(params: ParamsOfSetNextBlockTime): Promise<ChainTime> {
    return this.control('set_next_block_time', params, ['time'])
  }

  /** Stops the clock of the chain. */
  freeze(params: ParamsOfFreeze = {}): Promise<ChainTime> {
    return this.control('freeze', params, ['time'])
  }

  /** Resumes the clock of the chain from its current time. */
  resume(): Promise<ChainTime> {
    return this.control('resume', {}, [])
  }

  /** Sets when blocks are created, until the node stops; on the next start, its options apply again. */
  setBlockMode(params: ParamsOfSetBlockMode): Promise<ResultOfSetBlockMode> {
    return this.control('set_block_mode', params, ['mode', 'block_time'])
  }

  /** Creates blocks: the first ones take the waiting messages, up to 128 each, the rest are empty. */
  mine(params: ParamsOfMine = {}): Promise<ResultOfMine> {
    return this.control('mine', params, ['blocks', 'interval'])
  }

  /** Lists the messages waiting for a block, in order; internal ones come first. */
  queue(): Promise<ResultOfQueue> {
    return this.control('queue', {}, [])
  }

  /** Removes a waiting message from the queue; its sender gets an error. */
  dropMessage(params: ParamsOfDropMessage): Promise<ResultOfDropMessage> {
    return this.control('drop_message', params, ['id'])
  }

  /** Moves messages to the front of the queue. Internal messages keep their order. */
  orderQueue(params: ParamsOfOrderQueue): Promise<ResultOfOrderQueue> {
    return this.control('order_queue', params, ['ids'])
  }

  /** Sets the balance of an account, creating it if it does not exist. */
  setBalance(params: ParamsOfSetBalance): Promise<AccountState> {
    return this.control('set_balance', params, ['account_id', 'dapp_id', 'balance', 'currencies'])
  }

  /** Sets the code of an account; an account without a contract becomes active, with empty data. */
  setCode(params: ParamsOfSetCode): Promise<AccountState> {
    return this.control('set_code', params, ['account_id', 'dapp_id', 'code'])
  }

  /** Sets the data of an active account. */
  setData(params: ParamsOfSetData): Promise<AccountState> {
    return this.control('set_data', params, ['account_id', 'dapp_id', 'data'])
  }

  /** Sets a whole account, at the address it contains. */
  setAccount(params: ParamsOfSetAccount): Promise<AccountState> {
    return this.control('set_account', params, ['boc', 'dapp_id'])
  }

  /** Deletes an account with its balance, code and data. */
  deleteAccount(params: ParamsOfDeleteAccount): Promise<AccountState> {
    return this.control('delete_account', params, ['account_id', 'dapp_id'])
  }

  /** Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`). */
  setDapp(params: ParamsOfSetDapp): Promise<ResultOfSetDapp> {
    return this.control('set_dapp', params, ['dapp_id', 'credit'])
  }

  /**
   * Sends an internal message from any address, or an external message that its contract accepts without a valid
   * signature.
   */
  impersonate(params: ParamsOfImpersonate): Promise<ResultOfImpersonate> {
    return this.control('impersonate', params, ['source', 'message', 'call'])
  }

  /** Saves the whole chain to a file. */
  dump(params: ParamsOfDump): Promise<ResultOfDump> {
    return this.control('dump', params, ['file'])
  }

  /** Replaces the whole chain with that of a file and removes all snapshots. Begins a new epoch. */
  load(params: ParamsOfLoad): Promise<ResultOfLoad> {
    return this.control('load', params, ['file'])
  }

  /** Lists the accounts fetched from the network behind a fork. */
  forkedAccounts(): Promise<ResultOfForkedAccounts> {
    return this.control('forked_accounts', {}, [])
  }

  /** Fetches accounts from the network behind a fork now; if one fails, none is fetched. */
  forkPrefetch(params: ParamsOfForkPrefetch): Promise<ResultOfForkPrefetch> {
    return this.control('fork_prefetch', params, ['accounts'])
  }

  /** Changes the named faults and returns all of them. */
  faults(params: ParamsOfFaults = {}): Promise<NodeFaults> {
    return this.control('faults', params, [
  'latency_ms',
  'drop',
  'lag_ms',
  'silent',
  'wrong_thread',
  'wrong_producer',
  'expired_token',
  'fail',
  'too_many_requests',
  'rate_limit',
  'retry_after_s',
  'bad_proof',
  'clear',
])
  }

  /**
   * Registers the ABI of a contract by its code, for traces, terminal output and the gas report. Stored with the chain.
   */
  registerAbi(params: ParamsOfRegisterAbi): Promise<ResultOfRegisterAbi> {
    return this.control('register_abi', params, ['abi', 'code_hash', 'code', 'tvc', 'name', 'debug_map', 'sources'])
  }

  /** Removes the registration of a contract; a built-in ABI for the same code applies again. */
  unregisterAbi(params: ParamsOfUnregisterAbi): Promise<ResultOfUnregisterAbi> {
    return this.control('unregister_abi', params, ['code_hash'])
  }

  /** Lists the registered contracts. */
  listContracts(): Promise<ResultOfListContracts> {
    return this.control('list_contracts', {}, [])
  }

  /** Finds transactions, messages, blocks and accounts by the first digits of their ids. */
  find(params: ParamsOfFind): Promise<ResultOfFind> {
    return this.control('find', params, ['prefix', 'limit'])
  }

  /** Explains a transaction: returns the tree of messages and transactions that contains it. */
  trace(params: ParamsOfTrace): Promise<ResultOfTrace> {
    return this.control('trace', params, ['transaction'])
  }

  /**
   * Explains why a transaction failed, or why a message is refused: the phase, the meaning of the code, the source
   * line, the amounts, and what to do. For a transaction that succeeded, explains the first failure among the messages
   * that it caused. One of the parameters is required.
   */
  explain(params: ParamsOfExplain = {}): Promise<ResultOfExplain> {
    return this.control('explain', params, ['transaction', 'message', 'message_hash'])
  }

  /** Returns what the contract printed in a transaction with debug instructions. */
  logs(params: ParamsOfLogs): Promise<ResultOfLogs> {
    return this.control('logs', params, ['transaction'])
  }

  /** Reruns a transaction with its original account, message and configuration. */
  replay(params: ParamsOfReplay): Promise<ResultOfReplay> {
    return this.control('replay', params, ['transaction', 'steps', 'before_step'])
  }

  /** Returns gas and fees by contract and function. */
  gasReport(params: ParamsOfGasReport = {}): Promise<ResultOfGasReport> {
    return this.control('gas_report', params, ['from_block', 'to_block'])
  }

  /** Returns which source lines were executed, for contracts registered with a debug map. */
  coverage(params: ParamsOfCoverage = {}): Promise<ResultOfCoverage> {
    return this.control('coverage', params, ['from_block', 'to_block'])
  }
}
