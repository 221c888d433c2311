// Generated from the definitions by "npm run generate"; changes belong there.

/** Identifies an account. */
export interface AccountRef {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected to have. Default: any. Text with hex digits. */
  dapp_id?: string | null | undefined
}

/** Current state of an account. */
export interface AccountState {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** State: 0 uninitialized, 1 active, 2 frozen, 3 no account. Unsigned integer of 32 bits. */
  acc_type: number
  /** Balance, in nanotokens. Text with a decimal number. */
  balance: string
  /** Amounts of other currencies, in nano units by currency id. Items: text with a decimal number. */
  currencies: { [key: string]: string }
}

/** What is false in answers about blocks. */
export const BadProof = {
  /** Nothing. */
  None: 'none',
  /** A leaf of the block id is false. */
  Leaf: 'leaf',
  /** Attestations contain a valid signature of something else. */
  Signature: 'signature',
  /** The data contains a false number of transactions, with a matching checksum. */
  Data: 'data',
  /** Fewer keepers attest than a final block needs. */
  Quorum: 'quorum',
  /** Keepers attest that are not in the set, or no longer in it. */
  StaleSet: 'stale-set',
  /** Keepers attest another block of the same height and parent. */
  Equivocation: 'equivocation',
} as const

/** What is false in answers about blocks. */
export type BadProof = (typeof BadProof)[keyof typeof BadProof]

/** When blocks are created. */
export const BlockMode = {
  /** Immediately for each message, and for queries that ask beyond the last block. */
  Automatic: 'automatic',
  /** Like `automatic`, plus an empty block after `block_time` without one. */
  Interval: 'interval',
  /** Only by `mine`; messages wait. */
  Manual: 'manual',
} as const

/** When blocks are created. */
export type BlockMode = (typeof BlockMode)[keyof typeof BlockMode]

/** State of the chain clock. */
export interface ChainTime {
  /** Time of the chain, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Whether the clock is stopped. */
  frozen: boolean
  /** Time of the next block, Unix time in s. Unsigned integer of 32 bits. */
  next_block_time?: number | null | undefined
}

/** Phase in which a message failed. */
export const FailedPhase = {
  /** The message was refused: there is no transaction, and no fees were paid. */
  Acceptance: 'acceptance',
  /** The account could not pay for its storage. */
  Storage: 'storage',
  /** The contract did not run, or ended with an exit code. */
  Compute: 'compute',
  /** The contract ran, and one of its actions was not possible. */
  Action: 'action',
} as const

/** Phase in which a message failed. */
export type FailedPhase = (typeof FailedPhase)[keyof typeof FailedPhase]

/** Why a message or a transaction failed, and what to do. */
export interface Failure {
  /** Phase that failed. */
  phase: FailedPhase
  /** Exit code, or result code of the action phase. Signed integer of 32 bits. */
  code?: number | null | undefined
  /** Name of the error, as ABI or source define it. */
  name?: string | null | undefined
  /** What failed, in one sentence without a full stop. */
  title: string
  /** Why, in the words of the contract or of the network. */
  reason?: string | null | undefined
  /** Account, in the form that the program shows. */
  account?: string | null | undefined
  /** Name of the contract. */
  contract?: string | null | undefined
  /** Function that was called. */
  function?: string | null | undefined
  /** Arguments by name. */
  arguments?: any
  /** Call stack, the failing line first. Empty without a debug map. */
  frames: SourceFrame[]
  /** Source around the failing line. Empty if the source is not registered. */
  excerpt: SourceLine[]
  /** Relevant balances and amounts. */
  amounts: FailureAmount[]
  /** What has to be changed. */
  repair?: Repair | null | undefined
  /** What to do, in one or two sentences. */
  remedy: string
  /** Transaction that failed, if it is not the explained one. Text with hex digits. */
  transaction?: string | null | undefined
}

/** A relevant balance or amount. */
export interface FailureAmount {
  /** What it is, such as `balance before`. */
  name: string
  /** Amount, in nanotokens. Text with a decimal number. */
  amount: string
}

/** Line coverage of one source file. */
export interface FileCoverage {
  /** File, as the compiler named it. */
  file: string
  /** Number of executable lines. Unsigned integer of 32 bits. */
  total: number
  /** Number of executed lines. Unsigned integer of 32 bits. */
  covered: number
  /** The executable lines, ascending. */
  lines: LineCoverage[]
}

