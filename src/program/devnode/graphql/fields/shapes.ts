/**
 * The stored objects field by field. Sources: network 3.10 for the types of the public schema, modules 4 for the content
 * of the documents.
 */
import {
  ParsedAccountBlock,
  ParsedBlock,
  ParsedBlockRef,
  ParsedBlockTransaction,
  ParsedInMsg,
  ParsedMasterBlock,
  ParsedMsgEnvelope,
  ParsedOutMsg,
  ParsedShardDescription,
  ParsedShardHash,
  ParsedValueFlow,
} from '../../../../modules/boc/types/parsedBlock.ts'
import {
  ParsedAccount,
  ParsedActionPhase,
  ParsedBouncePhase,
  ParsedComputePhase,
  ParsedCreditPhase,
  ParsedMessage,
  ParsedStoragePhase,
  ParsedTransaction,
} from '../../../../modules/boc/types/parsedObjects.ts'
import { ofDefaultNetwork } from './defaultNetwork.ts'
import { absent, big, count, type Fields, flag, int, link, list, object, type Shape, text, timeText } from './Field.ts'
import { formFields, formShape, otherCurrency } from './formFields.ts'
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

const proof = absent('Proof as a bag of cells, base64.')
const dappId = text('Dapp ID of the account, 64 hex digits.')
export const chainOrder = text('Text that sorts in chain order; used as the pagination cursor.')
export const threadId = text('Thread of the block, 68 hex digits; null for the masterchain.')
export const height = count('Number of the block in its thread.')
const masterSeqNo = absent('Number of the masterchain block that contains it; here, the time in s.', 'Float')

function sameAsId(column: string): Fields {
  return { hash: text('Same as `id`.', { column }) }
}

/** Filters also accept the 64 digits without `0:`. */
const address = { column: 'address', normalize: (id: string) => (id.includes(':') ? id : `0:${id}`) }

const accountFields = formFields(ParsedAccount, {
  ids: {
    id: text('Account id, 64 hex digits; on a legacy node, prefixed with the workchain.', address),
    address: text('Same as `id`.', address),
  },
  columns: ['acc_type', 'balance', 'code_hash', 'dapp_id', 'last_paid', 'last_trans_lt', 'workchain_id'],
  own: {
    dapp_id: dappId,
    prev_code_hash: absent('Hash of the code before the last change, 64 hex digits.'),
    proof,
  },
})

function messageFields(transaction: () => Shape): Fields {
  return formFields(ParsedMessage, {
    ids: { id: text('Hash of the message, 64 hex digits.', { column: 'id' }), ...sameAsId('id') },
    columns: [
      ...['chain_order', 'created_at', 'dst', 'dst_chain_order', 'dst_transaction_id', 'msg_type'],
      ...['src', 'src_chain_order', 'src_dapp_id', 'src_transaction_id', 'value'],
    ],
    own: {
      block_id: absent('Id of the block.'),
      chain_order: chainOrder,
      created_at_string: timeText('created_at'),
      dst_chain_order: text('Chain order of its arrival.'),
      dst_transaction: link(transaction, 'dst_transaction_id', 'Transaction that received it.'),
      dst_transaction_id: text('Id of the transaction that received it.'),
      ihr_disabled: flag('Whether instant hypercube routing is disabled; internal messages only.'),
      proof,
      src_chain_order: text('Chain order of its sending.'),
      src_dapp_id: text('Dapp ID of the sender, 64 hex digits.'),
      src_transaction: link(transaction, 'src_transaction_id', 'Transaction that sent it.'),
      src_transaction_id: text('Id of the transaction that sent it.'),
      transaction_id: text('Id of its transaction.', {
        value: (message) => message['src_transaction_id'] ?? message['dst_transaction_id'],
      }),
    },
  })
}

function transactionFields(message: () => Shape, block: () => Shape): Fields {
  return formFields(ParsedTransaction, {
    ids: { id: text('Hash of the transaction, 64 hex digits.', { column: 'id' }), ...sameAsId('id') },
    without: ['acc_split_depth', 'account_id', 'cur_shard_pfx_len', 'sibling_addr', 'this_addr'],
    columns: [
      ...['aborted', 'account_addr', 'balance_delta', 'block_id', 'chain_order', 'code_hash', 'dapp_id', 'lt', 'now'],
    ],
    own: {
      aborted: flag('Whether the transaction left the account unchanged, apart from the fees.'),
      account_addr: text('Address, `<workchain>:<account id>`.'),
      action: object(action),
      balance_delta: big('Change of the balance in nano units.'),
      block: link(block, 'block_id', 'The block that contains the transaction.'),
      block_id: text('Id of the block.'),
      bounce: object(bounce),
      chain_order: chainOrder,
      code_hash: text('Hash of the code, 64 hex digits.'),
      compute: object(compute),
      credit: object(formShape('TransactionCredit', ParsedCreditPhase)),
      dapp_id: dappId,
      in_message: link(message, 'in_msg', 'The message executed by the transaction.'),
      master_seq_no: masterSeqNo,
      now_string: timeText('now'),
      out_messages: link(message, 'out_msgs', 'Outbound messages, in order.', true),
      proof,
      split_info: object(splitInfo, 'How an account was split.'),
      storage: object(formShape('TransactionStorage', ParsedStoragePhase)),
      tt: absent('`tick` or `tock`, for such transactions.'),
      workchain_id: int('Workchain: -1 is the masterchain, 0 the basic one.'),
    },
  })
}

