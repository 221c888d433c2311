/**
 * The stored objects field by field. Sources: network 3.10 for the types of the public schema, modules 4 for what the
 * documents hold.
 */

import { ofDefaultNetwork } from './defaultNetwork.ts'
import {
  absent,
  big,
  count,
  flag,
  int,
  link,
  list,
  listNeverNull,
  named,
  object,
  type Shape,
  sortedBig,
  text,
  timed,
} from './Field.ts'
import { proofFields } from './proofFields.ts'

/**
 * Which interface the node offers: that of a network with default settings, whose deprecated interface is switched off;
 * everything that the node knows; or that of versions below 1.0.0, without Dapp IDs.
 */
export type Mode = 'strict' | 'current' | 'legacy'

export interface Shapes {
  readonly account: Shape
  readonly block: Shape
  readonly message: Shape
  readonly transaction: Shape
}

/** The objects of a mode. */
export function shapesOf(mode: Mode): Shapes {
  const offered = (shape: Shape): Shape => (mode === 'strict' ? ofDefaultNetwork(shape) : shape)
  const message = offered({ ...messageName, table: 'messages', fields: messageFields(() => transaction) })
  const transaction: Shape = offered({
    ...transactionName,
    table: 'transactions',
    fields: transactionFields(
      () => message,
      () => block,
    ),
  })
  const block = offered({ ...blockName, table: 'blocks', fields: blockFields })
  const account = offered({ ...accountName, table: 'accounts', fields: accountFields })
  return { account, block, message, transaction }
}

const accountName = { name: 'Account', description: 'State of an account after its last transaction.' }
const blockName = { name: 'Block', description: 'A block: transactions executed by the node at one time.' }
const messageName = { name: 'Message', description: 'A message between accounts, or into or out of the chain.' }
const transactionName = { name: 'Transaction', description: 'The execution of a message by an account.' }

const otherCurrency: Shape = { name: 'OtherCurrency', fields: { currency: count(), value: big() } }

/** Filters take the digits alone as well. */
const address = text({ column: 'address', normalize: (id: string) => (id.includes(':') ? id : `0:${id}`) })

const accountFields: Shape['fields'] = {
  id: address,
  address,
  ...named('acc_type', 'acc_type'),
  balance: sortedBig('balance'),
  balance_other: list(otherCurrency),
  bits: big(),
  boc: text({ value: (account) => account['boc'] }),
  cells: big(),
  code: text(),
  code_hash: text('code_hash'),
  dapp_id: text('dapp_id'),
  data: text(),
  data_hash: text(),
  due_payment: big(),
  init_code_hash: text(),
  last_paid: count('last_paid'),
  last_trans_lt: sortedBig('last_trans_lt'),
  library: text(),
  library_hash: text(),
  prev_code_hash: absent(),
  proof: absent(),
  public_cells: big(),
  split_depth: int(),
  state_hash: text(),
  tick: flag(),
  tock: flag(),
  workchain_id: int('workchain_id'),
}

function messageFields(transaction: () => Shape): Shape['fields'] {
  return {
    id: text('id'),
    hash: text('id'),
    block_id: absent(),
    boc: text({ value: (message) => message['boc'] }),
    body: text(),
    body_hash: text(),
    bounce: flag(),
    bounced: flag(),
    chain_order: text('chain_order'),
    code: text(),
    code_hash: text(),
    ...timed('created_at', 'created_at'),
    created_lt: big(),
    data: text(),
    data_hash: text(),
    dst: text('dst'),
    dst_chain_order: text('dst_chain_order'),
    dst_transaction: link(transaction, 'dst_transaction_id'),
    dst_transaction_id: text('dst_transaction_id'),
    dst_workchain_id: int(),
    fwd_fee: big(),
    ihr_disabled: flag(),
    ihr_fee: big(),
    import_fee: big(),
    library: text(),
    library_hash: text(),
    ...named('msg_type', 'msg_type'),
    proof: absent(),
    split_depth: int(),
    src: text('src'),
    src_chain_order: text('src_chain_order'),
    src_dapp_id: text('src_dapp_id'),
    src_transaction: link(transaction, 'src_transaction_id'),
    src_transaction_id: text('src_transaction_id'),
    src_workchain_id: int(),
    ...named('status'),
    tick: flag(),
    tock: flag(),
    transaction_id: text({ value: (message) => message['src_transaction_id'] ?? message['dst_transaction_id'] }),
    value: sortedBig('value'),
    value_other: list(otherCurrency),
  }
}

