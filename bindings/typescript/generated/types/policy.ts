// Generated from the definitions by "npm run generate"; changes belong there.

import { type VariantMakers, variantMakers } from '../../common/variants.ts'
import type * as abi from './abi.ts'
import type * as processing from './processing.ts'

/** Numbers of the errors of module policy. */
export const PolicyErrorCode = {
  /** The spending policy does not allow payments to this account; `data.recipient` names it. */
  RecipientNotAllowed: 1201,
  /**
   * The message would exceed a limit of the spending policy. `data` has the limit, the amount spent and the amount of
   * the message.
   */
  SpendingLimitReached: 1202,
  /** The spending policy cannot determine what the message pays; `data.reason` says why. */
  SpendingUnknown: 1203,
  /**
   * The message needs approval and did not get it. `data.reason`: `refused`, `no_approver`, or `failed` if the approver
   * did not answer.
   */
  SpendingNotApproved: 1204,
  /**
   * The message would certainly lose more than the spending policy allows (`max_loss`); `data` names the losses, the
   * recipient and the remedy.
   */
  LossNotAllowed: 1205,
} as const

/** Numbers of the errors of module policy. */
export type PolicyErrorCode = (typeof PolicyErrorCode)[keyof typeof PolicyErrorCode]

/** Requests approval of a message. */
export type ParamsOfAppApprover = {
  /** Request to an approver. */
  type: 'Approve'
  /** The paying account. Text with hex digits. */
  account_id: string
  /** Dapp ID of the paying account, as given by the caller. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** The called function; absent if the message cannot be decoded. */
  function_name?: string | null | undefined
  /** The payments; empty if they cannot be determined. */
  transfers: PlannedTransfer[]
}

/** Makes values of the type, `ParamsOfAppApprover.Approve(…)`. */
export const ParamsOfAppApprover: VariantMakers<ParamsOfAppApprover> = variantMakers(['Approve'])

/** A message that has not been sent yet. */
export interface ParamsOfPolicyCheck {
  /** Message BOC, base64. The signature need not be valid, but there must be room for one. */
  message: string
  /** Dapp ID of the paying account, 64 hex digits. Default: none, for limits per Dapp. */
  dapp_id?: string | null | undefined
  /** ABI to decode the message with. Default: only those of the policies. */
  abi?: abi.Abi | null | undefined
  /** Public key of the signer, 64 hex digits. Default: none, for limits per signer. Text with hex digits. */
  public_key?: string | null | undefined
  /** Chain rules of the message. Default: `abi.rules` of the configuration. */
  rules?: abi.ChainRules | null | undefined
}

/** Which refusals to return. */
export interface ParamsOfPolicyRefusals {
  /** Only refusals after this `number`. */
  after?: string | null | undefined
  /** Maximum number of items. Unsigned integer of 32 bits. Default: 100. */
  limit?: number | null | undefined
}

/** A payment that a message makes. */
export interface PlannedTransfer {
  /** Account id of the recipient; absent if unknown. Text with hex digits. */
  recipient?: string | null | undefined
  /** Amount of the main currency, in nano units. Text with a decimal number. */
  amount: string
  /** Amounts of other currencies; absent if there are none. */
  currencies?: processing.CurrencyAmount[] | null | undefined
}

/** A spending policy and its source. */
export interface PolicyInForce {
  /** Source of the policy: `host`, or the settings of the daemon. */
  source: string
  /** The policy. */
  policy: SpendingPolicy
}

/** Response of an approver. */
export type ResultOfAppApprover = {
  /** The decision. */
  type: 'Approve'
  /** False to refuse the message. */
  is_approved: boolean
}

/** Makes values of the type, `ResultOfAppApprover.Approve(…)`. */
export const ResultOfAppApprover: VariantMakers<ResultOfAppApprover> = variantMakers(['Approve'])

/** What the policies require of a message that they allow. */
export interface ResultOfPolicyCheck {
  /** Whether the message needs approval. */
  needs_approval: boolean
}

/** The policies of this client. */
export interface ResultOfPolicyGet {
  /** A message has to satisfy all of them. */
  policies: PolicyInForce[]
}

/** Refusals, oldest first. */
export interface ResultOfPolicyRefusals {
  /** The refusals. */
  refusals: SpendingRefusal[]
}