const action = formShape('TransactionAction', ParsedActionPhase, {
  own: {
    tot_msg_size_bits: count(),
    tot_msg_size_cells: count(),
    total_msg_size_bits: count('Same as `tot_msg_size_bits`.', { value: (phase) => phase['tot_msg_size_bits'] }),
    total_msg_size_cells: count('Same as `tot_msg_size_cells`.', { value: (phase) => phase['tot_msg_size_cells'] }),
  },
})

const bounce = formShape('TransactionBounce', ParsedBouncePhase, {
  own: { msg_size_bits: count(), msg_size_cells: count() },
})

const compute = formShape('TransactionCompute', ParsedComputePhase, { own: { gas_credit: int() } })

const splitInfo = formShape('TransactionSplitInfo', ParsedTransaction, {
  only: ['acc_split_depth', 'sibling_addr', 'this_addr'],
  own: { cur_shard_pfx_len: int('Length of the shard prefix.') },
})

const envelope = formShape('MsgEnvelope', ParsedMsgEnvelope)

const inMsg = formShape('InMsg', ParsedInMsg, { own: { in_msg: object(envelope), out_msg: object(envelope) } })

const outMsg = formShape('OutMsg', ParsedOutMsg, {
  own: {
    imported: object(inMsg),
    next_addr_pfx: big('Prefix it was routed to.', {
      value: ({ next_addr_pfx: digits }) => (typeof digits === 'string' ? `0x${digits}` : null),
    }),
    out_msg: object(envelope),
    reimport: object(inMsg),
  },
})

const accountBlock = formShape('BlockAccountBlocks', ParsedAccountBlock, {
  own: {
    tr_count: int(),
    transactions: list(formShape('BlockAccountBlocksTransactions', ParsedBlockTransaction)),
  },
})

const shardDescription = formShape('BlockMasterShardHashesDescr', ParsedShardDescription, {
  only: ['end_lt', 'file_hash', 'gen_utime', 'root_hash', 'seq_no', 'start_lt'],
})
const shardHash = formShape('BlockMasterShardHashes', ParsedShardHash, { own: { descr: object(shardDescription) } })
const master = formShape('BlockMaster', ParsedMasterBlock, {
  only: ['max_shard_gen_utime', 'min_shard_gen_utime', 'shard_hashes'],
  own: { shard_hashes: list(shardHash) },
})

const blockReference = formShape('ExtBlkRef', ParsedBlockRef)
const currencies = list(otherCurrency, 'Extra currencies, if any.')

const valueFlow = formShape('BlockValueFlow', ParsedValueFlow, {
  without: ['copyleft_rewards'],
  own: {
    from_prev_blk: big('Tokens of the shard before the block, in nano units.'),
    from_prev_blk_other: currencies,
    to_next_blk: big('Tokens of the shard after the block, in nano units.'),
    to_next_blk_other: currencies,
  },
})

const blockHeight: Shape = {
  name: 'BlockHeight',
  fields: { height: { ...height, column: 'height' }, thread_id: { ...threadId, column: 'thread_id' } },
}

const stateAddress = absent('Where the state is available.')
const directives: Shape = {
  name: 'BlockDirectives',
  fields: { shareStateResourceAddress: stateAddress, share_state_resource_address: stateAddress },
}

const blockFields: Fields = {
  ...proofFields,
  ...formFields(ParsedBlock, {
    ids: {
      id: text('Id of the block, 64 hex digits: root over its leaves; the hash if the chain has no keepers.', {
        column: 'id',
      }),
      ...sameAsId('id'),
      block_id: text('Same as `id`.', { column: 'id' }),
    },
    without: ['new_depth', 'new_hash', 'old_depth', 'old_hash', 'prev_seq_no', 'vert_seqno_incr'],
    columns: ['chain_order', 'gen_utime', 'height', 'seq_no', 'thread_id', 'tr_count', 'workchain_id'],
    own: {
      account_blocks: list(accountBlock),
      block_height: { ...object(blockHeight, 'Height of the block, and its thread.'), isSelf: true },
      chain_order: chainOrder,
      directives: object(directives, 'Instructions for the state of the shard.'),
      flags: int('Bits of the header.'),
      gen_utime_string: timeText('gen_utime'),
      gen_software_capabilities: big('Capabilities of the software that created the block, as bits.'),
      global_id: int('Global id of the network, included in signatures if the network requires it.'),
      height,
      in_msg_descr: { ...list(inMsg), isNeverNull: true },
      key_block: flag('Whether the block contains a configuration.'),
      master: object(master, 'Shard information of a masterchain block.'),
      master_ref: object(blockReference),
      master_seq_no: masterSeqNo,
      out_msg_descr: list(outMsg),
      prev_alt_ref: object(blockReference),
      prev_ref: object(blockReference, 'The previous block, by its hash.'),
      prev_vert_alt_ref: object(blockReference, 'Second of the blocks it replaces.'),
      prev_vert_ref: object(blockReference, 'The block that it replaces.'),
      thread_id: threadId,
      tr_count: int(),
      value_flow: object(valueFlow),
    },
  }),
}
