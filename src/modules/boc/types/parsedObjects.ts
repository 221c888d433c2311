/** Forms of parsed accounts, messages and transactions. Fields that do not apply are absent. Source: modules 4. */
import { array, bool, field, form, hex, i32, optional, text, u8, u16, u32, u64 } from '../../../schema/shapes.ts'
import { number, optionalNumber } from './numberFields.ts'

export const ParsedCurrency = form('ParsedCurrency', 'An amount in an extra currency.', {
  currency: field(u32, 'Id of the currency.'),
  value: field(text, 'The amount, `0x…`; negative amounts begin with `-`.'),
})

const currencies = optional(array(ParsedCurrency), 'Extra currencies, if any.')
const jsonVersion = field(u8, 'Version of the object format, 8.')
const bocField = field(text, 'The whole object as base64 BOC.')

/** Fields that a state init adds to a message or an account. */
const stateInit = {
  split_depth: optional(u8, 'Split depth of a large contract.'),
  tick: optional(bool, 'Whether a special contract runs at the start of each block.'),
  tock: optional(bool, 'Whether a special contract runs at the end of each block.'),
  code: optional(text, 'Contract code as base64 BOC; absent if a proof omits it.'),
  code_hash: optional(hex, 'Hash of the code.'),
  data: optional(text, 'Contract data as base64 BOC; absent if a proof omits it.'),
  data_hash: optional(hex, 'Hash of the data.'),
  library: optional(text, 'Library dictionary as base64 BOC.'),
  library_hash: optional(hex, 'Hash of the library dictionary.'),
}

export const ParsedAccount = form('ParsedAccount', 'A parsed account.', {
  json_version: optional(u8, 'Version of the object format, 8; absent inside a shard state.'),
  id: field(text, 'Address with workchain.'),
  workchain_id: field(i32, 'Workchain.'),
  dapp_id: field(text, 'Dapp ID, 64 hex digits; `None` if the BOC does not contain it.'),
  boc: bocField,
  init_code_hash: optional(hex, 'Hash of the code the account was deployed with.'),
  last_paid: field(u32, 'Time of the last storage payment, Unix time in s.'),
  bits: number('Bits in storage,'),
  cells: number('Cells in storage,'),
  public_cells: number('Public cells in storage,'),
  dict_hash: optional(hex, 'Hash of the dictionary of cells in storage, from `storage_extra_info` of accounts of TON.'),
  due_payment: optionalNumber('Storage debt in nano units,'),
  last_trans_lt: number('Logical time of the last transaction,'),
  balance: number('Balance in nano units,'),
  balance_other: currencies,
  ...stateInit,
  state_hash: optional(hex, 'State hash of a frozen account.'),
  acc_type: field(u8, 'State: 0 Uninit, 1 Active, 2 Frozen.'),
  acc_type_name: field(text, 'Name of the state.'),
})

export const ParsedMessage = form('ParsedMessage', 'A parsed message.', {
  json_version: jsonVersion,
  id: field(hex, 'Hash of the message.'),
  boc: bocField,
  status: field(u8, 'State of the message, 5.'),
  status_name: field(text, 'Name of the state, `finalized`.'),
  ...stateInit,
  body: optional(text, 'Body as base64 BOC.'),
  body_hash: optional(hex, 'Hash of the body.'),
  msg_type: field(u8, 'Kind: 0 internal, 1 extIn, 2 extOut, 4 extOutV2.'),
  msg_type_name: field(text, 'Name of the kind.'),
  src: field(text, 'Source address; empty if there is none.'),
  src_workchain_id: optional(i32, 'Workchain of the source.'),
  dst: field(text, 'Destination address; empty if there is none.'),
  dst_workchain_id: optional(i32, 'Workchain of the destination.'),
  ihr_disabled: optional(
    bool,
    'Whether instant hypercube routing is disabled. Internal messages only, as are the next five fields.',
  ),
  ihr_fee: optionalNumber('Fee for instant hypercube routing in nano units,'),
  fwd_fee: optionalNumber('Forwarding fee in nano units,'),
  bounce: optional(bool, 'Whether the value is returned if the message fails.'),
  bounced: optional(bool, 'Whether this is a bounced message.'),
  value: optionalNumber('Value in nano units,'),
  value_other: currencies,
  import_fee: optionalNumber('Import fee of an external inbound message in nano units,'),
  created_lt: optionalNumber('Logical time of creation; messages from a contract only,'),
  created_at: optional(u32, 'Time of creation, Unix time in s; messages from a contract only.'),
  src_dapp_id: optional(hex, 'Dapp ID of the source of an external outbound message.'),
})

