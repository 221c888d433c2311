/**
 * Members of --json documents that several commands have. Members are never renamed or removed within a schema version;
 * new ones may be added.
 */
import type { Members } from './Command.ts'

export const nano = 'nanotokens, decimal text'

export const keyMembers = {
  public: 'public key, 64 hex digits',
  path: 'derivation path of the phrase',
} satisfies Members

const failureParts =
  '{phase, code, name, title, reason, account, contract, function, arguments, frames, excerpt, amounts, repair, remedy, transaction}'

export const sentMembers: Members = {
  message_hash: 'hash of the message',
  block_hash: 'block of the transaction, or null',
  tx_hash: 'transaction, or null',
  return_value: 'outputs of the function, or null',
  aborted: 'false, or null; an aborted transaction is an error',
  exit_code: 'exit code of the contract, or null',
  thread_id: 'thread that executed it, or null',
  producers: 'block producers returned by the node',
  current_time: 'time of the node in ms, text, or null',
  account_id: 'destination, 64 hex digits, or null',
  dapp_id: 'its real Dapp ID; absent if the network does not report it',
  finality: 'how final the transaction is: accepted, in_block, final or proved',
  fees: `with --wait: ${nano} by kind`,
  losses:
    'with --wait: list of {address, currency, amount, reason, text, exact}: what the recipients lost; an upper bound if exact is false',
  failure: `why a message that the transaction caused failed, as a development node explains it; with --dry-run why the transaction would be aborted, or null: ${failureParts}`,
  followed: 'true if an earlier command sent the message and nothing was sent now',
}

const configuration = 'blockchain configuration of the emulation: file, network, or built-in'

export const dryRunMembers: Members = {
  dry_run: 'with --dry-run: true',
  address: 'with --dry-run: destination, extended',
  method: 'with --dry-run: function',
  parameters: 'with --dry-run: its arguments, as encoded',
  result_code: 'with --dry-run: result code of the action phase, or null',
  outcome: 'with --dry-run: why it would be aborted, in words, or null',
  logs: 'with --dry-run: list of lines that the contract printed',
  out_messages: `with --dry-run: list of {dst, value, currencies, name, lost, lost_currencies} of the transfers; dst is extended, name an alias, value and lost ${nano}; currencies and lost_currencies are amounts by id`,
  proposes: 'with --dry-run: the same, for transfers that a proposal would make',
  risks:
    'with --dry-run: list of {kind, text, lost, lost_currencies}; kind is missing, frozen, other_dapp, lost, never_used or look_alike',
  configuration: `with --dry-run: ${configuration}`,
}

export const messageMembers: Members = {
  message_id: 'hash of the message',
  expire_at: 'when it expires, ISO 8601, or null',
  address: 'destination, extended',
  message: 'text for "send", or with --raw the BOC in hex',
  message_file: 'instead, with --output: the file',
}

export const traceMembers: Members = {
  logs: 'list of lines that the contract printed',
  trace: 'list of steps',
  steps: 'with --output: their number',
  file: 'with --output: the file',
  configuration,
}

export const debuggedMembers: Members = {
  aborted: 'whether it would be aborted',
  exit_code: 'exit code, or null',
  outcome: 'why it would be aborted, in words, or null',
  failure: `explanation of it, or null: ${failureParts}`,
  ...traceMembers,
}

export const feeMembers: Members = {
  in_msg_fwd_fee: nano,
  storage_fee: nano,
  gas_fee: nano,
  out_msgs_fwd_fee: nano,
  total_account_fees: nano,
  total_output: nano,
  aborted: 'whether the transaction would be aborted',
  exit_code: 'exit code of the contract, or null',
  result_code: 'result code of the action phase, or null',
  outcome: 'why it would be aborted, in words, or null',
  failure: `explanation of it, or null: ${failureParts}`,
  logs: 'list of lines that the contract printed',
  configuration,
}

export const deployedMembers: Members = {
  deployed_at: 'address of the contract, extended',
  ...sentMembers,
  ...dryRunMembers,
}

export const walletMembers: Members = {
  proposal_id: 'decimal text',
  ...messageMembers,
  ...sentMembers,
  ...dryRunMembers,
}