/** What a function of a contract pays. Without `recipient`, `value` and `currencies`, it pays nothing. */
export interface SpendingFunction {
  /** Name of the function. */
  name: string
  /** Input that contains the recipient. Default: recipient unknown. */
  recipient?: string | null | undefined
  /** Input that contains the amount of the main currency, in nano units. */
  value?: string | null | undefined
  /**
   * Input that contains a map from currency id to amount. Default: every input that maps `uint32` to amounts, such as
   * `map(uint32,varuint32)`, if there is a `recipient` or a `value`.
   */
  currencies?: string | null | undefined
}

/** A spending limit. */
export interface SpendingLimit {
  /** Maximum amount, in nano units of the currency. Unsigned integer of 64 bits. */
  amount: bigint
  /** Period of the limit. */
  window: SpendingWindow
  /** Whose spending is counted together. Default: "all". */
  per?: SpendingScope | null | undefined
  /**
   * Currency that the limit counts, by id; 0 is the main currency, 2 is SHELL. Unsigned integer of 32 bits. Default: 0.
   */
  currency?: number | null | undefined
}

/** A spending policy: applies to every message sent to an account. Extension of the published interface. */
export interface SpendingPolicy {
  /**
   * The only accounts that may receive payments, as `<dapp_id>::<account_id>`, `0:<account_id>` or account id. Default:
   * any account.
   */
  recipients?: string[] | null | undefined
  /** Spending limits. If there is any limit, payments in currencies without a limit are refused. Default: []. */
  limits?: SpendingLimit[] | null | undefined
  /**
   * A message that pays more than this amount of the main currency, in nano units, needs approval by the application.
   * Unsigned integer of 64 bits.
   */
  approval_above?: bigint | null | undefined
  /**
   * The same for other currencies, in nano units by currency id. Default: no approval. Items: unsigned integer of 64
   * bits.
   */
  approval_above_currencies?: { [key: string]: bigint } | null | undefined
  /**
   * Largest certain loss that a message may have, in nano units by currency id (0 is the main currency); 0 for a
   * currency that is not listed. Default: messages are not checked for losses. Items: unsigned integer of 64 bits.
   */
  max_loss?: { [key: string]: bigint } | null | undefined
  /** What happens to a message whose value cannot be determined. Default: "refuse". */
  unknown?: UnknownSpending | null | undefined
  /**
   * What functions pay. For a function that is not listed, the inputs `dest` and `value` are used if it has both, and
   * every input that maps `uint32` to amounts, such as `map(uint32,varuint32)`, for other currencies; otherwise its
   * value cannot be determined. Default: [].
   */
  functions?: SpendingFunction[] | null | undefined
  /**
   * ABIs of the paying contracts, as JSON text. Default: a message is decoded with the ABI sent with it, which the
   * caller can choose.
   */
  abis?: string[] | null | undefined
}

/** A message refused by a policy. */
export interface SpendingRefusal {
  /** Position among the refusals. */
  number: string
  /** Time of the refusal, Unix time in ms. Unsigned integer of 64 bits. */
  time: bigint
  /** Error code. Unsigned integer of 32 bits. */
  code: number
  /** Error message. */
  message: string
  /** The paying account. Text with hex digits. */
  account_id: string
  /** Dapp ID of the paying account, as given by the caller. Text with hex digits. */
  dapp_id?: string | null | undefined
  /** The called function; absent if the message cannot be decoded. */
  function_name?: string | null | undefined
  /** The payments; empty if they cannot be determined. */
  transfers: PlannedTransfer[]
}

/** Whose spending is counted together. */
export const SpendingScope = {
  /** Everything sent with the same storage. */
  All: 'all',
  /** Each paying account. */
  Account: 'account',
  /** Each signing public key. Messages signed elsewhere are counted together. */
  Signer: 'signer',
  /** Each Dapp ID, as given by the caller. */
  Dapp: 'dapp',
} as const

/** Whose spending is counted together. */
export type SpendingScope = (typeof SpendingScope)[keyof typeof SpendingScope]

/** Period that a limit applies to. */
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

/** Period that a limit applies to. */
export type SpendingWindow = (typeof SpendingWindow)[keyof typeof SpendingWindow]

/** What happens to a message whose value cannot be determined. */
export const UnknownSpending = {
  /** The message is refused. */
  Refuse: 'refuse',
  /** The approver of the application is asked. */
  Approve: 'approve',
  /** The message is sent and counts as zero. */
  Allow: 'allow',
} as const

/** What happens to a message whose value cannot be determined. */
export type UnknownSpending = (typeof UnknownSpending)[keyof typeof UnknownSpending]
