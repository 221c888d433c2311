/** Encoding of messages and their signatures. */
import {
  address,
  any,
  base64,
  boc,
  bool,
  decimal,
  field,
  hex,
  i32,
  optional,
  struct,
  text,
  u8,
  u32,
  u64,
  union,
  variant,
} from '../../../schema/shapes.ts'
import { KeyPair, SigningBoxHandle } from '../../crypto/index.ts'
import { Abi, rules } from './contracts.ts'

export const FunctionHeader = struct(
  'FunctionHeader',
  'Header of an external message. Only fields that the ABI lists are sent.',
  {
    expire: optional(
      u32,
      'When the message expires, Unix time in s. Absent: now and the expiration timeout of the configuration, grown by the try index.',
    ),
    time: optional(u64, 'When the message was made, in ms since 1970. Absent: now.'),
    pubkey: optional(hex, 'Public key that the contract checks the signature with. Absent: the key of the signer.'),
  },
)

export const CallSet = struct('CallSet', 'A call of a function.', {
  function_name: field(text, 'Name of the function, or its number as decimal or `0x` text.'),
  header: optional(FunctionHeader, 'Header fields; those left out have their defaults.'),
  input: optional(any, 'Arguments by name. Absent: none.'),
})

export const DeploySet = struct(
  'DeploySet',
  'What is deployed: exactly one of `tvc`, `code` and `state_init`, and values that go into it.',
  {
    tvc: optional(boc, 'Contract image, tagged or as state init.'),
    code: optional(boc, 'Contract code; the data are made of the initial values.'),
    state_init: optional(boc, 'Final state init; without initial values.'),
    workchain_id: optional(i32, 'Workchain. Absent: `abi.workchain` of the configuration.'),
    initial_data: optional(
      any,
      'Initial values by name. Below ABI 2.4 all `data` items, from 2.4 on exactly the fields marked `init`, the public key among them.',
    ),
    initial_pubkey: optional(
      hex,
      'Public key of the owner, below ABI 2.4 only. Absent: the one in the image unless it is zero, else the key of the signer.',
    ),
  },
)

export const Signer = union('Signer', 'Who signs a message.', {
  None: variant('Nobody.'),
  External: variant('The caller, afterwards: the result has `data_to_sign`.', {
    public_key: field(hex, 'Public key, 64 hex characters.'),
  }),
  Keys: variant('These keys.', { keys: field(KeyPair, 'Key pair.') }),
  SigningBox: variant('A signing box, of the library or of the application.', {
    handle: field(SigningBoxHandle, 'The box.'),
  }),
})

const tryIndex = optional(u8, 'Number of the attempt; the expiration timeout grows with it.', { default: 0 })
const signatureId = optional(
  i32,
  'Signature id of the network. Absent: `network.signature_id` of the configuration, else what the network asks for.',
)

export const ParamsOfEncodeMessageBody = struct('ParamsOfEncodeMessageBody', 'A call to be encoded as body.', {
  abi: field(Abi, 'ABI of the contract.'),
  call_set: field(CallSet, 'The call.'),
  is_internal: field(bool, 'Whether the body is for an internal message, which has no header and no signature.'),
  signer: field(Signer, 'Who signs.'),
  processing_try_index: tryIndex,
  address: optional(address, 'Destination; needed when an external body is signed with ABI 2.3 or later.'),
  signature_id: signatureId,
  rules,
})

export const ResultOfEncodeMessageBody = struct('ResultOfEncodeMessageBody', 'An encoded body.', {
  body: field(boc, 'The body. For `External` without signature part: valid only after a signature is attached.'),
  data_to_sign: optional(base64, 'What has to be signed; for `External` only.'),
})

export const ParamsOfAttachSignatureToMessageBody = struct(
  'ParamsOfAttachSignatureToMessageBody',
  'An unsigned body and its signature.',
  {
    abi: field(Abi, 'ABI of the contract.'),
    public_key: field(hex, 'Public key of the signer.'),
    message: field(boc, 'The body.'),
    signature: field(hex, 'Signature, 128 hex characters.'),
  },
)

export const ResultOfAttachSignatureToMessageBody = struct('ResultOfAttachSignatureToMessageBody', 'A signed body.', {
  body: field(boc, 'The body.'),
})

export const ParamsOfEncodeMessage = struct(
  'ParamsOfEncodeMessage',
  'An external message to be encoded: a call, a deployment, or both.',
  {
    abi: field(Abi, 'ABI of the contract.'),
    address: optional(address, 'Destination. With `deploy_set` it is calculated instead.'),
    deploy_set: optional(DeploySet, 'What is deployed.'),
    call_set: optional(CallSet, 'The call. Without it only the state init is sent, unsigned.'),
    signer: field(Signer, 'Who signs.'),
    processing_try_index: tryIndex,
    signature_id: signatureId,
    rules,
  },
)

export const ResultOfEncodeMessage = struct('ResultOfEncodeMessage', 'An encoded message.', {
  message: field(boc, 'The message.'),
  data_to_sign: optional(base64, 'What has to be signed; for `External` only.'),
  address: field(address, 'Destination, `<workchain>:<hex>`.'),
  message_id: field(hex, 'Hash of the message.'),
})

export const ParamsOfEncodeInternalMessage = struct(
  'ParamsOfEncodeInternalMessage',
  'An internal message to be encoded.',
  {
    abi: optional(Abi, 'ABI of the contract; needed with `deploy_set` or `call_set`.'),
    address: optional(address, 'Destination. With `deploy_set` it is calculated instead.'),
    src_address: optional(address, 'Source. Absent: none.'),
    deploy_set: optional(DeploySet, 'What is deployed.'),
    call_set: optional(CallSet, 'The call. Absent: no body.'),
    value: field(decimal, 'Amount sent with the message, in nano units, below 2^64.'),
    bounce: optional(bool, 'Whether the amount comes back when the call fails.', { default: true }),
    enable_ihr: optional(bool, 'Whether instant hypercube routing is allowed.', { default: false }),
    rules,
  },
)

export const ResultOfEncodeInternalMessage = struct('ResultOfEncodeInternalMessage', 'An encoded message.', {
  message: field(boc, 'The message.'),
  address: field(address, 'Destination, `<workchain>:<hex>`.'),
  message_id: field(hex, 'Hash of the message.'),
})

export const ParamsOfAttachSignature = struct('ParamsOfAttachSignature', 'An unsigned message and its signature.', {
  abi: field(Abi, 'ABI of the contract.'),
  public_key: field(hex, 'Public key of the signer.'),
  message: field(boc, 'The message.'),
  signature: field(hex, 'Signature, 128 hex characters.'),
})

export const ResultOfAttachSignature = struct('ResultOfAttachSignature', 'A signed message.', {
  message: field(boc, 'The message.'),
  message_id: field(hex, 'Hash of the message.'),
})

export const ParamsOfGetSignatureData = struct('ParamsOfGetSignatureData', 'A signed message.', {
  abi: field(Abi, 'ABI of the contract.'),
  message: field(boc, 'The message.'),
  signature_id: signatureId,
})

export const ResultOfGetSignatureData = struct('ResultOfGetSignatureData', 'A signature and what it covers.', {
  signature: field(hex, 'Signature, 128 hex characters.'),
  unsigned: field(base64, 'What was signed.'),
})