export const ParsedStoragePhase = form('ParsedStoragePhase', 'Storage phase of a transaction.', {
  storage_fees_collected: number('Storage fees paid in nano units,'),
  storage_fees_due: optionalNumber('Storage debt in nano units,'),
  status_change: field(u8, 'Change of account status: 0 unchanged, 1 frozen, 2 deleted.'),
  status_change_name: field(text, 'Name of the change.'),
})

export const ParsedCreditPhase = form('ParsedCreditPhase', 'Credit phase of a transaction.', {
  due_fees_collected: optionalNumber('Debt paid in nano units,'),
  credit: number('Amount credited in nano units,'),
  credit_other: currencies,
})

export const ParsedComputePhase = form(
  'ParsedComputePhase',
  'Compute phase of a transaction. A skipped phase has only its reason and its type.',
  {
    skipped_reason: optional(
      u8,
      'Kind of reason why the phase was skipped: 0 noState, 1 badState, 2 noGas, 5 suspended.',
    ),
    skipped_reason_name: optional(text, 'Name of the reason.'),
    success: optional(bool, 'Whether the contract terminated normally.'),
    msg_state_used: optional(bool, 'Whether the message provided the state.'),
    account_activated: optional(bool, 'Whether the phase activated the account.'),
    gas_fees: optionalNumber('Gas fees in nano units,'),
    gas_used: optional(u64, 'Gas used, in units of gas.'),
    gas_limit: optional(u64, 'Gas limit, in units of gas.'),
    gas_credit: optional(u32, 'Gas credit, in units of gas, before the contract accepted the message.'),
    mode: optional(i32, 'Mode of the virtual machine, as bits.'),
    exit_code: optional(i32, 'Exit code.'),
    exit_arg: optional(i32, 'Argument of the exit code.'),
    vm_steps: optional(u32, 'Number of instructions executed.'),
    vm_init_state_hash: optional(hex, 'Hash of the initial state of the virtual machine.'),
    vm_final_state_hash: optional(hex, 'Hash of the final state of the virtual machine.'),
    compute_type: field(u8, 'Kind: 0 skipped, 1 vm.'),
    compute_type_name: field(text, 'Name of the kind.'),
  },
)

export const ParsedActionPhase = form('ParsedActionPhase', 'Action phase of a transaction.', {
  success: field(bool, 'Whether all actions were performed.'),
  valid: field(bool, 'Whether the list of actions is valid.'),
  no_funds: field(bool, 'Whether the balance was too low for an action.'),
  status_change: field(u8, 'Change of account status: 0 unchanged, 1 frozen, 2 deleted.'),
  status_change_name: field(text, 'Name of the change.'),
  total_fwd_fees: optionalNumber('Forwarding fees of all messages in nano units,'),
  total_action_fees: optionalNumber('Part of the forwarding fees paid here, in nano units,'),
  result_code: field(i32, 'Result code.'),
  result_arg: optional(i32, 'Index of the failed action, or another argument of the result code.'),
  tot_actions: field(u16, 'Number of actions.'),
  spec_actions: field(u16, 'Number of special actions: neither messages nor skipped.'),
  skipped_actions: field(u16, 'Number of skipped actions.'),
  msgs_created: field(u16, 'Number of messages sent.'),
  action_list_hash: field(hex, 'Hash of the list of actions.'),
  tot_msg_size_cells: field(u64, 'Number of cells of all messages.'),
  tot_msg_size_bits: field(u64, 'Number of bits of all messages.'),
})

