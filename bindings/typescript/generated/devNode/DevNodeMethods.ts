// Generated from the definitions by "npm run generate"; changes belong there.

import type {
  AccountState,
  ChainTime,
  ParamsOfCoverage,
  ParamsOfDeleteAccount,
  ParamsOfDropMessage,
  ParamsOfDump,
  ParamsOfForkPrefetch,
  ParamsOfFreeze,
  ParamsOfGasReport,
  ParamsOfImpersonate,
  ParamsOfIncreaseTime,
  ParamsOfLoad,
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
  ResultOfCoverage,
  ResultOfDropMessage,
  ResultOfDump,
  ResultOfForkPrefetch,
  ResultOfForkedAccounts,
  ResultOfGasReport,
  ResultOfImpersonate,
  ResultOfListAccounts,
  ResultOfLoad,
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
  SnapshotInfo,
} from './types.ts'

/** The controls of a development node, each a method. They reject with DevNodeError. */
export abstract class DevNodeMethods {
  /** Calls a control by its name, with the parameters that it has. */
  protected abstract control<Result>(name: string, params: object, fields: readonly string[]): Promise<Result>

  /** Reports what the chain is and does. */
  status(): Promise<ResultOfStatus> {
    return this.control('status', {}, [])
  }

  /** Lists the funded wallets that the chain began with. */
  listAccounts(): Promise<ResultOfListAccounts> {
    return this.control('list_accounts', {}, [])
  }

  /** Keeps the present state to go back to. */
  snapshot(): Promise<SnapshotInfo> {
    return this.control('snapshot', {}, [])
  }

  /** Goes back to a snapshot, which stays; those after it end. Begins a new epoch. */
  revert(params: ParamsOfRevert): Promise<ResultOfRevert> {
    return this.control('revert', params, ['id'])
  }

  /** Lists the snapshots. */
  snapshots(): Promise<ResultOfSnapshots> {
    return this.control('snapshots', {}, [])
  }

  /** Begins anew with the settings of the chain, its givers and wallets. Begins a new epoch. */
  reset(): Promise<ResultOfReset> {
    return this.control('reset', {}, [])
  }

  /** Reports the time of the chain. */
  getTime(): Promise<ChainTime> {
    return this.control('get_time', {}, [])
  }

  /** Sets the time of the chain, which goes on from there; not before the last block. */
  setTime(params: ParamsOfSetTime): Promise<ChainTime> {
    return this.control('set_time', params, ['time'])
  }

  /** Moves the time of the chain forward. */
  increaseTime(params: ParamsOfIncreaseTime): Promise<ChainTime> {
    return this.control('increase_time', params, ['seconds'])
  }

  /** Sets the time of the next block; time goes on from there. Not before the last block. */
  setNextBlockTime(params: ParamsOfSetNextBlockTime): Promise<ChainTime> {
    return this.control('set_next_block_time', params, ['time'])
  }

  /** Stops the time of the chain. */
  freeze(params: ParamsOfFreeze = {}): Promise<ChainTime> {
    return this.control('freeze', params, ['time'])
  }

  /** Lets the time of the chain run, from where it is. */
  resume(): Promise<ChainTime> {
    return this.control('resume', {}, [])
  }

  /** Chooses when blocks are made, until the node stops: its options say how it begins again. */
  setBlockMode(params: ParamsOfSetBlockMode): Promise<ResultOfSetBlockMode> {
    return this.control('set_block_mode', params, ['mode', 'block_time'])
  }

  /**
   * Makes blocks, each stored by itself: the first ones take the messages that wait, up to 128 each, the rest are
   * empty.
   */
  mine(params: ParamsOfMine = {}): Promise<ResultOfMine> {
    return this.control('mine', params, ['blocks', 'interval'])
  }

  /** Lists the messages that wait for a block, in their order; internal ones come first. */
  queue(): Promise<ResultOfQueue> {
    return this.control('queue', {}, [])
  }

  /** Takes a message that waits out of the queue; whoever sent it gets an error. */
  dropMessage(params: ParamsOfDropMessage): Promise<ResultOfDropMessage> {
    return this.control('drop_message', params, ['id'])
  }

