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

/** A message that waits for its execution. */
export interface QueuedMessage {
  /** Hash of the message; of one that the node makes when it is executed, a name. Text with hex digits. */
  id: string
  /** `external`, `internal`, `gift` or `impersonated`. */
  kind: string
  /** Destination. Text with hex digits. */
  account_id: string
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

/** A state to go back to. */
export interface SnapshotInfo {
  /** Its id. Unsigned integer of 32 bits. */
  id: number
  /** Number of the last block then. Unsigned integer of 32 bits. */
  seq_no: number
}