/** An account fetched from the network behind a fork. */
export interface ForkedAccount {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Whether the account exists on the network. */
  exists: boolean
  /** Time of the fetched state, Unix time in s. Unsigned integer of 32 bits. */
  state_timestamp: number
  /** Whether the account changed after the fork began, so that its state is later than that of others. */
  forked_late: boolean
}

/** Gas and fees of the calls of one function. */
export interface GasOfFunction {
  /** Name of the contract, or `code` and the first digits of its hash, or `no contract`. */
  contract: string
  /** Function; `transfer` without a body, `0x…` for a body that matches no ABI. */
  function: string
  /** Number of transactions. Unsigned integer of 32 bits. */
  calls: number
  /** Number of aborted transactions. Unsigned integer of 32 bits. */
  failed: number
  /** Minimum gas, in units of gas. Unsigned integer of 32 bits. */
  gas_min: number
  /** Median gas, in units of gas. Unsigned integer of 32 bits. */
  gas_median: number
  /** Maximum gas, in units of gas. Unsigned integer of 32 bits. */
  gas_max: number
  /** Minimum fees, in nanotokens. Text with a decimal number. */
  fees_min: string
  /** Median fees, in nanotokens. Text with a decimal number. */
  fees_median: string
  /** Maximum fees, in nanotokens. Text with a decimal number. */
  fees_max: string
  /** Total fees, in nanotokens. Text with a decimal number. */
  fees_total: string
}

/** A function call. */
export interface ImpersonatedCall {
  /** ABI of the called contract: an object or JSON text. */
  abi: any
  /** Function of the ABI. */
  function_name: string
  /** Arguments by name. Default: {}. */
  input?: any
  /** `time` and `expire` of an external message. Default: the time of the chain, and 60 s later. */
  header?: any
  /**
   * Public key that an external message states as its signer. Default: `_pubkey` of the account. Text with hex digits.
   */
  public_key?: string | null | undefined
  /** Destination of an internal message. Default: an external message to the source itself. Text with hex digits. */
  account_id?: string | null | undefined
  /** Value of an internal message, in nanotokens. Text with a decimal number. Default: "1000000000". */
  value?: string | null | undefined
  /** Return an internal message if its destination fails. Default: true. */
  bounce?: boolean | null | undefined
}

/** An internal message. */
export interface ImpersonatedMessage {
  /** Destination. Text with hex digits. */
  account_id: string
  /** Value sent with the message, in nanotokens, created for it. Text with a decimal number. Default: "1000000000". */
  value?: string | null | undefined
  /** Amounts of other currencies, in nano units by currency id, created for it. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
  /** Return the message if its destination fails. Default: true. */
  bounce?: boolean | null | undefined
  /** Message body. Default: none. Text with a bag of cells in base64. */
  body?: string | null | undefined
  /** State init, to deploy a contract. Text with a bag of cells in base64. */
  state_init?: string | null | undefined
}

/** An executable line. */
export interface LineCoverage {
  /** Number of the line, starting at 1. Unsigned integer of 32 bits. */
  line: number
  /** Number of transactions that executed the line. Unsigned integer of 32 bits. */
  runs: number
}

/** Money lost besides the fees. */
export interface LostAmount {
  /** 0 for tokens, the main currency; otherwise the id of the currency. Unsigned integer of 32 bits. */
  currency: number
  /** Amount lost, in nano units of the currency. Text with a decimal number. */
  amount: string
  /**
   * `other_dapp`, `no_account`, `bad_state_init`, `bounce_failed`, `actions_failed`, `account_ended`, `burnt`,
   * `given_to_dapp` or `limit`.
   */
  reason: string
  /** The reason in words. */
  text: string
}

/** A funded wallet created with the chain. */
export interface NodeAccount {
  /** Name in traces, `account-0` and so on, which commands take instead of the address and of the keys. */
  name: string
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID of the wallet, equal to its account id. Text with hex digits. */
  dapp_id: string
  /** `0:<account id>`. */
  address: string
  /** Public key. Text with hex digits. */
  public: string
  /** Current balance, in nanotokens. Text with a decimal number. */
  balance: string
  /** Secret key, if the phrase is the public one of all nodes. Text with hex digits. Secret. */
  secret?: string | null | undefined
}

