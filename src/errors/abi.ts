/** Source: modules 3.4. */
import { defineError } from './ClientError.ts'

export const RequiredAddressMissingForEncodeMessage = defineError(
  301,
  'RequiredAddressMissingForEncodeMessage',
  'A message is encoded without `address` and without `deploy_set`.',
)
export const RequiredCallSetMissingForEncodeMessage = defineError(
  302,
  'RequiredCallSetMissingForEncodeMessage',
  'A message is encoded without `call_set` and without `deploy_set`.',
)
export const InvalidJson = defineError(
  303,
  'InvalidJson',
  'An ABI or an ABI parameter is invalid, or the ABI version is not supported.',
)
export const InvalidMessage = defineError(304, 'InvalidMessage', 'A message or body does not match the ABI.')
export const EncodeDeployMessageFailed = defineError(
  305,
  'EncodeDeployMessageFailed',
  'A deploy message cannot be encoded: not exactly one of `tvc`, `code` and `state_init`; `state_init` with initial values; no public key; wrong constructor arguments.',
)
export const EncodeRunMessageFailed = defineError(
  306,
  'EncodeRunMessageFailed',
  'A call cannot be encoded: unknown function, wrong arguments, missing address; `data` has `function_name`.',
)
export const AttachSignatureFailed = defineError(
  307,
  'AttachSignatureFailed',
  'A signature cannot be attached: wrong size of the signature or key, invalid message or ABI, no space left.',
)
export const InvalidTvcImage = defineError(308, 'InvalidTvcImage', 'A state init or contract image is invalid.')
export const RequiredPublicKeyMissingForFunctionHeader = defineError(
  309,
  'RequiredPublicKeyMissingForFunctionHeader',
  'Cannot occur: a header without a public key is encoded as such.',
  { occurs: false },
)
export const InvalidSigner = defineError(
  310,
  'InvalidSigner',
  'Cannot occur: an unknown kind of signer does not match the parameter type (23).',
  { occurs: false },
)
export const InvalidAbi = defineError(
  311,
  'InvalidAbi',
  'The ABI version does not allow the operation, the ABI is missing, or a value cannot be encoded by `encode_boc`.',
)
export const InvalidFunctionId = defineError(
  312,
  'InvalidFunctionId',
  'A function id given in place of a name is not in the ABI; `data` has `function_name`.',
)
export const InvalidData = defineError(313, 'InvalidData', 'Data does not match the ABI.')
export const EncodeInitialDataFailed = defineError(
  314,
  'EncodeInitialDataFailed',
  'Initial data cannot be encoded: a value is missing, unknown or of the wrong type.',
)
export const InvalidFunctionName = defineError(
  315,
  'InvalidFunctionName',
  'The function is not in the ABI; `data` has `function_name`.',
)
export const PubKeyNotSupported = defineError(
  316,
  'PubKeyNotSupported',
  '`initial_pubkey` is given for a contract with ABI 2.4 or later.',
)
