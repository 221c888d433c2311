import { defineFunction } from '../../context/defineFunction.ts'
import { writeBocBase64 } from '../../core/cells/index.ts'
import { AttachSignatureFailed } from '../../errors/abi.ts'
import { InvalidHex, NotImplemented } from '../../errors/client.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { bocErrors } from './failures/errorGroups.ts'
import { ParamsOfAttachSignatureToMessageBody, ResultOfAttachSignatureToMessageBody } from './types/messages.ts'
import { readSignatureParts } from './values/readSignatureParts.ts'

export const attachSignatureToMessageBody = defineFunction({
  name: 'abi.attach_signature_to_message_body',
  summary: 'Adds a signature to a body that was encoded for an external signer.',
  params: ParamsOfAttachSignatureToMessageBody,
  result: ResultOfAttachSignatureToMessageBody,
  errors: [...bocErrors, NotImplemented, InvalidHex, AttachSignatureFailed],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      public_key: exampleKeys.public,
      message: 'te6ccgEBAQEANwAAaeutTADBWIVb6qX/aeSyA50HcLl57VMRkteBDTR7g6iNAAAAxefytAAyqfiULQcG2gAAAAPA',
      signature:
        '9deae4a34899edcce767a6abd218ca2470078853a526a6c93da0c0b2d057f335c04bc719ac18dc19ef25f1bbe4d5ed8b467488c4eced4e91962015a59be77a01',
    },
    result: {
      body: 'te6ccgEBAQEAdwAA6c71clGkTPbmc7PTVekMZRI4A8Qp0pNTZJ7QYFloK/ma4CXjjNYMbgz3kvjd8mr2xaM6RGJ2dqdIyxAK0s3zvQD11qYAYKxCrfVS/7TyWQHOg7hcvPapiMlrwIaaPcHURoAAAGLz+VoAGVT8ShaDg20AAAAB4A==',
    },
  },
  ...largeBocs('message'),
  compute: (params, { context }) => {
    const body = readCell(context, params.message, 'message')
    const attach = readSignatureParts(params)
    return withCoreErrors(AttachSignatureFailed, 'The signature cannot be attached', () => ({
      body: writeBocBase64(attach(body)),
    }))
  },
})
