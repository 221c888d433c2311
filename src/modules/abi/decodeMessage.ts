import type { ClientContext } from '../../context/ClientContext.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { ChainRules } from '../../core/chainRules.ts'
import { type Message, parseMessage } from '../../core/tlb/index.ts'
import { InvalidMessage } from '../../errors/abi.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { readCell } from '../boc/cells/bocTexts.ts'
import { largeBocs } from '../boc/cells/largeBocs.ts'
import { withCoreErrors } from '../parameters/withCoreErrors.ts'
import { counterAbi, exampleKeys } from './examples/exampleAbi.ts'
import { abiErrors } from './failures/errorGroups.ts'
import { DecodedMessageBody, ParamsOfDecodeMessage } from './types/decoding.ts'
import { decodedBody } from './values/decodedBody.ts'
import { readAbi } from './values/readAbi.ts'

export const decodeMessage = defineFunction({
  name: 'abi.decode_message',
  summary: 'Decodes the body of a message.',
  description: 'External inbound messages are decoded as input, external outbound messages as output or event.',
  params: ParamsOfDecodeMessage,
  result: DecodedMessageBody,
  errors: [...abiErrors, InvalidMessage],
  access: 'computes',
  example: {
    params: {
      abi: counterAbi,
      message:
        'te6ccgEBAgEAnQABRYgAIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIiIMAQDpzvVyUaRM9uZzs9NV6QxlEjgDxCnSk1NkntBgWWgr+ZrgJeOM1gxuDPeS+N3yavbFozpEYnZ2p0jLEArSzfO9APXWpgBgrEKt9VL/tPJZAc6DuFy89qmIyWvAhpo9wdRGgAAAYvP5WgAZVPxKFoODbQAAAAHg',
    },
    result: {
      body_type: 'Input',
      name: 'add',
      value: { amount: '7' },
      header: { expire: 1700000040, time: 1700000000000, pubkey: exampleKeys.public },
    },
  },
  ...largeBocs('message'),
  compute: (params, { context }) => {
    const contract = readAbi(params.abi, params.rules)
    const { header, body } = readMessage(context, params.message, params.rules)
    if (body === undefined) throw InvalidMessage.error('The message has no body')
    const layouts = {
      internal: params.data_layout,
      externalIn: 'Input',
      externalOut: 'Output',
      externalOutV2: 'Output',
    } as const
    return decodedBody(contract, body, {
      isInternal: header.type === 'internal',
      allowPartial: params.allow_partial,
      layout: layouts[header.type],
      name: params.function_name,
    })
  },
})

/** A broken BOC counts as an invalid message. */
function readMessage(context: ClientContext | undefined, text: string, rules: ChainRules | undefined): Message {
  try {
    const cell = readCell(context, text, 'message')
    return withCoreErrors(InvalidMessage, 'Invalid message', () => parseMessage(cell, rules))
  } catch (error) {
    if (InvalidBoc.matches(error) || BocRefNotFound.matches(error)) {
      throw InvalidMessage.error(error.message, error.data, error)
    }
    throw error
  }
}