export const ParsedBouncePhase = form('ParsedBouncePhase', 'Bounce phase of a transaction.', {
  msg_size_cells: optional(u64, 'Number of cells of the message.'),
  msg_size_bits: optional(u64, 'Number of bits of the message.'),
  req_fwd_fees: optionalNumber('Missing fees in nano units,'),
  msg_fees: optionalNumber('Collected fees in nano units,'),
  fwd_fees: optionalNumber('Forwarding fees of the message in nano units,'),
  bounce_type: field(u8, 'Kind: 0 negFunds, 1 noFunds, 2 ok.'),
  bounce_type_name: field(text, 'Name of the kind.'),
})

export const ParsedTransaction = form('ParsedTransaction', 'A parsed transaction.', {
  json_version: jsonVersion,
  id: field(hex, 'Hash of the transaction.'),
  boc: bocField,
  status: field(u8, 'State of the transaction, 3.'),
  status_name: field(text, 'Name of the state, `finalized`.'),
  tr_type: field(u8, 'Kind: 0 ordinary, 1 storage, 2 tick, 3 tock, 4 to 7 splits and merges.'),
  tr_type_name: field(text, 'Name of the kind.'),
  cur_shard_pfx_len: optional(
    u8,
    'Length of the shard prefix, in bits. Splits and merges only, as are the next three fields.',
  ),
  acc_split_depth: optional(u8, 'Split depth of the account.'),
  this_addr: optional(hex, 'Account id of this half.'),
  sibling_addr: optional(hex, 'Account id of the other half.'),
  prepare_transaction: optional(hex, 'Hash of the transaction that prepared this one.'),
  installed: optional(bool, 'Whether the split was installed.'),
  storage: optional(ParsedStoragePhase, 'Storage phase.'),
  credit: optional(ParsedCreditPhase, 'Credit phase.'),
  compute: optional(ParsedComputePhase, 'Compute phase.'),
  action: optional(ParsedActionPhase, 'Action phase.'),
  bounce: optional(ParsedBouncePhase, 'Bounce phase.'),
  credit_first: optional(bool, 'Whether the value was credited before storage was paid for.'),
  aborted: optional(bool, 'Whether the transaction was aborted.'),
  destroyed: optional(bool, 'Whether the account was deleted.'),
  lt: number('Logical time,'),
  prev_trans_hash: field(hex, 'Hash of the previous transaction of the account.'),
  prev_trans_lt: number('Logical time of the previous transaction of the account,'),
  now: field(u32, 'Time of the transaction, Unix time in s.'),
  outmsg_cnt: field(u16, 'Number of outbound messages.'),
  orig_status: field(u8, 'Account status before: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.'),
  orig_status_name: field(text, 'Name of the status before.'),
  end_status: field(u8, 'Account status after: 0 Uninit, 1 Active, 2 Frozen, 3 NonExist.'),
  end_status_name: field(text, 'Name of the status after.'),
  total_fees: number('Fees in nano units,'),
  total_fees_other: currencies,
  in_msg: optional(hex, 'Hash of the inbound message.'),
  ext_in_msg_fee: optionalNumber('Fee for an external inbound message in nano units,'),
  out_msgs: field(array(hex), 'Hashes of the outbound messages.'),
  account_addr: optional(text, 'Address of the account, if a message contains it.'),
  account_id: optional(hex, 'Account id, if no message contains the address.'),
  workchain_id: optional(i32, 'Workchain of the account, if a message contains it.'),
  balance_delta: field(text, 'Change of the balance in nano units, `0x…`; negative changes begin with `-`.'),
  balance_delta_other: optional(array(ParsedCurrency), 'Changes of extra currencies, if any.'),
  old_hash: field(hex, 'Hash of the account before.'),
  new_hash: field(hex, 'Hash of the account after.'),
})
