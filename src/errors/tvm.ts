/** Numbers of module tvm, some of which functions of other modules raise too. Source: modules 3.8, network 7.6. */
import { defineError } from './ClientError.ts'

export const CanNotReadTransaction = defineError(401, 'CanNotReadTransaction', 'A transaction is invalid.')
export const CanNotReadBlockchainConfig = defineError(
  402,
  'CanNotReadBlockchainConfig',
  'A configuration BOC is invalid.',
)
export const TransactionAborted = defineError(
  403,
  'TransactionAborted',
  'A transaction was aborted for a reason not covered by another code.',
)
export const InternalError = defineError(404, 'InternalError', 'The virtual machine reached an unexpected state.')
export const ActionPhaseFailed = defineError(
  405,
  'ActionPhaseFailed',
  'The action phase of a transaction failed; `data` has `result_code`.',
)
export const AccountCodeMissing = defineError(406, 'AccountCodeMissing', 'The account has no code.')
export const LowBalance = defineError(
  407,
  'LowBalance',
  'The balance of the account is too low; `data` has `account_balance`.',
)
export const AccountFrozenOrDeleted = defineError(408, 'AccountFrozenOrDeleted', 'The account is frozen or deleted.')
export const AccountMissing = defineError(409, 'AccountMissing', 'The account does not exist.')
export const UnknownExecutionError = defineError(
  410,
  'UnknownExecutionError',
  'A message cannot be executed for a reason not covered by another code.',
)
export const InvalidInputStack = defineError(411, 'InvalidInputStack', 'The input of a get method is invalid.')
export const InvalidAccountBoc = defineError(412, 'InvalidAccountBoc', 'The account BOC lacks required data.')
export const InvalidMessageType = defineError(413, 'InvalidMessageType', 'A message of this kind cannot be executed.')
export const ContractExecutionError = defineError(
  414,
  'ContractExecutionError',
  'The contract ended with an error; `data` has `exit_code`.',
)
export const AccountIsSuspended = defineError(415, 'AccountIsSuspended', 'The account is suspended.')
export const VmExtensionNotRegistered = defineError(
  416,
  'VmExtensionNotRegistered',
  'No extension of the virtual machine has this handle.',
)
export const VmAnswerMissing = defineError(
  417,
  'VmAnswerMissing',
  'An instruction needs an answer that was not provided to the run; `data` has `instruction` and `operands`.',
)