function transactionFields(message: () => Shape, block: () => Shape): Shape['fields'] {
  return {
    id: text('id'),
    hash: text('id'),
    aborted: flag('aborted'),
    account_addr: text('account_addr'),
    action: object(action),
    balance_delta: sortedBig('balance_delta'),
    balance_delta_other: list(otherCurrency),
    block: link(block, 'block_id'),
    block_id: text('block_id'),
    boc: text({ value: (transaction) => transaction['boc'] }),
    bounce: object(bounce),
    chain_order: text('chain_order'),
    code_hash: text('code_hash'),
    compute: object(compute),
    credit: object(credit),
    credit_first: flag(),
    dapp_id: text('dapp_id'),
    destroyed: flag(),
    ...named('end_status'),
    ext_in_msg_fee: big(),
    in_message: link(message, 'in_msg'),
    in_msg: text(),
    installed: flag(),
    lt: sortedBig('lt'),
    master_seq_no: absent('Float'),
    new_hash: text(),
    ...timed('now', 'now'),
    old_hash: text(),
    ...named('orig_status'),
    out_messages: link(message, 'out_msgs', true),
    out_msgs: list('String'),
    outmsg_cnt: int(),
    prepare_transaction: text(),
    prev_trans_hash: text(),
    prev_trans_lt: big(),
    proof: absent(),
    split_info: object(splitInfo),
    ...named('status'),
    storage: object(storage),
    total_fees: big(),
    total_fees_other: list(otherCurrency),
    ...named('tr_type'),
    tt: absent(),
    workchain_id: int(),
  }
}

const action: Shape = {
  name: 'TransactionAction',
  fields: {
    action_list_hash: text(),
    msgs_created: int(),
    no_funds: flag(),
    result_arg: int(),
    result_code: int(),
    skipped_actions: int(),
    spec_actions: int(),
    ...named('status_change'),
    success: flag(),
    tot_actions: int(),
    tot_msg_size_bits: count(),
    tot_msg_size_cells: count(),
    total_action_fees: big(),
    total_fwd_fees: big(),
    total_msg_size_bits: count({ value: (phase) => phase['tot_msg_size_bits'] }),
    total_msg_size_cells: count({ value: (phase) => phase['tot_msg_size_cells'] }),
    valid: flag(),
  },
}

const bounce: Shape = {
  name: 'TransactionBounce',
  fields: {
    ...named('bounce_type'),
    fwd_fees: big(),
    msg_fees: big(),
    msg_size_bits: count(),
    msg_size_cells: count(),
    req_fwd_fees: big(),
  },
}

const compute: Shape = {
  name: 'TransactionCompute',
  fields: {
    account_activated: flag(),
    ...named('compute_type'),
    exit_arg: int(),
    exit_code: int(),
    gas_credit: int(),
    gas_fees: big(),
    gas_limit: big(),
    gas_used: big(),
    mode: int(),
    msg_state_used: flag(),
    ...named('skipped_reason'),
    success: flag(),
    vm_final_state_hash: text(),
    vm_init_state_hash: text(),
    vm_steps: count(),
  },
}

const credit: Shape = {
  name: 'TransactionCredit',
  fields: { credit: big(), credit_other: list(otherCurrency), due_fees_collected: big() },
}

const storage: Shape = {
  name: 'TransactionStorage',
  fields: { ...named('status_change'), storage_fees_collected: big(), storage_fees_due: big() },
}

const splitInfo: Shape = {
  name: 'TransactionSplitInfo',
  fields: { acc_split_depth: int(), cur_shard_pfx_len: int(), sibling_addr: text(), this_addr: text() },
}

const envelope: Shape = {
  name: 'MsgEnvelope',
  fields: { cur_addr: text(), fwd_fee_remaining: big(), msg_id: text(), next_addr: text() },
}

const inMsg: Shape = {
  name: 'InMsg',
  description: 'How a message entered a block.',
  fields: {
    fwd_fee: big(),
    ihr_fee: big(),
    in_msg: object(envelope),
    msg_id: text(),
    ...named('msg_type'),
    out_msg: object(envelope),
    proof_created: text(),
    proof_delivered: text(),
    transaction_id: text(),
    transit_fee: big(),
  },
}

