// Generated from the definitions by "npm run generate"; changes belong there.

/** Names an account. */
export interface AccountRef {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected under. Default: whatever it has. Text with hex digits. */
  dapp_id?: string | null | undefined
}

/** An account as it is now. */
export interface AccountState {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Its Dapp ID. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** 0 uninitialized, 1 active, 2 frozen, 3 no account. Unsigned integer of 32 bits. */
  acc_type: number
  /** Grams. Text with a decimal number. */
  balance: string
  /** Other currencies by id. Items: text with a decimal number. */
  currencies: { [key: string]: string }
}

/** When blocks are made. */
export const BlockMode = {
  /** For each message at once, and for queries that ask beyond the last block. */
  Automatic: 'automatic',
  /** As `automatic`, and an empty one when there was none for `block_time`. */
  Interval: 'interval',
  /** By `mine` only; messages wait. */
  Manual: 'manual',
} as const

/** When blocks are made. */
export type BlockMode = (typeof BlockMode)[keyof typeof BlockMode]

/** How the time of the chain runs. */
export interface ChainTime {
  /** Time of the chain. Unsigned integer of 32 bits. */
  time: number
  /** Time stands still. */
  frozen: boolean
  /** Time that the next block gets. Unsigned integer of 32 bits. */
  next_block_time?: number | null | undefined
}

/** The lines of one source file. */
export interface FileCoverage {
  /** File, as the compiler named it. */
  file: string
  /** Lines that can run. Unsigned integer of 32 bits. */
  total: number
  /** Lines that have run. Unsigned integer of 32 bits. */
  covered: number
  /** Each of them, ascending. */
  lines: LineCoverage[]
}

/** An account that was fetched from the network behind a fork. */
export interface ForkedAccount {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Its Dapp ID. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** The network has it. */
  exists: boolean
  /** Time of the state that was fetched. Unsigned integer of 32 bits. */
  state_timestamp: number
  /** It changed after the fork began: its state is later than that of others. */
  forked_late: boolean
}

/** What the calls of one function took. */
export interface GasOfFunction {
  /** Name of the contract, or `code` and the first digits of its hash, or `no contract`. */
  contract: string
  /** Function; `transfer` without a body, `0x…` for a body that no ABI explains. */
  function: string
  /** Transactions. Unsigned integer of 32 bits. */
  calls: number
  /** Aborted ones among them. Unsigned integer of 32 bits. */
  failed: number
  /** Least gas. Unsigned integer of 32 bits. */
  gas_min: number
  /** Gas in the middle. Unsigned integer of 32 bits. */
  gas_median: number
  /** Most gas. Unsigned integer of 32 bits. */
  gas_max: number
  /** Least fees. Text with a decimal number. */
  fees_min: string
  /** Fees in the middle. Text with a decimal number. */
  fees_median: string
  /** Highest fees. Text with a decimal number. */
  fees_max: string
  /** All fees. Text with a decimal number. */
  fees_total: string
}

/** A call of a function. */
export interface ImpersonatedCall {
  /** ABI of the contract that is called: an object or JSON text. */
  abi: any
  /** Function of the ABI. */
  function_name: string
  /** Its arguments by name. Default: none. */
  input?: any
  /** `time` and `expire` of an external message. Default: the time of the chain, and 60 s more. */
  header?: any
  /** Key that an external message names as its signer. Default: `_pubkey` of the account. Text with hex digits. */
  public_key?: string | null | undefined
  /** Destination of an internal message. Default: an external message to the source itself. Text with hex digits. */
  account_id?: string | null | undefined
  /** Grams of an internal message. Default 1000000000. Text with a decimal number. */
  value?: string | null | undefined
  /** An internal message comes back when its destination fails. Default true. */
  bounce?: boolean | null | undefined
}

/** An internal message. */
export interface ImpersonatedMessage {
  /** Destination. Text with hex digits. */
  account_id: string
  /** Grams that it carries, made for it. Default 1000000000. Text with a decimal number. */
  value?: string | null | undefined
  /** Other currencies by id, made for it. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
  /** It comes back when its destination fails. Default true. */
  bounce?: boolean | null | undefined
  /** Its body. Default: none. Text with a bag of cells in base64. */
  body?: string | null | undefined
  /** State of a contract that it deploys. Text with a bag of cells in base64. */
  state_init?: string | null | undefined
}

