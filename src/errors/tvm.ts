/** Numbers of module tvm, some of which functions of other modules raise too. Source: modules 3.8, network 7.6. */
import { defineError } from './ClientError.ts'

export const CanNotReadTransaction = defineError(401, 'CanNotReadTransaction', {
  raised: 'A transaction is invalid.',
  why: 'The parameter is not the bag of cells of a transaction.',
  fix: 'Pass the `boc` of a transaction.',
})
export const CanNotReadBlockchainConfig = defineError(402, 'CanNotReadBlockchainConfig', {
  raised: 'A configuration BOC is invalid.',
  why: 'The parameter is not the bag of cells of a configuration, or lacks parameters that execution needs.',
  fix: "Leave `blockchain_config` out to use the network's configuration, or pass the file that `vendorclient network save-config` writes.",
})
export const TransactionAborted = defineError(403, 'TransactionAborted', {
  raised: 'A transaction was aborted for a reason not covered by another code.',
  why: 'The transaction was aborted for a reason without its own code.',
  fix: 'Inspect its phases with `vendorclient tx`, and its steps with `vendorclient transaction replay`.',
})
export const InternalError = defineError(404, 'InternalError', {
  raised: 'The virtual machine reached an unexpected state.',
  why: 'The contract left data or actions that cannot be read, or the virtual machine reached a state it does not expect.',
  fix: 'A contract can store anything as its actions. If the contract is not at fault, report it with account, message and configuration.',
})
export const ActionPhaseFailed = defineError(405, 'ActionPhaseFailed', {
  raised: 'The action phase of a transaction failed; `data` has `result_code`.',
  why: 'The code ran, but one of its actions failed: a message that it sends is invalid, or cannot be paid for. `data.result_code` says why: 37 not enough tokens, 38 not enough of another currency, 33 too many actions, 34 an invalid action.',
  fix: 'Most often the balance does not cover the value and the fees. `vendorclient debug account` shows the actions of a transaction. If there is a `data.transaction_id`, the transaction is on the chain and its fees are paid.',
})
export const AccountCodeMissing = defineError(406, 'AccountCodeMissing', {
  raised: 'The account has no code.',
  why: 'Nothing is deployed at the address, although it may have tokens.',
  fix: 'Deploy the contract first. With a different image, initial data or key, a contract has a different address: compare with `vendorclient address compute`.',
})
export const LowBalance = defineError(407, 'LowBalance', {
  raised: 'The balance of the account is too low; `data` has `account_balance`.',
  why: 'The balance does not cover the gas or the storage fees of the transaction.',
  fix: 'Send tokens to the account (on a development node, use the faucet); `data.account_balance` is its balance in nano. On a network with Dapp IDs, main currency from another Dapp ID is lost.',
})
export const AccountFrozenOrDeleted = defineError(408, 'AccountFrozenOrDeleted', {
  raised: 'The account is frozen or deleted.',
  why: 'The account owed storage fees for too long and was frozen or deleted, or the state in the message does not belong to the address.',
  fix: 'Inspect it with `vendorclient account`. To unfreeze an account, its owner sends tokens together with the old state. Do not send anything else there before.',
})
export const AccountMissing = defineError(409, 'AccountMissing', {
  raised: 'The account does not exist.',
  why: 'There is no such account: wrong network, wrong Dapp ID, or never funded.',
  fix: 'Check the address and `vendorclient config list`. Before you deploy a contract, send tokens to its address.',
})
export const UnknownExecutionError = defineError(410, 'UnknownExecutionError', {
  raised: 'A message cannot be executed for a reason not covered by another code.',
  why: 'The message cannot be run on this account: it is addressed to another account, or the run ended in a way that no contract can end.',
  fix: 'Compare the address of the account with the destination of the message.',
})
export const InvalidInputStack = defineError(411, 'InvalidInputStack', {
  raised: 'The input of a get method is invalid.',
  why: 'The inputs of the get method contain an invalid value: a type that does not exist, a string that is not a number, or too many levels.',
  fix: 'Pass numbers as strings, decimal or with `0x`, and tuples as lists; the reference of `tvm.run_get` has the types.',
})
export const InvalidAccountBoc = defineError(412, 'InvalidAccountBoc', {
  raised: 'The account BOC lacks required data.',
  why: 'The account given for a local run has no code or does not exist.',
  fix: 'Fetch it again with `account.get_account` or `vendorclient account save`. A contract must be deployed before you can run its functions.',
})
export const InvalidMessageType = defineError(413, 'InvalidMessageType', {
  raised: 'A message of this kind cannot be executed.',
  why: 'The message is an outbound message of a contract (an event), or cannot be executed at all.',
  fix: 'Run only inbound or internal messages. Decode events with `abi.decode_message`.',
})
export const ContractExecutionError = defineError(414, 'ContractExecutionError', {
  raised: 'The contract ended with an error; `data` has `exit_code`.',
  why: 'The contract rejected the call with `data.exit_code`: one of its own `require` checks (by convention, codes from 100 on), or one of the [exit codes](#exit-codes-of-contracts) below.',
  fix: 'Look up the code in the source of the contract. 52: a repeated or older message; 57: expired; 40: wrong key; 60: the contract has no such function. `vendorclient debug call` shows where it stops.',
})
export const AccountIsSuspended = defineError(415, 'AccountIsSuspended', {
  raised: 'The account is suspended.',
  why: 'The network has suspended this account.',
  fix: 'Messages to it are not executed until the network lifts the suspension.',
})
export const VmExtensionNotRegistered = defineError(416, 'VmExtensionNotRegistered', {
  raised: 'No extension of the virtual machine has this handle.',
  why: 'The handle in `vm_extension` was never registered on this connection, or was removed.',
  fix: 'Register it again with `tvm.register_vm_extension` after each connection.',
})
export const VmAnswerMissing = defineError(417, 'VmAnswerMissing', {
  raised: 'An instruction needs an answer that was not provided to the run; `data` has `instruction` and `operands`.',
  why: 'An instruction needs something from outside the contract, such as the check of a proof, and the run has neither the answer nor an extension that provides it.',
  fix: 'Pass `execution_options.vm_extension`, or the answers for `data.instruction`. See [virtual machine](virtual-machine.md).',
})
export const AnswerMissing = defineError(418, 'AnswerMissing', {
  raised:
    'The contract sent no answer although `answer_required` is set and the ABI declares outputs of the function; `data` has `function_name`. Extension of the published interface.',
  why: 'The code ran to its end, but sent no answer. The contract has no function with this id (one type that differs gives another id) and ran its fallback, or the function answers only sometimes.',
  fix: 'Use the ABI of the deployed version: compare `vendorclient account` (code hash) with the sources. A function without outputs in the ABI needs no answer.',
})
export const AnswerUnreadable = defineError(419, 'AnswerUnreadable', {
  raised:
    'The answer of the contract does not match the ABI although `answer_required` is set; `data` has `function_name` and `reason`. Extension of the published interface.',
  why: 'The contract answered, but not in the form that the ABI describes: other types or another order, an older layout of cells, or another id.',
  fix: '`data.reason` says what does not match. Use the ABI of the deployed version with the "version" that its compiler wrote.',
})
