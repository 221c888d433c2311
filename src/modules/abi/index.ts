import * as errors from '../../errors/abi.ts'
import { defineModule } from '../../schema/functions.ts'
import { attachSignature } from './attachSignature.ts'
import { attachSignatureToMessageBody } from './attachSignatureToMessageBody.ts'
import { calcFunctionId } from './calcFunctionId.ts'
import { decodeAccountData } from './decodeAccountData.ts'
import { decodeBoc } from './decodeBoc.ts'
import { decodeInitialData } from './decodeInitialData.ts'
import { decodeMessage } from './decodeMessage.ts'
import { decodeMessageBody } from './decodeMessageBody.ts'
import { encodeAccount } from './encodeAccount.ts'
import { encodeBoc } from './encodeBoc.ts'
import { encodeInitialData } from './encodeInitialData.ts'
import { encodeInternalMessage } from './encodeInternalMessage.ts'
import { encodeMessage, encodeUnsignedMessage } from './encodeMessage.ts'
import { encodeMessageBody, encodeUnsignedBody } from './encodeMessageBody.ts'
import { describeUnsigned } from './encoding/describeUnsigned.ts'
import { getSignatureData } from './getSignatureData.ts'
import * as types from './types.ts'
import { updateInitialData } from './updateInitialData.ts'
import { verifySigningContent } from './verifySigningContent.ts'

export { type BuiltMessage, buildMessage, encodeMessage } from './encodeMessage.ts'
export { withoutReferences } from './encoding/deployImage.ts'
export { openSigner, unsignedBy } from './encoding/openSigner.ts'
export {
  Abi,
  AbiParam,
  CallSet,
  ChainRules,
  DecodedMessageBody,
  DeploySet,
  FunctionHeader,
  ParamsOfEncodeMessage,
  Signer,
} from './types.ts'
export { readAccountAddress } from './values/addresses.ts'
export { decodedBody } from './values/decodedBody.ts'
export { readAbi } from './values/readAbi.ts'
export { readAbiInline, readShortAbi } from './values/readShortAbi.ts'

export const abi = defineModule({
  name: 'abi',
  summary: 'Contract ABIs: encoding and decoding messages, bodies and contract data.',
  types,
  errors,
  functions: [
    encodeMessageBody,
    attachSignatureToMessageBody,
    encodeMessage,
    encodeInternalMessage,
    attachSignature,
    decodeMessage,
    decodeMessageBody,
    encodeAccount,
    decodeAccountData,
    updateInitialData,
    encodeInitialData,
    decodeInitialData,
    decodeBoc,
    encodeBoc,
    calcFunctionId,
    getSignatureData,
    verifySigningContent,
  ],
  steps: [encodeUnsignedMessage, encodeUnsignedBody, describeUnsigned],
})