/** A line that can run. */
export interface LineCoverage {
  /** Line, from 1. Unsigned integer of 32 bits. */
  line: number
  /** Transactions that ran through it. Unsigned integer of 32 bits. */
  runs: number
}

/** Money that is gone, beside the fees. */
export interface LostAmount {
  /** 0 for grams, else the id of the currency. Unsigned integer of 32 bits. */
  currency: number
  /** How much. Text with a decimal number. */
  amount: string
  /** `other_dapp`, `bounce_failed`, `state_refused`, `account_ended`, `burnt`, `given_to_dapp` or `limit`. */
  reason: string
  /** The reason in words. */
  text: string
}

/** A funded wallet that the chain began with. */
export interface NodeAccount {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Its Dapp ID, which is its own id. Text with hex digits. */
  dapp_id: string
  /** `0:<account id>`. */
  address: string
  /** Public key. Text with hex digits. */
  public: string
  /** Secret key, where the phrase is the public one of all nodes. Text with hex digits. Secret. */
  secret?: string | null | undefined
}

/** Parameters of `coverage`. */
export interface ParamsOfCoverage {
  /** First block. Default: the first one since the node was started. Unsigned integer of 32 bits. */
  from_block?: number | null | undefined
  /** Last block. Default: the last one of the chain. Unsigned integer of 32 bits. */
  to_block?: number | null | undefined
}

/** Parameters of `delete_account`. */
export interface ParamsOfDeleteAccount {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected under. Default: whatever it has. Text with hex digits. */
  dapp_id?: string | null | undefined
}

/** Parameters of `drop_message`. */
export interface ParamsOfDropMessage {
  /** Id in the queue. Text with hex digits. */
  id: string
}

/** Parameters of `dump`. */
export interface ParamsOfDump {
  /** Absolute path of a file on the machine of the node; its name ends with `.jsonl`. */
  file: string
}

/** Parameters of `fork_prefetch`. */
export interface ParamsOfForkPrefetch {
  /** Accounts. */
  accounts: AccountRef[]
}

/** Parameters of `freeze`. */
export interface ParamsOfFreeze {
  /** Sets it first. Default: the present one. Unsigned integer of 32 bits. */
  time?: number | null | undefined
}

/** Parameters of `gas_report`. */
export interface ParamsOfGasReport {
  /** First block. Default: the first one since the node was started. Unsigned integer of 32 bits. */
  from_block?: number | null | undefined
  /** Last block. Default: the last one of the chain. Unsigned integer of 32 bits. */
  to_block?: number | null | undefined
}

/** Parameters of `impersonate`. */
export interface ParamsOfImpersonate {
  /** Sender of an internal message, or the account that an external message calls. */
  source: AccountRef
  /** An internal message as an object (`ImpersonatedMessage`), or an external one to the source as a BOC in base64. */
  message?: any
  /** What to call, in place of `message`. */
  call?: ImpersonatedCall | null | undefined
}

/** Parameters of `increase_time`. */
export interface ParamsOfIncreaseTime {
  /** By so many seconds. Unsigned integer of 32 bits. */
  seconds: number
}

/** Parameters of `load`. */
export interface ParamsOfLoad {
  /** Absolute path of a file on the machine of the node; its name ends with `.jsonl`. */
  file: string
}

/** Parameters of `mine`. */
export interface ParamsOfMine {
  /** How many. Default 1. Unsigned integer of 32 bits. */
  blocks?: number | null | undefined
  /** Seconds from each block to the next. Default: as time runs. Unsigned integer of 32 bits. */
  interval?: number | null | undefined
}

/** Parameters of `order_queue`. */
export interface ParamsOfOrderQueue {
  /**
   * Ids in the queue, the first one first; the others follow in the order that they have. Items: text with hex digits.
   */
  ids: string[]
}

