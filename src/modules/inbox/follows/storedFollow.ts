/** Stored form of a follow: JSON with exact numerals. */
import { readJson, storedReader } from '../../../leases/storedJson.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { toWire } from '../../../schema/writing.ts'
import type { FinalityValue } from '../../processing/execution/finality.ts'
import { InboxDeposit } from '../types.ts'

/** A name and its settings. */
export interface StoredFollow {
  readonly name: string
  readonly finality: FinalityValue
  /** Digest of the ABI. */
  readonly abi?: string | undefined
  readonly include_bounced: boolean
  /** Number of accounts. */
  readonly count: number
  /** Grows with every change of the accounts. */
  readonly revision: number
}

/** The last transaction that was read. */
export interface StoredLink {
  /** 64 hex digits. */
  readonly id: string
  /** Logical time, decimal digits. */
  readonly lt: string
}

/** A transaction that was delivered before it was final. */
interface ShownTransaction extends StoredLink {
  /** `InboxDeposit` on the wire. */
  readonly deposit: unknown
}

export interface StoredAccount {
  readonly account_id: string
  /** Dapp ID as given. */
  readonly dapp_id?: string | undefined
  /** Dapp ID as the network reported it. */
  readonly own_dapp_id?: string | undefined
  /** Absent: reading begins at the first transaction. */
  readonly cursor?: string | undefined
  readonly last?: StoredLink | undefined
  /** Earlier transactions count for the order only: unix time, s, and logical time, decimal digits. */
  readonly from_time?: number | undefined
  readonly from_lt?: string | undefined
  readonly shown: readonly ShownTransaction[]
  /** `ClientError` on the wire. */
  readonly error?: unknown
}

export type Deposit = ValueOf<typeof InboxDeposit>

export const readFollow = readJson<StoredFollow>
export const readAccount = readJson<StoredAccount>

export const readStored = storedReader('An item of the inbox')

export function depositToWire(deposit: Deposit): unknown {
  return toWire(InboxDeposit, deposit)
}

export function readDeposit(bytes: Uint8Array): Deposit {
  return readStored(InboxDeposit, readJson(bytes))
}
