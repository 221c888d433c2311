/** Transaction trees. */
import { array, bool, field, optional, struct, text, u32, withDefault } from '../../../schema/shapes.ts'
import { Abi } from '../../abi/types/contracts.ts'
import { DecodedMessageBody } from '../../abi/types/decoding.ts'
import { verify } from '../../parameters/verify.ts'

export const MessageNode = struct('MessageNode', 'A message in a transaction tree.', {
  id: field(text, 'Message id.'),
  src_transaction_id: optional(text, 'Transaction that created it; absent for external inbound messages.'),
  dst_transaction_id: optional(text, 'Transaction that received it; absent for messages that leave the chain.'),
  src: optional(text, 'Address of the sender.'),
  dst: optional(text, 'Address of the receiver.'),
  value: optional(text, 'Transferred tokens, a number as the node returns it.'),
  bounce: field(bool, 'Whether the message bounces on failure.'),
  decoded_body: optional(DecodedMessageBody, 'The decoded body, if an ABI of the registry describes it.'),
})

export const TransactionNode = struct('TransactionNode', 'A transaction in a tree.', {
  id: field(text, 'Transaction id.'),
  in_msg: field(text, 'Id of its inbound message.'),
  out_msgs: field(array(text), 'Ids of its outbound messages.'),
  account_addr: field(text, 'Account the transaction ran on.'),
  total_fees: field(text, 'Fees, a number as the node returns it.'),
  aborted: field(bool, 'Whether it was aborted.'),
  exit_code: optional(u32, 'Exit code of the compute phase, if any; negative codes as unsigned 32-bit numbers.'),
})

export const ParamsOfQueryTransactionTree = struct(
  'ParamsOfQueryTransactionTree',
  'The root message and options of the tree.',
  {
    in_msg: field(text, 'Id of the message.'),
    abi_registry: optional(array(Abi), 'ABIs to decode bodies with, tried in this order.'),
    timeout: withDefault(u32, 'How long to wait for the messages of one query, in ms; 0 waits indefinitely.', 60000),
    transaction_max_count: withDefault(
      u32,
      'Number of transactions after which no further query is made; 0 means no limit.',
      50,
    ),
    verify,
  },
)

export const ResultOfQueryTransactionTree = struct('ResultOfQueryTransactionTree', 'A transaction tree.', {
  messages: field(array(MessageNode), 'Messages, in the order they were found.'),
  transactions: field(array(TransactionNode), 'Transactions, in the order they were found.'),
})