/** Active faults; for counted ones, the remaining number. */
export interface NodeFaults {
  /** Delay of every answer, in ms. Unsigned integer of 32 bits. Default: 0. */
  latency_ms: number
  /** Fraction of connections dropped without an answer, 0 to 1. Default: 0. */
  drop: number
  /** Time until a new block becomes visible to readers, in ms. Unsigned integer of 32 bits. Default: 0. */
  lag_ms: number
  /** Accept requests and never answer. Default: false. */
  silent: boolean
  /** Number of messages answered with THREAD_MISMATCH. Unsigned integer of 32 bits. Default: 0. */
  wrong_thread: number
  /** Number of messages answered with WRONG_PRODUCER. Unsigned integer of 32 bits. Default: 0. */
  wrong_producer: number
  /** Number of messages answered with TOKEN_EXPIRED. Unsigned integer of 32 bits. Default: 0. */
  expired_token: number
  /** Number of requests answered with status 500. Unsigned integer of 32 bits. Default: 0. */
  fail: number
  /** Number of requests answered with status 429. Unsigned integer of 32 bits. Default: 0. */
  too_many_requests: number
  /**
   * Requests per second; further ones are answered with status 429. 0 is no limit. Unsigned integer of 32 bits.
   * Default: 0.
   */
  rate_limit: number
  /** Header "Retry-After" of answers with status 429, in s. Unsigned integer of 32 bits. Default: 1. */
  retry_after_s: number
  /** Serve block proofs with this kind of false data. Default: "none". */
  bad_proof: BadProof
}

/** Parameters of `coverage`. */
export interface ParamsOfCoverage {
  /** Number of the first block. Default: the first one since the node was started. Unsigned integer of 32 bits. */
  from_block?: number | null | undefined
  /** Number of the last block. Default: the last one of the chain. Unsigned integer of 32 bits. */
  to_block?: number | null | undefined
}

/** Parameters of `delete_account`. */
export interface ParamsOfDeleteAccount {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected to have. Default: any. Text with hex digits. */
  dapp_id?: string | null | undefined
}

/** Parameters of `drop_message`. */
export interface ParamsOfDropMessage {
  /** Id in the queue. Text with hex digits. */
  id: string
}

/** Parameters of `dump`. */
export interface ParamsOfDump {
  /** Absolute path of a file on the machine of the node, ending with `.jsonl`. */
  file: string
}

/** Parameters of `explain`. */
export interface ParamsOfExplain {
  /** Id of a transaction. Text with hex digits. */
  transaction?: string | null | undefined
  /** Message that is tried on the current state; nothing changes. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /** Hash of a message that was refused; the node remembers the last 1000. Text with hex digits. */
  message_hash?: string | null | undefined
}

/** Parameters of `faults`. */
export interface ParamsOfFaults {
  /** Delay of every answer, in ms. Unsigned integer of 32 bits. */
  latency_ms?: number | null | undefined
  /** Fraction of connections dropped without an answer, 0 to 1. */
  drop?: number | null | undefined
  /** Time until a new block becomes visible to readers, in ms. Unsigned integer of 32 bits. */
  lag_ms?: number | null | undefined
  /** Accept requests and never answer. */
  silent?: boolean | null | undefined
  /** Number of messages answered with THREAD_MISMATCH. Unsigned integer of 32 bits. */
  wrong_thread?: number | null | undefined
  /** Number of messages answered with WRONG_PRODUCER. Unsigned integer of 32 bits. */
  wrong_producer?: number | null | undefined
  /** Number of messages answered with TOKEN_EXPIRED. Unsigned integer of 32 bits. */
  expired_token?: number | null | undefined
  /** Number of requests answered with status 500. Unsigned integer of 32 bits. */
  fail?: number | null | undefined
  /** Number of requests answered with status 429. Unsigned integer of 32 bits. */
  too_many_requests?: number | null | undefined
  /** Requests per second; further ones are answered with status 429. 0 is no limit. Unsigned integer of 32 bits. */
  rate_limit?: number | null | undefined
  /** Header "Retry-After" of answers with status 429, in s. Unsigned integer of 32 bits. */
  retry_after_s?: number | null | undefined
  /** Serve block proofs with this kind of false data. */
  bad_proof?: BadProof | null | undefined
  /** End all faults first. Default: false. */
  clear?: boolean | null | undefined
}

/** Parameters of `find`. */
export interface ParamsOfFind {
  /** The digits: 1 to 64 hex digits. */
  prefix: string
  /** Maximum number of ids of each kind. Unsigned integer of 32 bits. Default: 10. */
  limit?: number | null | undefined
}

/** Parameters of `fork_prefetch`. */
export interface ParamsOfForkPrefetch {
  /** Account ids. */
  accounts: AccountRef[]
}

/** Parameters of `freeze`. */
export interface ParamsOfFreeze {
  /** Time to stop at, Unix time in s. Default: the current time. Unsigned integer of 32 bits. */
  time?: number | null | undefined
}