/** Parameters of `register_abi`. */
export interface ParamsOfRegisterAbi {
  /** ABI: an object or JSON text. */
  abi: any
  /** Hash of the code. One of `code_hash`, `code` and `tvc` is needed. Text with hex digits. */
  code_hash?: string | null | undefined
  /** The code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Image of the contract. Text with a bag of cells in base64. */
  tvc?: string | null | undefined
  /** Name of the contract, 1 to 64 characters. Default: first digits of the hash. */
  name?: string | null | undefined
  /** Debug map of the compiler: an object or JSON text. Replays then show places in the source. */
  debug_map?: any
}

/** Parameters of `replay`. */
export interface ParamsOfReplay {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
  /** Last steps of the machine to list, at most 10000. Default 1000; 0 lists none. Unsigned integer of 32 bits. */
  steps?: number | null | undefined
}

/** Parameters of `revert`. */
export interface ParamsOfRevert {
  /** Snapshot. Unsigned integer of 32 bits. */
  id: number
}

/** Parameters of `set_account`. */
export interface ParamsOfSetAccount {
  /** Account, as `GET /v2/account` returns it. Text with a bag of cells in base64. */
  boc: string
  /** Its Dapp ID. Default: the one that the account has here; its own id for a new contract. Text with hex digits. */
  dapp_id?: string | null | undefined
}

