/**
 * Fields of each type on a network with default settings: those with values, and those that are always null. Types that
 * are not listed are unchanged. Source: network 3.10.
 */
import type { Field, Shape } from './Field.ts'

interface Offer {
  /** Names of the fields that the network fills, separated by spaces. */
  readonly filled: string
  readonly empty?: string
  /** Fields of the filter of the collection, and the name of the alternative. */
  readonly filters?: Shape['filters']
}

const OFFERS: Readonly<Record<string, Offer>> = {
  Account: {
    filled: `id address acc_type acc_type_name balance balance_other boc code code_hash data dapp_id last_paid
      last_trans_lt workchain_id`,
    empty: `data_hash init_code_hash bits cells public_cells due_payment library library_hash prev_code_hash proof
      split_depth state_hash tick tock`,
    filters: { names: ['id', 'dapp_id'], alternative: 'OR' },
  },
  Transaction: {
    filled: `id aborted account_addr action balance_delta block_id boc chain_order compute credit credit_first destroyed
      end_status end_status_name in_msg in_message out_msgs out_messages outmsg_cnt lt new_hash old_hash now now_string
      orig_status orig_status_name prev_trans_hash prev_trans_lt status status_name storage total_fees tr_type
      tr_type_name workchain_id`,
    empty: `bounce code_hash ext_in_msg_fee installed master_seq_no prepare_transaction proof split_info tt`,
    filters: { names: ['id', 'account_addr', 'block_id', 'end_status', 'orig_status'], alternative: 'or' },
  },
  TransactionAction: {
    filled: `action_list_hash msgs_created no_funds result_code skipped_actions spec_actions status_change
      status_change_name success tot_actions total_msg_size_bits total_msg_size_cells valid`,
    empty: `result_arg total_fwd_fees total_action_fees`,
  },
  TransactionCompute: {
    filled: `account_activated compute_type compute_type_name exit_code gas_fees gas_limit gas_used mode msg_state_used
      success vm_final_state_hash vm_init_state_hash vm_steps`,
    empty: `exit_arg gas_credit skipped_reason`,
  },
  Message: {
    filled: `id boc body body_hash bounce bounced code code_hash created_at created_lt data data_hash dst
      dst_chain_order dst_transaction dst_workchain_id fwd_fee msg_type msg_type_name proof src src_chain_order
      src_dapp_id src_transaction src_transaction_id src_workchain_id status status_name transaction_id value
      value_other`,
    empty: `block_id ihr_disabled ihr_fee library library_hash tick tock`,
    filters: { names: ['id', 'created_at', 'dst', 'msg_type', 'src', 'status'], alternative: 'or' },
  },
  Block: {
    filled: `id block_id hash seq_no height thread_id chain_order gen_utime gen_utime_string global_id version tr_count
      shard workchain_id producer_id key_block after_merge after_split before_split want_merge want_split prev_ref
      prev_alt_ref data envelope_hash aggregated_signature signature_occurrences status status_name gen_software_version
      gen_software_capabilities start_lt flags min_ref_mc_seqno prev_key_block_seqno gen_catchain_seqno
      gen_validator_list_hash_short directives attestations block_merkle_tree_leaves proof_block_refs history_proofs
      tracked_ext_out_messages_root tracked_ext_out_message_hashes`,
    empty: `account_blocks master master_ref master_seq_no value_flow in_msg_descr out_msg_descr created_by end_lt
      file_hash rand_seed vert_seq_no prev_vert_ref prev_vert_alt_ref`,
    filters: {
      names:
        `id block_height after_merge after_split flags gen_utime key_block prev_alt_ref prev_ref shard status tr_count
        workchain_id`.split(/\s+/),
      alternative: 'OR',
    },
  },
  BlockDirectives: { filled: 'shareStateResourceAddress' },
}

/** The shape as such a network shows it: missing fields hidden, and fields that are never filled empty. */
export function ofDefaultNetwork(shape: Shape): Shape {
  const offer = OFFERS[shape.name]
  const filled = offer && new Set(offer.filled.split(/\s+/))
  const empty = new Set(offer?.empty?.split(/\s+/))
  const fields = Object.entries(shape.fields).map(([name, field]): [string, Field] => {
    const access = filled === undefined || filled.has(name) ? undefined : empty.has(name) ? 'empty' : 'hidden'
    return [name, { ...partsOf(field), ...(access && { access }) }]
  })
  return { ...shape, fields: Object.fromEntries(fields), ...(offer?.filters && { filters: offer.filters }) }
}

function partsOf(field: Field): Field {
  if (field.kind === 'object') return { ...field, shape: ofDefaultNetwork(field.shape) }
  if (field.kind === 'list' && typeof field.of !== 'string') return { ...field, of: ofDefaultNetwork(field.of) }
  return field
}