/** Parameters of `gas_report`. */
export interface ParamsOfGasReport {
  /** Number of the first block. Default: the first one since the node was started. Unsigned integer of 32 bits. */
  from_block?: number | null | undefined
  /** Number of the last block. Default: the last one of the chain. Unsigned integer of 32 bits. */
  to_block?: number | null | undefined
}

/** Parameters of `impersonate`. */
export interface ParamsOfImpersonate {
  /** Sender of an internal message, or the account called by an external message. */
  source: AccountRef
  /**
   * An internal message as an object (`ImpersonatedMessage`), or an external message to the source as a BOC in base64.
   */
  message?: any
  /** Function to call, instead of `message`. */
  call?: ImpersonatedCall | null | undefined
}

/** Parameters of `increase_time`. */
export interface ParamsOfIncreaseTime {
  /** Number of seconds. Unsigned integer of 32 bits. */
  seconds: number
}

/** Parameters of `load`. */
export interface ParamsOfLoad {
  /** Absolute path of a file on the machine of the node, ending with `.jsonl`. */
  file: string
}

/** Parameters of `logs`. */
export interface ParamsOfLogs {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
}

/** Parameters of `mine`. */
export interface ParamsOfMine {
  /** Number of blocks. Unsigned integer of 32 bits. Default: 1. */
  blocks?: number | null | undefined
  /** Interval between the blocks, in s. Default: as time passes. Unsigned integer of 32 bits. */
  interval?: number | null | undefined
}

/** Parameters of `order_queue`. */
export interface ParamsOfOrderQueue {
  /** Ids in the queue, in the new order; all others follow in their current order. Items: text with hex digits. */
  ids: string[]
}

/** Parameters of `register_abi`. */
export interface ParamsOfRegisterAbi {
  /** ABI: an object or JSON text. */
  abi: any
  /** Hash of the code. One of `code_hash`, `code` and `tvc` is required. Text with hex digits. */
  code_hash?: string | null | undefined
  /** The code. Text with a bag of cells in base64. */
  code?: string | null | undefined
  /** Contract image. Text with a bag of cells in base64. */
  tvc?: string | null | undefined
  /** Name of the contract, 1 to 64 characters. Default: the first digits of the hash. */
  name?: string | null | undefined
  /** Debug map of the compiler: an object or JSON text. Replays then show source locations. */
  debug_map?: any
  /** Source files by their names in the debug map. Explanations of failures then show the failing lines. */
  sources?: { [key: string]: string } | null | undefined
}

/** Parameters of `replay`. */
export interface ParamsOfReplay {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
  /**
   * Number of last steps of the virtual machine to return; 0 returns none. Unsigned integer of 32 bits. Default: 1000.
   */
  steps?: number | null | undefined
  /**
   * Number of the step before which to stop, for reading a long run in pieces. Default: all steps. Unsigned integer of
   * 32 bits.
   */
  before_step?: number | null | undefined
}

/** Parameters of `revert`. */
export interface ParamsOfRevert {
  /** Id of the snapshot. Unsigned integer of 32 bits. */
  id: number
}

/** Parameters of `set_account`. */
export interface ParamsOfSetAccount {
  /** The account, as returned by `GET /v2/account`. Text with a bag of cells in base64. */
  boc: string
  /**
   * Dapp ID of the account. Default: the one the account has on this chain; for a new contract, its own id. Text with
   * hex digits.
   */
  dapp_id?: string | null | undefined
}

/** Parameters of `set_balance`. */
export interface ParamsOfSetBalance {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected to have. Default: any. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** New balance, in nanotokens. Default: unchanged. Text with a decimal number. */
  balance?: string | null | undefined
  /**
   * New amounts of other currencies, in nano units by currency id; others stay unchanged. Items: text with a decimal
   * number.
   */
  currencies?: { [key: string]: string } | null | undefined
}

