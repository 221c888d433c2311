/** The common part of the entries for Node.js and for browsers. */

export type * from '../generated/appObjects.ts'
export * from '../generated/types.ts'
export { version } from '../generated/version.ts'
export { CallAborted } from './CallAborted.ts'
export type {
  AppObjectOptions,
  AppRequestContext,
  CallbackMessage,
  CallbackOptions,
  CallOptions,
  CloseOptions,
} from './Caller.ts'
export { ClientError } from './ClientError.ts'
export { ConnectionLost } from './ConnectionLost.ts'
export type { AbiDescription } from './contract/AbiDescription.ts'
export type { CellBoc } from './contract/abiValues.ts'
export type {
  AcceptedLoss,
  Contract,
  ContractEvent,
  ContractOptions,
  DeployOptions,
  FollowedTransaction,
  Funder,
  OutboxOptions,
  SendOptions,
  Sent,
  StoredEntry,
} from './contract/Contract.ts'
export { ContractError } from './contract/ContractError.ts'
export type { StreamOptions } from './contract/followAccount.ts'
export { getContract } from './contract/getContract.ts'
export { boxSigner, type ContractSigner, keysSigner } from './contract/signers.ts'
export { parseExactJson, stringifyExactJson } from './exactJson.ts'
export type { DeliveredDeposit, InboxDepositsOptions } from './inbox/inboxDeposits.ts'
export type { ConnectionInfo } from './initialization.ts'
export type { DeliveredResult, DeliveredTransaction, OutboxResultsOptions } from './outbox/outboxResults.ts'
export type { UntypedCallOptions } from './Session.ts'
export type { SubscriptionStream } from './subscriptionStream.ts'