const outMsg: Shape = {
  name: 'OutMsg',
  description: 'How a message left a block.',
  fields: {
    import_block_lt: big(),
    imported: object(inMsg),
    msg_env_hash: text(),
    msg_id: text(),
    ...named('msg_type'),
    next_addr_pfx: big({ value: ({ next_addr_pfx: digits }) => (typeof digits === 'string' ? `0x${digits}` : null) }),
    next_workchain: int(),
    out_msg: object(envelope),
    reimport: object(inMsg),
    transaction_id: text(),
  },
}

const blockReference: Shape = {
  name: 'ExtBlkRef',
  fields: { end_lt: big(), file_hash: text(), root_hash: text(), seq_no: count() },
}

const accountBlock: Shape = {
  name: 'BlockAccountBlocks',
  fields: {
    account_addr: text(),
    new_hash: text(),
    old_hash: text(),
    tr_count: int(),
    transactions: list({
      name: 'BlockAccountBlocksTransactions',
      fields: { lt: big(), total_fees: big(), total_fees_other: list(otherCurrency), transaction_id: text() },
    }),
  },
}

const master: Shape = {
  name: 'BlockMaster',
  fields: {
    max_shard_gen_utime: count(),
    min_shard_gen_utime: count(),
    shard_hashes: list({
      name: 'BlockMasterShardHashes',
      fields: {
        descr: object({
          name: 'BlockMasterShardHashesDescr',
          fields: {
            end_lt: big(),
            file_hash: text(),
            gen_utime: count(),
            root_hash: text(),
            seq_no: count(),
            start_lt: big(),
          },
        }),
        shard: text(),
        workchain_id: int(),
      },
    }),
  },
}

/** Tokens, and beside them the other currencies. */
function flow(name: string): Shape['fields'] {
  return { [name]: big(), [`${name}_other`]: list(otherCurrency) }
}

const valueFlow: Shape = {
  name: 'BlockValueFlow',
  fields: {
    ...flow('created'),
    ...flow('exported'),
    ...flow('fees_collected'),
    ...flow('fees_imported'),
    ...flow('from_prev_blk'),
    ...flow('imported'),
    ...flow('minted'),
    ...flow('recovered'),
    ...flow('to_next_blk'),
  },
}

const blockHeight: Shape = { name: 'BlockHeight', fields: { height: count('height'), thread_id: text('thread_id') } }

const blockFields: Shape['fields'] = {
  ...proofFields,
  id: text('id'),
  hash: text('id'),
  block_id: text('id'),
  account_blocks: list(accountBlock),
  after_merge: flag(),
  after_split: flag(),
  before_split: flag(),
  block_height: { kind: 'object', shape: blockHeight, isSelf: true },
  boc: text({ value: (block) => block['boc'] }),
  chain_order: text('chain_order'),
  created_by: text(),
  directives: object({
    name: 'BlockDirectives',
    fields: { shareStateResourceAddress: absent(), share_state_resource_address: absent() },
  }),
  end_lt: big(),
  file_hash: text(),
  flags: int(),
  gen_catchain_seqno: count(),
  gen_software_capabilities: big(),
  gen_software_version: count(),
  ...timed('gen_utime', 'gen_utime'),
  gen_validator_list_hash_short: count(),
  global_id: int(),
  height: count('height'),
  in_msg_descr: listNeverNull(inMsg),
  key_block: flag(),
  master: object(master),
  master_ref: object(blockReference),
  master_seq_no: absent('Float'),
  min_ref_mc_seqno: count(),
  out_msg_descr: list(outMsg),
  prev_alt_ref: object(blockReference),
  prev_key_block_seqno: count(),
  prev_ref: object(blockReference),
  prev_vert_alt_ref: object(blockReference),
  prev_vert_ref: object(blockReference),
  rand_seed: text(),
  seq_no: count('seq_no'),
  shard: text(),
  start_lt: big(),
  ...named('status'),
  thread_id: text('thread_id'),
  tr_count: int('tr_count'),
  value_flow: object(valueFlow),
  version: count(),
  vert_seq_no: count(),
  want_merge: flag(),
  want_split: flag(),
  workchain_id: int('workchain_id'),
}