  /** Puts messages in front of the queue. Internal messages keep their order. */
  orderQueue(params: ParamsOfOrderQueue): Promise<ResultOfOrderQueue> {
    return this.control('order_queue', params, ['ids'])
  }

  /** Sets what an account has; one that does not exist begins to. */
  setBalance(params: ParamsOfSetBalance): Promise<AccountState> {
    return this.control('set_balance', params, ['account_id', 'dapp_id', 'balance', 'currencies'])
  }

  /** Replaces the code of an account; one without a contract becomes active, with empty data. */
  setCode(params: ParamsOfSetCode): Promise<AccountState> {
    return this.control('set_code', params, ['account_id', 'dapp_id', 'code'])
  }

  /** Replaces the data of an active account. */
  setData(params: ParamsOfSetData): Promise<AccountState> {
    return this.control('set_data', params, ['account_id', 'dapp_id', 'data'])
  }

  /** Puts a whole account in place, at the address that it states. */
  setAccount(params: ParamsOfSetAccount): Promise<AccountState> {
    return this.control('set_account', params, ['boc', 'dapp_id'])
  }

  /** Removes an account with everything that it has. */
  deleteAccount(params: ParamsOfDeleteAccount): Promise<AccountState> {
    return this.control('delete_account', params, ['account_id', 'dapp_id'])
  }

  /** Sets how much the contracts of a Dapp ID may mint in one transaction (`MINTSHELL`). */
  setDapp(params: ParamsOfSetDapp): Promise<ResultOfSetDapp> {
    return this.control('set_dapp', params, ['dapp_id', 'credit'])
  }

  /** Sends an internal message from any address, or an external message that its contract takes without a signature. */
  impersonate(params: ParamsOfImpersonate): Promise<ResultOfImpersonate> {
    return this.control('impersonate', params, ['source', 'message', 'call'])
  }

  /** Writes the whole chain to a file. */
  dump(params: ParamsOfDump): Promise<ResultOfDump> {
    return this.control('dump', params, ['file'])
  }

  /** Replaces the whole chain by that of a file. Snapshots end. Begins a new epoch. */
  load(params: ParamsOfLoad): Promise<ResultOfLoad> {
    return this.control('load', params, ['file'])
  }

  /** Lists the accounts that were fetched from the network behind a fork. */
  forkedAccounts(): Promise<ResultOfForkedAccounts> {
    return this.control('forked_accounts', {}, [])
  }

  /** Fetches accounts from the network behind a fork at once; all of them, or none when one fails. */
  forkPrefetch(params: ParamsOfForkPrefetch): Promise<ResultOfForkPrefetch> {
    return this.control('fork_prefetch', params, ['accounts'])
  }

  /** Makes a contract known by its code, for traces, lines of the terminal and the gas report. Kept with the chain. */
  registerAbi(params: ParamsOfRegisterAbi): Promise<ResultOfRegisterAbi> {
    return this.control('register_abi', params, ['abi', 'code_hash', 'code', 'tvc', 'name', 'debug_map'])
  }

  /** Explains a transaction: the tree of messages and transactions that it belongs to. */
  trace(params: ParamsOfTrace): Promise<ResultOfTrace> {
    return this.control('trace', params, ['transaction'])
  }

  /** Runs a transaction again, with the account, the message and the configuration that it had. */
  replay(params: ParamsOfReplay): Promise<ResultOfReplay> {
    return this.control('replay', params, ['transaction', 'steps'])
  }

  /** Reports gas and fees by contract and function. */
  gasReport(params: ParamsOfGasReport = {}): Promise<ResultOfGasReport> {
    return this.control('gas_report', params, ['from_block', 'to_block'])
  }

  /** Reports which lines of the sources ran, for contracts that were registered with a debug map. */
  coverage(params: ParamsOfCoverage = {}): Promise<ResultOfCoverage> {
    return this.control('coverage', params, ['from_block', 'to_block'])
  }
}
