/** What an application gets to see of a message before it signs it. */
import {
  address,
  any,
  array,
  boc,
  bool,
  field,
  hex,
  i32,
  optional,
  struct,
  text,
  u32,
  u64,
} from '../../../schema/shapes.ts'
import { Loss, MessageTransfer } from '../../losses/types.ts'

export const SigningContent = struct(
  'SigningContent',
  'What a signature would authorize. Only `payload` and `signature_id` are bound to the bytes to sign; the other fields are what the library says about them. `abi.verify_signing_content` checks and decodes them independently. Extension of the published interface.',
  {
    payload: field(
      boc,
      'The signed cell: `unsigned` is its hash, after `signature_id` as four bytes (big endian) if there is one. From ABI 2.3 on the cell consists of the address of the contract and the body of the message, before that of the body alone.',
    ),
    signature_id: optional(i32, 'Signature id of the network. Absent: nothing is put in front of the hash.'),
    message: optional(
      boc,
      'The whole external message without its signature, as `abi.encode_message` returns it for `Signer.External`. Absent if only a body is signed.',
    ),
    address: optional(address, 'The called contract, `<workchain>:<hex>`. Absent if only a body without it is signed.'),
    dapp_id: optional(hex, 'Dapp ID of the contract, as the caller gave it. No signature covers it.'),
    deploys: field(bool, 'Whether the message also deploys the contract.'),
    function_name: optional(text, 'The called function. Absent if the body cannot be decoded.'),
    input: optional(any, 'Arguments by name.'),
    time: optional(u64, 'Creation time in the header of the message, ms since 1970.'),
    expire_at: optional(u32, 'When the message expires, Unix time in s; 4294967295: never.'),
    transfers: optional(
      array(MessageTransfer),
      'What the contract would send, and to whom, according to a local run. Only if the losses of the message are checked (`accept_loss`, or a policy).',
    ),
    losses: optional(array(Loss), 'What would be lost, according to the same run.'),
  },
)