/** Parameters of `set_block_mode`. */
export interface ParamsOfSetBlockMode {
  /** Mode. */
  mode: BlockMode
  /** Interval between blocks, in s, in `interval` mode. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
}

/** Parameters of `set_code`. */
export interface ParamsOfSetCode {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected to have. Default: any. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** The code. Text with a bag of cells in base64. */
  code: string
}

/** Parameters of `set_dapp`. */
export interface ParamsOfSetDapp {
  /** Dapp ID. Text with hex digits. */
  dapp_id: string
  /** Limit in nano units. Initially 1000000000000000000. Text with a decimal number. */
  credit: string
}

/** Parameters of `set_data`. */
export interface ParamsOfSetData {
  /** Account id. Text with hex digits. */
  account_id: string
  /** Dapp ID that the account is expected to have. Default: any. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** The data. Text with a bag of cells in base64. */
  data: string
}

/** Parameters of `set_next_block_time`. */
export interface ParamsOfSetNextBlockTime {
  /** Time of the next block, Unix time in s. Unsigned integer of 32 bits. */
  time: number
}

/** Parameters of `set_time`. */
export interface ParamsOfSetTime {
  /** The new time, Unix time in s. Unsigned integer of 32 bits. */
  time: number
}

/** Parameters of `trace`. */
export interface ParamsOfTrace {
  /** Id of a transaction. Text with hex digits. */
  transaction: string
}

/** Parameters of `unregister_abi`. */
export interface ParamsOfUnregisterAbi {
  /** Hash of the code. Text with hex digits. */
  code_hash: string
}

/** A message waiting for execution. */
export interface QueuedMessage {
  /** Hash of the message; a name for a message that the node creates on execution. Text with hex digits. */
  id: string
  /** `external`, `internal`, `gift` or `impersonated`. */
  kind: string
  /** Destination. Text with hex digits. */
  account_id: string
}

/** A contract that the node knows by name. */
export interface RegisteredContract {
  /** Name of the contract. */
  name: string
  /** Hash of its code. Text with hex digits. */
  code_hash: string
  /** Whether no other code was registered under this name later. */
  latest: boolean
  /** ABI, JSON text. */
  abi: string
  /** Contract image, if one was registered. Text with a bag of cells in base64. */
  tvc?: string | null | undefined
}

/** What has to be changed before another attempt can succeed. */
export const Repair = {
  /** The key that signs the message. */
  Key: 'key',
  /** The amount that the message carries. */
  Value: 'value',
  /** The balance of the account. */
  Balance: 'balance',
  /** The amount that the contract sends. */
  Amount: 'amount',
  /** Nothing: a new message is enough. */
  Again: 'again',
  /** The account needs its contract. */
  Deploy: 'deploy',
  /** The function or its arguments. */
  Call: 'call',
  /** The code of the contract. */
  Contract: 'contract',
} as const

/** What has to be changed before another attempt can succeed. */
export type Repair = (typeof Repair)[keyof typeof Repair]

/** Block data visible to the contract. */
export interface ReplayedBlock {
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the block, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Logical time of the start of the block. Text with a decimal number. */
  start_lt: string
  /** Random seed. Text with hex digits. */
  rand_seed: string
}

/** A step of the virtual machine. */
export interface ReplayedStep {
  /** Number of the step, from 1. Unsigned integer of 32 bits. */
  step: number
  /** Instruction with its operands. */
  instruction: string
  /** Hash of the cell that contains the instruction. Text with hex digits. */
  code_hash: string
  /** Position in the cell, in bits. Unsigned integer of 32 bits. */
  offset: number
  /** Total gas used so far, in units of gas. Unsigned integer of 32 bits. */
  gas_used: number
  /** Gas remaining, in units of gas. Unsigned integer of 32 bits. */
  gas_remaining: number
  /** Number of values on the stack after the step. Unsigned integer of 32 bits. */
  stack_depth: number
  /** The stack after the step, top last, at most 100 values. Absent if it is too large. */
  stack?: any
  /** Source location of the instruction, if a debug map is registered. */
  source?: SourcePlace | null | undefined
}

/** Result of `coverage`. */
export interface ResultOfCoverage {
  /** Number of rerun transactions: those whose state is kept, see `--history`. Unsigned integer of 32 bits. */
  transactions: number
  /** Number of transactions that could not be rerun. Unsigned integer of 32 bits. */
  skipped: number
  /** Whether there are more than 10000 transactions, of which only the last are counted. */
  truncated: boolean
  /** Ordered by file. */
  files: FileCoverage[]
  /** The same as a text table. */
  text: string
  /** The same in lcov format, for editors and other tools. */
  lcov: string
}

/** Result of `drop_message`. */
export interface ResultOfDropMessage {
  /** Id. Text with hex digits. */
  id: string
}

/** Result of `dump`. */
export interface ResultOfDump {
  /** Path of the file. */
  file: string
  /** Number of rows written. Unsigned integer of 32 bits. */
  rows: number
}

/** Result of `explain`. */
export interface ResultOfExplain {
  /** Explanation; absent if nothing failed. */
  failure?: Failure | null | undefined
  /**
   * The same as text, in several lines; empty if nothing failed. Without failure: a sentence that it is not known
   * whether money was lost.
   */
  text: string
}

/** Result of `find`. */
export interface ResultOfFind {
  /** Ids of transactions, ascending. Items: text with hex digits. */
  transactions: string[]
  /** Hashes of messages, ascending. Items: text with hex digits. */
  messages: string[]
  /** Ids of blocks, ascending. Items: text with hex digits. */
  blocks: string[]
  /** Account ids, ascending. Items: text with hex digits. */
  accounts: string[]
}

/** Result of `fork_prefetch`. */
export interface ResultOfForkPrefetch {
  /** The accounts, fetched now or before. */
  accounts: ForkedAccount[]
}

/** Result of `forked_accounts`. */
export interface ResultOfForkedAccounts {
  /** Accounts, ordered by id. */
  accounts: ForkedAccount[]
}

/** Result of `gas_report`. */
export interface ResultOfGasReport {
  /** Number of transactions counted. Unsigned integer of 32 bits. */
  transactions: number
  /** Whether there are more than 100000 transactions, of which only the last are counted. */
  truncated: boolean
  /** Ordered by contract, then by function. */
  functions: GasOfFunction[]
  /** The same as a text table. */
  text: string
}

/** Result of `impersonate`. */
export interface ResultOfImpersonate {
  /** Hash of the message. Text with hex digits. */
  message_hash: string
  /** The resulting transaction. Text with hex digits. */
  transaction_id: string
  /** Block that contains the transaction. Text with hex digits. */
  block_id: string
  /** Time of the transaction, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Whether the transaction was aborted. */
  aborted: boolean
  /** Exit code of the compute phase; 0 if it was skipped. Signed integer of 32 bits. */
  exit_code: number
  /** Bodies of the external outbound messages. Items: text with a bag of cells in base64. */
  ext_out_msgs: string[]
}

/** Result of `list_accounts`. */
export interface ResultOfListAccounts {
  /** Wallets in the order of their keys. */
  accounts: NodeAccount[]
  /** Names by account id of all accounts that the chain began with: wallets, givers, and the sender of the faucet. */
  names: { [key: string]: string }
}

/** Result of `list_contracts`. */
export interface ResultOfListContracts {
  /** By name, the newest of each name first. */
  contracts: RegisteredContract[]
}

/** Result of `load`. */
export interface ResultOfLoad {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Number of rows read. Unsigned integer of 32 bits. */
  rows: number
}

/** Result of `logs`. */
export interface ResultOfLogs {
  /** Lines, in order. */
  logs: string[]
}

/** Result of `mine`. */
export interface ResultOfMine {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the last block, Unix time in s. Unsigned integer of 32 bits. */
  time: number
}

/** Result of `order_queue`. */
export interface ResultOfOrderQueue {
  /** The waiting messages. */
  messages: QueuedMessage[]
}

/** Result of `queue`. */
export interface ResultOfQueue {
  /** The waiting messages. */
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
  /** Whether the rerun produced the same transaction. */
  matches: boolean
  /** Chain rules. */
  rules: string
  /** Account before the transaction; absent if there was none. Text with a bag of cells in base64. */
  account_before?: string | null | undefined
  /** Dapp ID of the account before the transaction. Text with hex digits. */
  dapp_id_before?: string | null | undefined
  /** Account after the transaction; absent if there is none. Text with a bag of cells in base64. */
  account_after?: string | null | undefined
  /** Message. Text with a bag of cells in base64. */
  message?: string | null | undefined
  /** Dictionary of the configuration. Text with a bag of cells in base64. */
  config: string
  /** Block. */
  block: ReplayedBlock
  /** Logical time of the transaction. Text with a decimal number. */
  lt: string
  /** Whether signatures were checked; false for an impersonated account. */
  signatures_checked: boolean
  /** Exit code of the compute phase; absent if no contract ran. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Meaning of the exit code. */
  exit_text?: string | null | undefined
  /** Gas of the compute phase, in units of gas. Unsigned integer of 32 bits. */
  gas_used?: number | null | undefined
  /** Number of steps of the virtual machine. Unsigned integer of 32 bits. */
  total_steps: number
  /** The last steps. */
  steps: ReplayedStep[]
  /** Registered source files of these steps, by their names. */
  sources?: { [key: string]: string } | null | undefined
  /** What the contract printed with debug instructions, line by line. */
  logs: string[]
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
  /** Time of the chain, Unix time in s. Unsigned integer of 32 bits. */
  time: number
}

/** Result of `set_block_mode`. */
export interface ResultOfSetBlockMode {
  /** Mode. */
  mode: BlockMode
  /** Interval between blocks, in s, in `interval` mode. Unsigned integer of 32 bits. */
  block_time?: number | null | undefined
}

/** Result of `set_dapp`. */
export interface ResultOfSetDapp {
  /** Dapp ID. Text with hex digits. */
  dapp_id: string
  /** Limit in nano units. Text with a decimal number. */
  credit: string
}

/** Result of `snapshots`. */
export interface ResultOfSnapshots {
  /** Snapshots, oldest first. */
  snapshots: SnapshotInfo[]
}

/** Result of `status`. */
export interface ResultOfStatus {
  /** Number of the last block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the last block, Unix time in s. Unsigned integer of 32 bits. */
  last_block_time: number
  /** Time of the chain, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Whether the clock is stopped. */
  frozen: boolean
  /** When blocks are created. */
  block_mode: BlockMode
  /** Number of waiting messages. Unsigned integer of 32 bits. */
  queued: number
  /** Endpoint that the chain was forked from. */
  fork?: string | null | undefined
  /** Number of the block whose state the fork began with, if one was chosen. Unsigned integer of 32 bits. */
  fork_block?: number | null | undefined
}

/** Result of `trace`. */
export interface ResultOfTrace {
  /** First transaction of the tree, or the oldest ancestor searched. Text with hex digits. */
  root: string
  /** The tree: each transaction before those its messages caused. */
  transactions: TracedTransaction[]
  /** Total gas, in units of gas. Text with a decimal number. */
  gas_used: string
  /** Total fees, in nanotokens. Text with a decimal number. */
  fees: string
  /** Whether the tree has more than 1000 transactions. */
  truncated: boolean
}

/** Result of `unregister_abi`. */
export interface ResultOfUnregisterAbi {
  /** Hash of the code. Text with hex digits. */
  code_hash: string
}

/** A snapshot to revert to. */
export interface SnapshotInfo {
  /** Id of the snapshot. Unsigned integer of 32 bits. */
  id: number
  /** Number of the last block at that time. Unsigned integer of 32 bits. */
  seq_no: number
}

/** A place in the source that was being executed. */
export interface SourceFrame {
  /** File, as the compiler named it. */
  file: string
  /** Number of the line, starting at 1. Unsigned integer of 32 bits. */
  line: number
  /** Function that contains the line, if the source is registered. */
  function?: string | null | undefined
}

/** A line of source code. */
export interface SourceLine {
  /** Number of the line, starting at 1. Unsigned integer of 32 bits. */
  line: number
  /** The line. */
  text: string
}

/** A location in the source of a contract. */
export interface SourcePlace {
  /** File, as the compiler named it. */
  file: string
  /** Number of the line, starting at 1. Unsigned integer of 32 bits. */
  line: number
}

/** Action phase: the actions requested by the contract. */
export interface TracedAction {
  /** Whether all actions were performed. */
  success: boolean
  /** Result code; 0 is success. Signed integer of 32 bits. */
  result_code: number
  /** Meaning of the result code. */
  result_text?: string | null | undefined
  /** Index of the failed action. Signed integer of 32 bits. */
  result_arg?: number | null | undefined
  /** Number of actions. Unsigned integer of 32 bits. */
  actions: number
  /** Number of skipped actions. Unsigned integer of 32 bits. */
  skipped: number
  /** Number of messages created. Unsigned integer of 32 bits. */
  messages: number
  /** Whether the balance was too low. */
  no_funds: boolean
  /** Forwarding fees, in nanotokens. Text with a decimal number. */
  forward_fees: string
}

/** Bounce phase. */
export interface TracedBounce {
  /** `ok`, `noFunds` or `negFunds`. */
  type: string
  /** The same as text. */
  text: string
}

/** Compute phase: execution of the contract. */
export interface TracedCompute {
  /** Why no contract ran; the other members are then absent. */
  skipped?: string | null | undefined
  /** Whether the contract terminated normally. */
  success?: boolean | null | undefined
  /** Exit code. Signed integer of 32 bits. */
  exit_code?: number | null | undefined
  /** Meaning of the exit code, if it has a usual one. */
  exit_text?: string | null | undefined
  /** Gas used, in units of gas. Unsigned integer of 32 bits. */
  gas_used?: number | null | undefined
  /** Gas limit, in units of gas. Unsigned integer of 32 bits. */
  gas_limit?: number | null | undefined
  /** Gas fees, in nanotokens. Text with a decimal number. */
  gas_fees?: string | null | undefined
  /** Number of steps of the virtual machine. Unsigned integer of 32 bits. */
  steps?: number | null | undefined
  /** Whether the phase deployed the contract. */
  activated?: boolean | null | undefined
}

/** Credit phase: what the message brought. */
export interface TracedCredit {
  /** Debt collected, in nanotokens. Text with a decimal number. */
  due_fees: string
  /** Tokens credited, in nanotokens. Text with a decimal number. */
  tokens: string
  /** Amounts of other currencies, in nano units by currency id. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
}

/** Fees of a transaction, in nano units. */
export interface TracedFees {
  /** Total fees, in nanotokens. Text with a decimal number. */
  total: string
  /** Storage fees, in nanotokens. Text with a decimal number. */
  storage: string
  /** Gas fees, in nanotokens. Text with a decimal number. */
  gas: string
  /** Forwarding fees of outbound messages, in nanotokens. Text with a decimal number. */
  forward: string
  /** Import fee of an external message, in nanotokens. Text with a decimal number. */
  import: string
}

/** A message, decoded with the known ABIs. */
export interface TracedMessage {
  /** Hash. Text with hex digits. */
  id: string
  /** `internal`, `external_in` or `external_out`. */
  type: string
  /**
   * `executed`; `waiting` for a block; `sent` out of the chain; `elsewhere`: in another workchain, where it never
   * arrives; `dropped`: it cannot be executed.
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
  /** Value sent with the message, in nanotokens. Text with a decimal number. */
  value?: string | null | undefined
  /** Amounts of other currencies, in nano units by currency id. Items: text with a decimal number. */
  currencies?: { [key: string]: string } | null | undefined
  /** Whether the message is returned if its destination fails. */
  bounce: boolean
  /** Whether this is a bounced message. */
  bounced: boolean
  /**
   * `input`, `output` or `event` of `function`; `bounced`, with the called function; `comment`; `transfer` without a
   * body; `unknown`.
   */
  kind: string
  /** Name of the contract whose ABI was used. */
  contract?: string | null | undefined
  /** Function or event. */
  function?: string | null | undefined
  /** Arguments by name. */
  arguments?: any
  /** `pubkey`, `time` and `expire` of an external message. */
  header?: any
  /** Comment of a transfer. */
  comment?: string | null | undefined
  /** First 32 bits of a body that matches no ABI. Text with hex digits. */
  selector?: string | null | undefined
}

/** Storage phase. */
export interface TracedStorage {
  /** Storage fees paid, in nanotokens. Text with a decimal number. */
  fees: string
  /** Storage fees still due, in nanotokens. Text with a decimal number. */
  due?: string | null | undefined
  /** `unchanged`, `frozen` or `deleted`. */
  status_change: string
}

/** A transaction in a message tree. */
export interface TracedTransaction {
  /** Id of a transaction. Text with hex digits. */
  id: string
  /** Transaction that sent its message; absent for the root. Text with hex digits. */
  parent?: string | null | undefined
  /** Number of steps from the root. Unsigned integer of 32 bits. */
  depth: number
  /** Account. Text with hex digits. */
  account_id: string
  /** Dapp ID of the account after the transaction. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Name of the account. */
  name?: string | null | undefined
  /** Name of the contract. */
  contract?: string | null | undefined
  /** Code hash after the transaction. Text with hex digits. */
  code_hash?: string | null | undefined
  /** Block. Text with hex digits. */
  block_id: string
  /** Number of the block. Unsigned integer of 32 bits. */
  seq_no: number
  /** Time of the block, Unix time in s. Unsigned integer of 32 bits. */
  time: number
  /** Logical time. Text with a decimal number. */
  lt: string
  /** Message executed by the transaction. */
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
  /** Whether the transaction was aborted. */
  aborted: boolean
  /** Whether the account was deleted. */
  destroyed: boolean
  /** Why it failed, in one sentence. */
  failure?: string | null | undefined
  /** Fees of the transaction. */
  fees: TracedFees
  /**
   * Balance of the account before the transaction, in nanotokens. Absent if the state is no longer kept. Text with a
   * decimal number.
   */
  balance_before?: string | null | undefined
  /** Money lost. Empty if the state is no longer kept. */
  lost: LostAmount[]
  /** What the contract printed with debug instructions, line by line. Empty if the state is no longer kept. */
  logs: string[]
  /** Outbound messages, in order. */
  out_messages: TracedMessage[]
  /** Whether `replay` can rerun the transaction. */
  replayable: boolean
}