/** Parameters of `set_balance`. */
export interface ParamsOfSetBalance {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected under. Default: whatever it has. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Grams. Default: as they are. Text with a decimal number. */
  balance?: string | null | undefined
  /** Other currencies by id; those that are not named stay as they are. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
}

/** Parameters of `set_block_mode`. */
export interface ParamsOfSetBlockMode {
  /** Mode. */
  mode: BlockMode
  /** Seconds between blocks, in the mode `interval`. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
}

/** Parameters of `set_code`. */
export interface ParamsOfSetCode {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected under. Default: whatever it has. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Code. Text with a bag of cells in base64. */
  code: string
}

/** Parameters of `set_dapp`. */
export interface ParamsOfSetDapp {
  /** Dapp ID. Text with hex digits. */
  dapp_id: string
  /** Nano. Without this method 1000000000000000000. Text with a decimal number. */
  credit: string
}

/** Parameters of `set_data`. */
export interface ParamsOfSetData {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected under. Default: whatever it has. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Data. Text with a bag of cells in base64. */
  data: string
}

/** Parameters of `set_next_block_time`. */
export interface ParamsOfSetNextBlockTime {
  /** Time. Unsigned integer of 32 bits. */
  time: number
}

/** Parameters of `set_time`. */
export interface ParamsOfSetTime {
  /** Time. Unsigned integer of 32 bits. */
  time: number
}

/** Parameters of `trace`. */
export interface ParamsOfTrace {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
}

/** A message that waits for its execution. */
export interface QueuedMessage {
  /** Hash of the message; of one that the node makes when it is executed, a name. Text with hex digits. */
  id: string
  /** `external`, `internal`, `gift` or `impersonated`. */
  kind: string
  /** Destination. Text with hex digits. */
  account_id: string
}

/** What the contract could know of its block. */
export interface ReplayedBlock {
  /** Number. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time. Unsigned integer of 32 bits. */
  time: number
  /** Logical time of its beginning. Text with a decimal number. */
  start_lt: string
  /** Random seed. Text with hex digits. */
  rand_seed: string
}

/** One step of the machine. */
export interface ReplayedStep {
  /** Number, from 1. Unsigned integer of 32 bits. */
  step: number
  /** Instruction with its operands. */
  instruction: string
  /** Cell of the instruction. Text with hex digits. */
  code_hash: string
  /** Its position in the cell, bits. Unsigned integer of 32 bits. */
  offset: number
  /** Gas that was used so far. Unsigned integer of 32 bits. */
  gas_used: number
  /** Gas that was left. Unsigned integer of 32 bits. */
  gas_remaining: number
  /** Values on the stack after the step. Unsigned integer of 32 bits. */
  stack_depth: number
  /** The stack after the step, its top last, at most 100 values. Absent where it is too large. */
  stack?: any
  /** Where the instruction comes from, where a debug map is registered. */
  source?: SourcePlace | null | undefined
}

/** Result of `coverage`. */
export interface ResultOfCoverage {
  /**
   * Transactions that were run again for it: those whose moment is kept, see `--history`. Unsigned integer of 32 bits.
   */
  transactions: number
  /** Transactions that could not be run again. Unsigned integer of 32 bits. */
  skipped: number
  /** There are more than 10000: only the last ones are counted. */
  truncated: boolean
  /** By file. */
  files: FileCoverage[]
  /** The same as a table for people. */
  text: string
  /** The same in the format of lcov, for editors and other programs. */
  lcov: string
}

/** Result of `drop_message`. */
export interface ResultOfDropMessage {
  /** Id. Text with hex digits. */
  id: string
}

/** Result of `dump`. */
export interface ResultOfDump {
  /** Path. */
  file: string
  /** Rows that it has. Unsigned integer of 32 bits. */
  rows: number
}

/** Result of `fork_prefetch`. */
export interface ResultOfForkPrefetch {
  /** As they were fetched, now or before. */
  accounts: ForkedAccount[]
}

/** Result of `forked_accounts`. */
export interface ResultOfForkedAccounts {
  /** In the order of their ids. */
  accounts: ForkedAccount[]
}

/** Result of `gas_report`. */
export interface ResultOfGasReport {
  /** Transactions that were counted. Unsigned integer of 32 bits. */
  transactions: number
  /** There are more than 100000: only the last ones are counted. */
  truncated: boolean
  /** By contract, then by function. */
  functions: GasOfFunction[]
  /** The same as a table for people. */
  text: string
}

/** Result of `impersonate`. */
export interface ResultOfImpersonate {
  /** Hash of the message. Text with hex digits. */
  message_hash: string
  /** Transaction that it made. Text with hex digits. */
  transaction_id: string
  /** Block of the transaction. Text with hex digits. */
  block_id: string
  /** Time of the transaction. Unsigned integer of 32 bits. */
  time: number
  /** The transaction was aborted. */
  aborted: boolean
  /** Of the compute phase; 0 when it was skipped. Signed integer of 32 bits. */
  exit_code: number
  /** Bodies of the external messages that it sent. Items: text with a bag of cells in base64. */
  ext_out_msgs: string[]
}

/** Result of `list_accounts`. */
export interface ResultOfListAccounts {
  /** In the order of their keys. */
  accounts: NodeAccount[]
}

/** Result of `load`. */
export interface ResultOfLoad {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Rows that were read. Unsigned integer of 32 bits. */
  rows: number
}

/** Result of `mine`. */
export interface ResultOfMine {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Its time. Unsigned integer of 32 bits. */
  time: number
}

/** Result of `order_queue`. */
export interface ResultOfOrderQueue {
  /** Messages that wait. */
  messages: QueuedMessage[]
}

/** Result of `queue`. */
export interface ResultOfQueue {
  /** Messages. */
  messages: QueuedMessage[]
}

/** Result of `register_abi`. */
export interface ResultOfRegisterAbi {
  /** Hash of the code. Text with hex digits. */
  code_hash: string
  /** Name of the contract. */
  name: string
}

/** Result of `replay`. */
export interface ResultOfReplay {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
  /** The same transaction came out. */
  matches: boolean
  /** Chain rules. */
  rules: string
  /** Account before; absent when there was none. Text with a bag of cells in base64. */
  account_before?: string | null | undefined
  /** Its Dapp ID before. Text with hex digits. */
  dapp_id_before?: string | null | undefined
  /** Account afterwards; absent when there is none. Text with a bag of cells in base64. */
  account_after?: string | null | undefined
  /** Message. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /** Dictionary of the configuration. Text with a bag of cells in base64. */
  config: string
  /** Block. */
  block: ReplayedBlock
  /** Logical time of the transaction. Text with a decimal number. */
  lt: string
  /** Signatures counted; not so for an impersonated account. */
  signatures_checked: boolean
  /** Of the compute phase; absent when no contract ran. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** The code in words. */
  exit_text?: string | null | undefined
  /** Gas of the compute phase. Unsigned integer of 32 bits. */
  gas_used?: number | null | undefined
  /** Steps of the machine. Unsigned integer of 32 bits. */
  total_steps: number
  /** The last ones of them. */
  steps: ReplayedStep[]
}

/** Result of `reset`. */
export interface ResultOfReset {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
}

/** Result of `revert`. */
export interface ResultOfRevert {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the chain. Unsigned integer of 32 bits. */
  time: number
}

/** Result of `set_block_mode`. */
export interface ResultOfSetBlockMode {
  /** Mode. */
  mode: BlockMode
  /** Seconds, in the mode `interval`. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
}

/** Result of `set_dapp`. */
export interface ResultOfSetDapp {
  /** Dapp ID. Text with hex digits. */
  dapp_id: string
  /** Nano. Text with a decimal number. */
  credit: string
}

/** Result of `snapshots`. */
export interface ResultOfSnapshots {
  /** Oldest first. */
  snapshots: SnapshotInfo[]
}

/** Result of `status`. */
export interface ResultOfStatus {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the last block. Unsigned integer of 32 bits. */
  last_block_time: number
  /** Time of the chain. Unsigned integer of 32 bits. */
  time: number
  /** Time stands still. */
  frozen: boolean
  /** When blocks are made. */
  block_mode: BlockMode
  /** Messages that wait. Unsigned integer of 32 bits. */
  queued: number
  /** Endpoint that the chain was forked from. */
  fork?: string | null | undefined
}

/** Result of `trace`. */
export interface ResultOfTrace {
  /** First transaction of the tree, or the oldest ancestor that is looked for. Text with hex digits. */
  root: string
  /** The tree: each one before those that its messages made. */
  transactions: TracedTransaction[]
  /** Gas of all of them. Text with a decimal number. */
  gas_used: string
  /** Fees of all of them. Text with a decimal number. */
  fees: string
  /** The tree has more than 1000 transactions. */
  truncated: boolean
}

/** A state to go back to. */
export interface SnapshotInfo {
  /** Its id. Unsigned integer of 32 bits. */
  id: number
  /** Number of the last block then. Unsigned integer of 32 bits. */
  seq_no: number
}

/** A place in the source of a contract. */
export interface SourcePlace {
  /** File, as the compiler named it. */
  file: string
  /** Line, from 1. Unsigned integer of 32 bits. */
  line: number
}

/** Action phase: what the contract asked for. */
export interface TracedAction {
  /** All of it was done. */
  success: boolean
  /** 0, or why not. Signed integer of 32 bits. */
  result_code: number
  /** The code in words. */
  result_text?: string | null | undefined
  /** Number of the action that failed. Signed integer of 32 bits. */
  result_arg?: number | null | undefined
  /** Actions. Unsigned integer of 32 bits. */
  actions: number
  /** Actions that were left out. Unsigned integer of 32 bits. */
  skipped: number
  /** Messages that were made. Unsigned integer of 32 bits. */
  messages: number
  /** There was not enough money. */
  no_funds: boolean
  /** Paid for sending. Text with a decimal number. */
  forward_fees: string
}

/** Bounce phase. */
export interface TracedBounce {
  /** `ok`, `noFunds` or `negFunds`. */
  type: string
  /** The same in words. */
  text: string
}

/** Compute phase: the run of the contract. */
export interface TracedCompute {
  /** Why no contract ran; the other members are absent then. */
  skipped?: string | null | undefined
  /** It ended as it should. */
  success?: boolean | null | undefined
  /** How it ended. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** The code in words, where its meaning is usual. */
  exit_text?: string | null | undefined
  /** Gas that was used. Unsigned integer of 32 bits. */
  gas_used?: number | null | undefined
  /** Gas that could be used. Unsigned integer of 32 bits. */
  gas_limit?: number | null | undefined
  /** Paid for gas. Text with a decimal number. */
  gas_fees?: string | null | undefined
  /** Steps of the machine. Unsigned integer of 32 bits. */
  steps?: number | null | undefined
  /** The contract was deployed by it. */
  activated?: boolean | null | undefined
}

/** Credit phase: what the message brought. */
export interface TracedCredit {
  /** Taken for what was due. Text with a decimal number. */
  due_fees: string
  /** Credited grams. Text with a decimal number. */
  grams: string
  /** Other currencies by id. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
}

/** What a transaction cost, nano. */
export interface TracedFees {
  /** All of it. Text with a decimal number. */
  total: string
  /** Storage. Text with a decimal number. */
  storage: string
  /** Gas. Text with a decimal number. */
  gas: string
  /** Sending of messages. Text with a decimal number. */
  forward: string
  /** Taking in an external message. Text with a decimal number. */
  import: string
}

/** A message, and what it says by the ABIs that are known. */
export interface TracedMessage {
  /** Hash. Text with hex digits. */
  id: string
  /** `internal`, `external_in` or `external_out`. */
  type: string
  /**
   * `executed`; `waiting` for a block; `sent` to the outside; `elsewhere`, in another workchain, where it never
   * arrives; `dropped`, which nothing can execute.
   */
  state: string
  /** Transaction that executed it. Text with hex digits. */
  transaction?: string | null | undefined
  /** `<workchain>:<account id>`. */
  source?: string | null | undefined
  /** Name of the sender. */
  source_name?: string | null | undefined
  /** `<workchain>:<account id>`. */
  destination?: string | null | undefined
  /** Name of the receiver. */
  destination_name?: string | null | undefined
  /** Grams that it carries. Text with a decimal number. */
  value?: string | null | undefined
  /** Other currencies by id. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
  /** It comes back when its destination fails. */
  bounce: boolean
  /** It came back. */
  bounced: boolean
  /**
   * `input`, `output` or `event` of `function`; `bounced`, with the function that was called; `comment`; `transfer`
   * without a body; `unknown`.
   */
  kind: string
  /** Name of the contract whose ABI it was. */
  contract?: string | null | undefined
  /** Function or event. */
  function?: string | null | undefined
  /** Arguments by name. */
  arguments?: any
  /** `pubkey`, `time` and `expire` of an external message. */
  header?: any
  /** Text of a transfer. */
  comment?: string | null | undefined
  /** First 32 bits of a body that no ABI explains. Text with hex digits. */
  selector?: string | null | undefined
}

/** Storage phase. */
export interface TracedStorage {
  /** Paid for storage. Text with a decimal number. */
  fees: string
  /** What stays due. Text with a decimal number. */
  due?: string | null | undefined
  /** `unchanged`, `frozen` or `deleted`. */
  status_change: string
}

/** A transaction in the tree of its messages. */
export interface TracedTransaction {
  /** Id of a transaction. Text with hex digits. */
  id: string
  /** Transaction whose message it executed; absent for the root. Text with hex digits. */
  parent?: string | null | undefined
  /** Steps from the root. Unsigned integer of 32 bits. */
  depth: number
  /** Account. Text with hex digits. */
  account_id: string
  /** Its Dapp ID afterwards. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Name of the account. */
  name?: string | null | undefined
  /** Name of its contract. */
  contract?: string | null | undefined
  /** Hash of its code afterwards. Text with hex digits. */
  code_hash?: string | null | undefined
  /** Block. Text with hex digits. */
  block_id: string
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the block. Unsigned integer of 32 bits. */
  time: number
  /** Logical time. Text with a decimal number. */
  lt: string
  /** Message that it executed. */
  in_message?: TracedMessage | null | undefined
  /** Storage phase. */
  storage?: TracedStorage | null | undefined
  /** Credit phase. */
  credit?: TracedCredit | null | undefined
  /** Compute phase. */
  compute?: TracedCompute | null | undefined
  /** Action phase. */
  action?: TracedAction | null | undefined
  /** Bounce phase. */
  bounce?: TracedBounce | null | undefined
  /** It was aborted. */
  aborted: boolean
  /** The account ended. */
  destroyed: boolean
  /** Why it failed, in one sentence. */
  failure?: string | null | undefined
  /** What it cost. */
  fees: TracedFees
  /** Grams of the account before. Absent where the moment is not kept any more. Text with a decimal number. */
  balance_before?: string | null | undefined
  /** Money that is gone. Empty where the moment is not kept any more. */
  lost: LostAmount[]
  /** Messages that it sent, in their order. */
  out_messages: TracedMessage[]
  /** `replay` can run it again. */
  replayable: boolean
}
