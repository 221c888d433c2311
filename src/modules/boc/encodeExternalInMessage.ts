import { defineFunction } from '../../context/defineFunction.ts'
import { encodeExternalInMessage as buildMessage } from '../../core/boc/index.ts'
import { addressToMsgAddress, parseExternalAddress } from '../../core/tlb/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { InvalidAddress } from '../../errors/client.ts'
import { parseAddressParameter, withAddressErrors } from '../parameters/parseAddressParameter.ts'
import { readOptionalCell, writeCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfEncodeExternalInMessage, ResultOfEncodeExternalInMessage } from './types.ts'

export const encodeExternalInMessage = defineFunction({
  name: 'boc.encode_external_in_message',
  summary: 'Builds an external inbound message from its parts.',
  params: ParamsOfEncodeExternalInMessage,
  result: ResultOfEncodeExternalInMessage,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize, InvalidAddress],
  access: 'computes',
  example: {
    params: {
      src: ':abcd',
      dst: '0:1111111111111111111111111111111111111111111111111111111111111111',
      body: 'te6ccgEBAQEABgAACN6tvu8=',
    },
    result: {
      message: 'te6ccgEBAQEALAAAU5CFXmwAEREREREREREREREREREREREREREREREREREREREREREDerb7vg==',
      message_id: '04fd10b7474c3f57fb9d5ecbb49fce809a7a3660695c53206a320d53d24921c0',
    },
  },
  ...largeBocs('init', 'body'),
  compute: ({ src, dst, init, body, boc_cache }, { context }) => {
    const dest = parseAddressParameter(dst)
    const parts = {
      src: src === undefined || src === null ? undefined : withAddressErrors(src, () => parseExternalAddress(src)),
      dest: withAddressErrors(dst, () => addressToMsgAddress(dest)),
      init: readOptionalCell(context, init, 'init'),
      body: readOptionalCell(context, body, 'body'),
    }
    const message = withBocErrors(() => buildMessage(parts))
    return { message: writeCell(context, message, boc_cache), message_id: message.hashHex() }
  },
})
