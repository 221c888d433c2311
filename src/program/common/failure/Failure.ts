/** Explanation of a failure, in the form that node, tool, console and bindings share. */
import {
  any,
  array,
  constants,
  decimal,
  field,
  hex,
  i32,
  optional,
  struct,
  text,
  u32,
  type ValueOf,
} from '../../../schema/shapes.ts'

const FailedPhase = constants('FailedPhase', 'Phase in which a message failed.', {
  Acceptance: ['acceptance', 'The message was refused: there is no transaction, and no fees were paid.'],
  Storage: ['storage', 'The account could not pay for its storage.'],
  Compute: ['compute', 'The contract did not run, or ended with an exit code.'],
  Action: ['action', 'The contract ran, and one of its actions was not possible.'],
})

/** What has to be changed before another attempt can succeed. */
export const Repair = constants('Repair', 'What has to be changed before another attempt can succeed.', {
  Key: ['key', 'The key that signs the message.'],
  Value: ['value', 'The amount that the message carries.'],
  Balance: ['balance', 'The balance of the account.'],
  Amount: ['amount', 'The amount that the contract sends.'],
  Again: ['again', 'Nothing: a new message is enough.'],
  Deploy: ['deploy', 'The account needs its contract.'],
  Call: ['call', 'The function or its arguments.'],
  Contract: ['contract', 'The code of the contract.'],
})

const SourceLine = struct('SourceLine', 'A line of source code.', {
  line: field(u32, 'Number of the line, starting at 1.'),
  text: field(text, 'The line.'),
})

export const SourceFrame = struct('SourceFrame', 'A place in the source that was being executed.', {
  file: field(text, 'File, as the compiler named it.'),
  line: field(u32, 'Number of the line, starting at 1.'),
  function: optional(text, 'Function that contains the line, if the source is registered.'),
})

const FailureAmount = struct('FailureAmount', 'A relevant balance or amount.', {
  name: field(text, 'What it is, such as `balance before`.'),
  amount: field(decimal, 'Amount, in nanotokens.'),
})

export const Failure = struct('Failure', 'Why a message or a transaction failed, and what to do.', {
  phase: field(FailedPhase, 'Phase that failed.'),
  code: optional(i32, 'Exit code, or result code of the action phase.'),
  name: optional(text, 'Name of the error, as ABI or source define it.'),
  title: field(text, 'What failed, in one sentence without a full stop.'),
  reason: optional(text, 'Why, in the words of the contract or of the network.'),
  account: optional(text, 'Account, in the form that the program shows.'),
  contract: optional(text, 'Name of the contract.'),
  function: optional(text, 'Function that was called.'),
  arguments: optional(any, 'Arguments by name.'),
  frames: field(array(SourceFrame), 'Call stack, the failing line first. Empty without a debug map.'),
  excerpt: field(array(SourceLine), 'Source around the failing line. Empty if the source is not registered.'),
  amounts: field(array(FailureAmount), 'Relevant balances and amounts.'),
  repair: optional(Repair, 'What has to be changed.'),
  remedy: field(text, 'What to do, in one or two sentences.'),
  transaction: optional(hex, 'Transaction that failed, if it is not the explained one.'),
})

export type Failure = ValueOf<typeof Failure>
export type Repair = ValueOf<typeof Repair>
export type SourceFrame = ValueOf<typeof SourceFrame>
