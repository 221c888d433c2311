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
  withDefault,
} from '../../../schema/shapes.ts'
import { KeyPair } from '../../crypto/types/keys.ts'
import { SigningBoxHandle } from '../../crypto/types/signingBoxes.ts'
import { Abi, rules } from './contracts.ts'

export const FunctionHeader = struct(
  'FunctionHeader',
  'Header of an external message. Only the fields listed in the ABI are sent.',
  {
    expire: optional(
      u32,
      'When the message expires, Unix time in s. Default: now plus the expiration timeout of the configuration, which grows with the try index.',
    ),
    time: optional(u64, 'When the message was created, in ms since 1970. Default: now.'),
    pubkey: optional(hex, 'Public key the contract checks the signature with. Default: the key of the signer.'),
  },
)

export const CallSet = struct('CallSet', 'A function call.', {
  function_name: field(text, 'Name of the function, or its id as decimal or `0x` text.'),
  header: optional(FunctionHeader, 'Header fields; omitted fields take their defaults.'),
  input: optional(any, 'Arguments by name. Default: none.'),
})

export const DeploySet = struct(
  'DeploySet',
  'What to deploy: exactly one of `tvc`, `code` and `state_init`, and its initial values.',
  {
    tvc: optional(boc, 'Contract image, tagged or as a state init.'),
    code: optional(boc, 'Contract code; the data are built from the initial values.'),
    state_init: optional(boc, 'Complete state init; takes no initial values.'),
    workchain_id: optional(i32, 'Workchain. Default: `abi.workchain` of the configuration.'),
    initial_data: optional(
      any,
      'Initial values by name. Below ABI 2.4, all `data` items; from 2.4 on, exactly the fields marked `init`, including the public key.',
    ),
    initial_pubkey: optional(
      hex,
      'Public key of the owner; below ABI 2.4 only. Default: the key in the image unless it is zero, otherwise the key of the signer.',
    ),
  },
)

export const Signer = union('Signer', 'Who signs a message.', {
  None: variant('No signature.'),
  External: variant('The caller signs later: the result has `data_to_sign`.', {
    public_key: field(hex, 'Public key, 64 hex characters.'),
  }),
  Keys: variant('Signs with these keys.', { keys: field(KeyPair, 'Key pair.') }),
  SigningBox: variant('Signs with a signing box, of the library or of the application.', {
    handle: field(SigningBoxHandle, 'Handle of the box.'),
  }),
})

const tryIndex = optional(u8, 'Index of the attempt, starting at 0; the expiration timeout grows with it.', {
  default: 0,
})
const signatureId = optional(
  i32,
  'Signature id of the network. Default: `network.signature_id` of the configuration, otherwise what the network requires.',
)

export const ParamsOfEncodeMessageBody = struct('ParamsOfEncodeMessageBody', 'A call to encode as a message body.', {
  abi: field(Abi, 'ABI of the contract.'),
  call_set: field(CallSet, 'The call.'),
  is_internal: field(bool, 'Whether the body is for an internal message, which has no header or signature.'),
  signer: field(Signer, 'Who signs.'),
  processing_try_index: tryIndex,
  address: optional(address, 'Destination; required to sign an external body with ABI 2.3 or later.'),
  signature_id: signatureId,
  rules,
})

export const ResultOfEncodeMessageBody = struct('ResultOfEncodeMessageBody', 'An encoded body.', {
  body: field(boc, 'The body. With `Signer.External` it has no signature and is not valid until one is attached.'),
  data_to_sign: optional(base64, 'The data to sign; with `Signer.External` only.'),
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
  'An external message to encode: a call, a deployment, or both.',
  {
    abi: field(Abi, 'ABI of the contract.'),
    address: optional(address, 'Destination. With `deploy_set`, it is calculated.'),
    deploy_set: optional(DeploySet, 'What to deploy.'),
    call_set: optional(CallSet, 'The call. Without it, only the state init is sent, unsigned.'),
    signer: field(Signer, 'Who signs.'),
    processing_try_index: tryIndex,
    signature_id: signatureId,
    rules,
  },
)

export const ResultOfEncodeMessage = struct('ResultOfEncodeMessage', 'An encoded message.', {
  message: field(boc, 'The message.'),
  data_to_sign: optional(base64, 'The data to sign; with `Signer.External` only.'),
  address: field(address, 'Destination, `<workchain>:<hex>`.'),
  message_id: field(hex, 'Hash of the message.'),
})

export const ParamsOfEncodeInternalMessage = struct('ParamsOfEncodeInternalMessage', 'An internal message to encode.', {
  abi: optional(Abi, 'ABI of the contract; required with `deploy_set` or `call_set`.'),
  address: optional(address, 'Destination. With `deploy_set`, it is calculated.'),
  src_address: optional(address, 'Source. Default: none.'),
  deploy_set: optional(DeploySet, 'What to deploy.'),
  call_set: optional(CallSet, 'The call. Default: no body.'),
  value: field(decimal, 'Amount to send, in nano units, below 2^64.'),
  bounce: withDefault(bool, 'Whether the amount is returned if the call fails.', true),
  enable_ihr: withDefault(bool, 'Whether instant hypercube routing is allowed.', false),
  rules,
})

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

export const ResultOfGetSignatureData = struct('ResultOfGetSignatureData', 'A signature and the data it covers.', {
  signature: field(hex, 'Signature, 128 hex characters.'),
  unsigned: field(base64, 'The signed data.'),
})
