import { defineFunction } from '../../context/defineFunction.ts'
import { Builder, Slice, writeBocBase64 } from '../../core/cells/index.ts'
import { messageCell, parseMessage } from '../../core/tlb/index.ts'
import { AttachSignatureFailed } from '../../errors/abi.ts'
import { InvalidHex, NotImplemented } from '../../errors/client.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { bocErrors } from './failures/errorGroups.ts'
import { ParamsOfAttachSignature, ResultOfAttachSignature } from './types/messages.ts'
import { readSignatureParts } from './values/readSignatureParts.ts'

export const attachSignature = defineFunction({
  name: 'abi.attach_signature',
  summary: 'Adds a signature to a message that was encoded for an external signer.',
  params: ParamsOfAttachSignature,
  result: ResultOfAttachSignature,
  errors: [...bocErrors, NotImplemented, InvalidHex, AttachSignatureFailed],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      public_key: exampleKeys.public,
      message:
        'te6ccgEBAQEAWQAArYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIHXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg==',
      signature:
        '9deae4a34899edcce767a6abd218ca2470078853a526a6c93da0c0b2d057f335c04bc719ac18dc19ef25f1bbe4d5ed8b467488c4eced4e91962015a59be77a01',
    },
    result: {
      message:
        'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg',
      message_id: '3e90dbe29d55166b5439811a7a2c7ed879260c35136287da517d6eae385c9b5a',
    },
  },
  ...largeBocs('message'),
  compute: (params, { context }) => {
    const cell = readCell(context, params.message, 'message')
    const attach = readSignatureParts(params)
    return withCoreErrors(AttachSignatureFailed, 'The signature cannot be attached', () => {
      const message = parseMessage(cell)
      if (message.body === undefined) throw AttachSignatureFailed.error('The message has no body')
      const body = attach(new Builder().storeSlice(message.body).toCell())
      const signed = messageCell({ ...message, body: Slice.of(body) })
      return { message: writeBocBase64(signed), message_id: signed.hashHex() }
    })
  },
})
