import { defineFunction } from '../../context/defineFunction.ts'
import { Slice } from '../../core/cells/index.ts'
import { InvalidMessage } from '../../errors/abi.ts'
import { InvalidData } from '../../errors/client.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { counterAbi } from './examples/exampleAbi.ts'
import { abiErrors, bocErrors } from './failures/errorGroups.ts'
import { DecodedMessageBody, ParamsOfDecodeMessageBody } from './types/decoding.ts'
import { decodedBody } from './values/decodedBody.ts'
import { readAbi } from './values/readAbi.ts'
import { readPlainCell } from './values/readPlainCell.ts'

export const decodeMessageBody = defineFunction({
  name: 'abi.decode_message_body',
  summary: 'Decodes a message body.',
  params: ParamsOfDecodeMessageBody,
  result: DecodedMessageBody,
  errors: [...abiErrors, ...bocErrors, InvalidData, InvalidMessage],
  access: 'computes',
  example: {
    params: { abi: counterAbi, body: 'te6ccgEBAQEACgAAEFoODbQAAAAH', is_internal: true },
    result: { body_type: 'Input', name: 'add', value: { amount: '7' }, header: null },
  },
  ...largeBocs('body'),
  compute: (params, { context }) => {
    const contract = readAbi(params.abi, params.rules)
    const body = readPlainCell(context, params.body, 'body')
    return decodedBody(contract, Slice.of(body), {
      isInternal: params.is_internal,
      allowPartial: params.allow_partial,
      layout: params.data_layout,
      name: params.function_name,
    })
  },
})
