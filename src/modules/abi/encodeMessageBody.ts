import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/index.ts'
import { writeBocBase64 } from '../../core/cells/index.ts'
import { AttachSignatureFailed, EncodeRunMessageFailed, InvalidFunctionId } from '../../errors/abi.ts'
import { readBodyDestination } from './addresses.ts'
import { externalCallBody, internalCallBody } from './callBody.ts'
import { abiErrors, signerErrors } from './errorGroups.ts'
import { counterAbi, exampleCall } from './exampleAbi.ts'
import { openSigner } from './openSigner.ts'
import { readAbi } from './readAbi.ts'
import { ParamsOfEncodeMessageBody, ResultOfEncodeMessageBody } from './types.ts'
import { withAbiErrors } from './withAbiErrors.ts'

export const encodeMessageBody = defineFunction({
  name: 'abi.encode_message_body',
  summary: 'Encodes a call as the body of a message.',
  params: ParamsOfEncodeMessageBody,
  result: ResultOfEncodeMessageBody,
  errors: [...abiErrors, ...signerErrors, EncodeRunMessageFailed, AttachSignatureFailed, InvalidFunctionId],
  example: {
    params: { abi: counterAbi, call_set: exampleCall, is_internal: true, signer: { type: 'None' } },
    result: { body: 'te6ccgEBAQEACgAAEFoODbQAAAAH', data_to_sign: null },
  },
  run: async (call, params) => {
    const { call_set, is_internal, processing_try_index, signature_id } = params
    const contract = readAbi(params.abi, params.rules)
    const signer = await openSigner(call, params.signer)
    const dest = params.address === undefined ? undefined : readBodyDestination(params.address, EncodeRunMessageFailed)
    const { body, dataToSign } = is_internal
      ? { body: internalCallBody(contract, call_set, EncodeRunMessageFailed) }
      : await externalCallBody(call, contract, call_set, EncodeRunMessageFailed, {
          signer,
          dest,
          tryIndex: processing_try_index,
          signatureId: signature_id,
        })
    return {
      body: withAbiErrors(EncodeRunMessageFailed, 'The body cannot be written', () => writeBocBase64(body)),
      data_to_sign: dataToSign && bytesToBase64(dataToSign),
    }
  },
})
