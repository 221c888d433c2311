/** Source: modules 3.4. */
import { defineError } from './ClientError.ts'

export const RequiredAddressMissingForEncodeMessage = defineError(301, 'RequiredAddressMissingForEncodeMessage', {
  raised: 'A message is encoded without `address` and without `deploy_set`.',
  why: 'The message has no destination.',
  fix: 'Pass `address` for a call, or `deploy_set` for a deployment, whose address follows from the image.',
})
export const RequiredCallSetMissingForEncodeMessage = defineError(302, 'RequiredCallSetMissingForEncodeMessage', {
  raised: 'A message is encoded without `call_set` and without `deploy_set`.',
  why: 'The message has no content.',
  fix: 'Pass `call_set` with the function, or `deploy_set`.',
})
export const InvalidJson = defineError(303, 'InvalidJson', {
  raised: 'An ABI or an ABI parameter is invalid, or the ABI version is not supported.',
  why: 'The ABI is not JSON, lacks a required part, names a type that does not exist, or has a version outside 1.0 to 2.7.',
  fix: "Pass the compiler's `.abi.json` unchanged; the message names the place.",
})
export const InvalidMessage = defineError(304, 'InvalidMessage', {
  raised: 'A message or body does not match the ABI.',
  why: 'The body belongs to a function or contract that this ABI does not describe, or is truncated.',
  fix: 'Use the ABI of the contract that receives the message (or sends it, for events). `allow_partial` ignores leftover data.',
})
export const EncodeDeployMessageFailed = defineError(305, 'EncodeDeployMessageFailed', {
  raised:
    'A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with initial values; no public key; wrong constructor arguments.',
  why: 'The deployment is incomplete or contradicts itself: not exactly one of `tvc`, `code` and `state_init`, initial values together with `state_init`, no public key, or wrong constructor arguments.',
  fix: 'The message says which. The public key comes from the signer or from `initial_pubkey`; with ABI 2.4, pass it among the initial values.',
})
export const EncodeRunMessageFailed = defineError(306, 'EncodeRunMessageFailed', {
  raised: 'A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`.',
  why: 'The function is not in the ABI, an argument is missing, unknown or of the wrong type, or the address is missing. The message names the argument.',
  fix: 'Compare with the `inputs` of the function: numbers as strings, full addresses, bytes as hex, nested values as objects.',
})
export const AttachSignatureFailed = defineError(307, 'AttachSignatureFailed', {
  raised: 'A signature cannot be attached: wrong size of the signature or key, invalid message or ABI, no space left.',
  why: 'The signature does not have 128 hex digits, the key does not have 64, or the message was not encoded for an external signer.',
  fix: 'Sign `data_to_sign` from an `encode_message` with signer `External`, and pass that same message and the signature in hex.',
})
export const InvalidTvcImage = defineError(308, 'InvalidTvcImage', {
  raised: 'A state init or contract image is invalid.',
  why: 'This is not a contract image: it is an ABI, a source file or a whole account, or it is truncated.',
  fix: "Pass the compiler's `.tvc` as base64.",
})
export const RequiredPublicKeyMissingForFunctionHeader = defineError(309, 'RequiredPublicKeyMissingForFunctionHeader', {
  absent: 'a header without a public key is encoded as such.',
})
export const InvalidSigner = defineError(310, 'InvalidSigner', {
  absent: 'an unknown kind of signer does not match the parameter type (23).',
})
export const InvalidAbi = defineError(311, 'InvalidAbi', {
  raised:
    'The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded by `encode_boc`.',
  why: 'The operation does not exist for ABIs of this version (contract data has two forms, below 2.4 and from 2.4 on), no ABI was given, or a value does not fit in `encode_boc`.',
  fix: 'Check `version` in the ABI. From 2.4 on, initial data is described by the fields of the ABI, and `update_initial_data` and `decode_initial_data` do not apply.',
})
export const InvalidFunctionId = defineError(312, 'InvalidFunctionId', {
  raised: 'A function id given in place of a name is not in the ABI; `data` has `function_name`.',
  why: 'The ABI has no function with this id.',
  fix: 'Use the name, or the id from `abi.calc_function_id`.',
})
export const InvalidData = defineError(313, 'InvalidData', {
  raised: 'Data does not match the ABI.',
  why: 'The contract data does not match the fields of this ABI: the ABI belongs to another contract, or to another version of it.',
  fix: 'Use the ABI that belongs to the code of the account; compare `code_hash`.',
})
export const EncodeInitialDataFailed = defineError(314, 'EncodeInitialDataFailed', {
  raised: 'Initial data cannot be encoded: a value is missing, unknown or of the wrong type.',
  why: 'An initial value is missing, unknown, or of the wrong type.',
  fix: 'Pass all static variables of the contract, `fields` with `init: true` in ABI 2.4, under the names of the ABI.',
})
export const InvalidFunctionName = defineError(315, 'InvalidFunctionName', {
  raised: 'The function is not in the ABI; `data` has `function_name`.',
  why: 'The ABI has no function with this name. Names are case-sensitive.',
  fix: 'Check the ABI (`vendorclient contract abi`). It contains neither get methods without an ABI nor the functions of other interfaces.',
})
export const PubKeyNotSupported = defineError(316, 'PubKeyNotSupported', {
  raised: '`initial_pubkey` is given for a contract with ABI 2.4 or later.',
  why: 'From ABI 2.4 on, the public key is an ordinary data field.',
  fix: 'Pass it in `initial_data`, under the name that the contract uses (often `_pubkey`).',
})
export const SigningContentMismatch = defineError(317, 'SigningContentMismatch', {
  raised:
    'The content of a request to sign does not belong to the bytes to sign; `data` has `field`: `payload` or `message`.',
  why: 'The library or daemon that asked for the signature, or something between it and the signer, changed the request.',
  fix: 'Do not sign. Check which program asked, and connect to a daemon that you trust.',
})
