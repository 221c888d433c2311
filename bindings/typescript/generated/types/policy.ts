// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'

/** Numbers of the errors of module policy. */
export const PolicyErrorCode = {
  /** The spending policy does not allow payments to this account; `data.recipient` names it. */
  RecipientNotAllowed: 1201,
  /**
   * The message would pay more than a limit of the spending policy leaves. `data` has the limit, what was spent and
   * what the message pays.
   */
  SpendingLimitReached: 1202,
  /** The spending policy cannot read what the message pays; `data.reason` says why. */
  SpendingUnknown: 1203,
  /**
   * The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` when the
   * approver gave no answer.
   */
  SpendingNotApproved: 1204,
} as const

/** Numbers of the errors of module policy. */
export type PolicyErrorCode = (typeof PolicyErrorCode)[keyof typeof PolicyErrorCode]

/** Asks for the approval of a message. */
export type ParamsOfAppApprover = {
  /** Whether a message may be signed and sent. */
  type: 'Approve'
  /** The account that pays. Text with hex digits. */
  account_id: string
  /** Its Dapp ID, as the caller named it. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Function that is called; absent when the message cannot be read. */
  function_name?: string | null | undefined
  /** What it pays; empty when that cannot be read. */
  transfers: PlannedTransfer[]
}

/** Makes values of the type, `ParamsOfAppApprover.Approve(…)`. */
export const ParamsOfAppApprover: VariantMakers<ParamsOfAppApprover> = variantMakers(['Approve'])

/** Which refusals. */
export interface ParamsOfPolicyRefusals {
  /** Only those behind this one: `number` of a refusal. */
  after?: string | null | undefined
  /** At most so many. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** A payment that a message makes. */
export interface PlannedTransfer {
  /** Account id of the recipient; absent when it is not known. Text with hex digits. */
  recipient?: string | null | undefined
  /** Amount in nano. Text with a decimal number. */
  amount: string
}

/** A spending policy, and who set it. */
export interface PolicyInForce {
  /** Where it comes from: `host`, or what the daemon was started with. */
  source: string
  /** The policy. */
  policy: SpendingPolicy
}

/** Answer of an approver. */
export type ResultOfAppApprover = {
  /** The decision. */
  type: 'Approve'
  /** False: the message is refused. */
  is_approved: boolean
}

/** Makes values of the type, `ResultOfAppApprover.Approve(…)`. */
export const ResultOfAppApprover: VariantMakers<ResultOfAppApprover> = variantMakers(['Approve'])

/** The policies of this client. */
export interface ResultOfPolicyGet {
  /** A message has to satisfy all of them. */
  policies: PolicyInForce[]
}

/** Refusals, the oldest first. */
export interface ResultOfPolicyRefusals {
  /** The refusals. */
  refusals: SpendingRefusal[]
}

/** What a function of a contract pays. Without `recipient` and `value` it pays nothing. */
export interface SpendingFunction {
  /** Name of the function. */
  name: string
  /** Input that holds the recipient. Absent: unknown. */
  recipient?: string | null | undefined
  /** Input that holds the amount in nano. */
  value?: string | null | undefined
}

/** How much may be spent. */
export interface SpendingLimit {
  /** At most so much, in nano. Unsigned integer of 64 bits. */
  amount: bigint
  /** In which time. */
  window: SpendingWindow
  /** By whom. Default: "all". */
  per?: SpendingScope | null | undefined
}

/** What may be spent: every message to an account is held against it. Extension of the published interface. */
export interface SpendingPolicy {
  /** The only accounts that may be paid, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id. Absent: any. */
  recipients?: string[] | null | undefined
  /** How much may be spent. Default: []. */
  limits?: SpendingLimit[] | null | undefined
  /** A message that pays more, in nano, needs approval by the application. Unsigned integer of 64 bits. */
  approval_above?: bigint | null | undefined
  /** What happens to a message whose value cannot be read. Default: "refuse". */
  unknown?: UnknownSpending | null | undefined
  /**
   * What functions pay. Those that are not listed pay what their inputs `dest` and `value` say, if they have both; all
   * others cannot be read. Default: [].
   */
  functions?: SpendingFunction[] | null | undefined
  /**
   * ABIs of the contracts that pay, JSON texts. Absent: messages are read with the ABI that comes with them, which a
   * caller can choose.
   */
  abis?: string[] | null | undefined
}

/** A message that a policy refused. */
export interface SpendingRefusal {
  /** Its place among the refusals. */
  number: string
  /** When, unix time in ms. Unsigned integer of 64 bits. */
  time: bigint
  /** Code of the error. Unsigned integer of 32 bits. */
  code: number
  /** Text of the error. */
  message: string
  /** The account that pays. Text with hex digits. */
  account_id: string
  /** Its Dapp ID, as the caller named it. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** Function that is called; absent when the message cannot be read. */
  function_name?: string | null | undefined
  /** What it pays; empty when that cannot be read. */
  transfers: PlannedTransfer[]
}

/** Whose spending counts together. */
export const SpendingScope = {
  /** Everything that is sent with the same storage. */
  All: 'all',
  /** Each account that pays. */
  Account: 'account',
  /** Each public key that signs. Messages that were signed elsewhere count together. */
  Signer: 'signer',
  /** Each Dapp ID, as the caller names it. */
  Dapp: 'dapp',
} as const

/** Whose spending counts together. */
export type SpendingScope = (typeof SpendingScope)[keyof typeof SpendingScope]

/** The time that a limit is about. */
export const SpendingWindow = {
  /** A single message. */
  Transfer: 'transfer',
  /** The last 60 minutes. */
  Hour: 'hour',
  /** The last 24 hours. */
  Day: 'day',
  /** All time. */
  Total: 'total',
} as const

/** The time that a limit is about. */
export type SpendingWindow = (typeof SpendingWindow)[keyof typeof SpendingWindow]

/** What happens to a message whose value cannot be read. */
export const UnknownSpending = {
  /** It is refused. */
  Refuse: 'refuse',
  /** The approver of the application is asked. */
  Approve: 'approve',
  /** It is sent, and counts as nothing. */
  Allow: 'allow',
} as const

/** What happens to a message whose value cannot be read. */
export type UnknownSpending = (typeof UnknownSpending)[keyof typeof UnknownSpending]
