/**
 * Records that the node stores. Hashes, account ids and Dapp IDs are 64 lower-case hex digits. `document` is the JSON
 * object that `boc.parse_*` returns (modules 4) without its `boc`, which is stored beside it as bytes; fields that
 * cannot be derived from a block alone, such as the order on the chain, are columns.
 */
import type { JsonObject } from '../../../core/boc/index.ts'
import type { KeeperBlockRecord } from './keeperRecords.ts'

/** A block, or the companion record in the masterchain that lets clients walk from there (`describeBlock`). */
export interface BlockRecord {
  readonly id: string
  /** 68 hex digits; empty for a masterchain companion, which belongs to no thread. */
  readonly threadId: string
  readonly height: number
  readonly seqNo: number
  readonly workchainId: number
  /** Unix time in seconds. */
  readonly genUtime: number
  /** Sorts blocks as the chain made them, `blockChainOrder`. */
  readonly chainOrder: string
  readonly trCount: number
  readonly document: JsonObject
  readonly boc?: Uint8Array | undefined
  /** Absent if the chain has no block keepers. */
  readonly keepers?: KeeperBlockRecord | undefined
}

export interface TransactionRecord {
  readonly id: string
  readonly blockId: string
  /** `<workchain>:<account id>`. */
  readonly accountAddr: string
  readonly dappId?: string | undefined
  /** Hash of the code of the account when the transaction was made. */
  readonly codeHash?: string | undefined
  readonly chainOrder: string
  readonly lt: bigint
  /** Unix time in seconds. */
  readonly now: number
  readonly aborted: boolean
  readonly balanceDelta: bigint
  readonly document: JsonObject
  readonly boc: Uint8Array
}

/** A message; undefined members leave those of an earlier record of the same message unchanged. */
export interface MessageRecord {
  readonly id: string
  /** 0 internal, 1 external inbound, 2 external outbound, 4 external outbound of the second version. */
  readonly msgType: number
  /** `<workchain>:<account id>`, empty for no address. */
  readonly src: string
  readonly dst: string
  readonly srcDappId?: string | undefined
  /** Unix time in seconds. */
  readonly createdAt?: number | undefined
  readonly srcTransactionId?: string | undefined
  readonly dstTransactionId?: string | undefined
  readonly srcChainOrder?: string | undefined
  readonly dstChainOrder?: string | undefined
  readonly document: JsonObject
  readonly boc: Uint8Array
}

/** State of an account after its last transaction; one per workchain and account id. */
export interface AccountRecord {
  readonly accountId: string
  readonly workchainId: number
  readonly dappId?: string | undefined
  /** 0 uninitialized, 1 active, 2 frozen. */
  readonly accType: number
  readonly balance: bigint
  readonly lastTransLt: bigint
  /** Unix time in seconds. */
  readonly lastPaid: number
  readonly codeHash?: string | undefined
  readonly document: JsonObject
  readonly boc: Uint8Array
}

/** An internal message that waits for its execution. Pending messages are executed in the order of `order`. */
export interface PendingMessage {
  readonly id: string
  /** Logical time of creation, or any other number that defines the order; equal ones are ordered by arrival. */
  readonly order: bigint
  readonly boc: Uint8Array
  /** Additional data for the producer, such as the Dapp ID of the sender. */
  readonly context: JsonObject
}

/** One block with everything that it changes; stored completely or not at all. */
export interface BlockCommit {
  readonly blocks: readonly BlockRecord[]
  readonly transactions: readonly TransactionRecord[]
  readonly messages: readonly MessageRecord[]
  readonly accounts: readonly AccountRecord[]
  /** Accounts that the block deleted. */
  readonly deletedAccounts?: readonly { readonly workchainId: number; readonly accountId: string }[]
  readonly pendingAdded?: readonly PendingMessage[]
  /** Ids of messages that wait no longer. */
  readonly pendingRemoved?: readonly string[]
  readonly settings?: Readonly<Record<string, string>>
  /** States before the transactions, and how many of them are kept altogether. */
  readonly history?: { readonly records: readonly HistoryRecord[]; readonly limit: number }
}

/** The moment before a transaction. */
export interface HistoryRecord {
  /** Chain order of the transaction. */
  readonly chainOrder: string
  /** Dapp ID of the account before the transaction. */
  readonly dappId: string | undefined
  /** JSON. */
  readonly context: string
  /** BOC of the account, empty if it did not exist. */
  readonly account: Uint8Array
  /** Code that is a pruned cell in `account`. */
  readonly code: { readonly hash: string; readonly boc: Uint8Array } | undefined
}

/** Changes of a commit, for followers of the chain: ids, so that it can cross threads cheaply. */
export interface CommitNotice {
  readonly blocks: readonly string[]
  readonly transactions: readonly string[]
  readonly messages: readonly string[]
  /** `<workchain>:<account id>`. */
  readonly accounts: readonly string[]
  /** The chain was replaced: data that was read from it may no longer exist. */
  readonly isReplaced?: boolean
}

/** A known contract. */
export interface AbiRecord {
  readonly name: string
  /** JSON. */
  readonly abi: string
  /** JSON, as compilers write it. */
  readonly debugMap: string | undefined
}

/** A contract that a program or a folder has registered. */
export interface RegisteredContract {
  readonly name: string
  readonly codeHash: string
  /** JSON. */
  readonly abi: string
  /** Base64, for deployment. */
  readonly image: string | undefined
  /** No other contract was registered under the name later. */
  readonly isLatest: boolean
}
