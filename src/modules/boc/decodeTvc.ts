import { defineFunction } from '../../context/defineFunction.ts'
import { decodeTvc as decodeImage } from '../../core/boc/index.ts'
import { isTaggedTvc } from '../../core/tlb/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeOptionalCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfDecodeTvc, ResultOfDecodeTvc } from './types.ts'

export const decodeTvc = defineFunction({
  name: 'boc.decode_tvc',
  summary: 'Decodes a contract image.',
  description: 'Decodes images that begin with the tag a2f0b81c; use `decode_state_init` for a bare state init.',
  params: ParamsOfDecodeTvc,
  result: ResultOfDecodeTvc,
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: { tvc: 'te6ccgEBBAEALgACCaLwuBzgAgEAJlNvbWUgU21hcnQgQ29udHJhY3QBFP8A9KQT9LzyyAsDAALT' },
    result: {
      tvc: { type: 'V1', value: { code: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT', description: 'Some Smart Contract' } },
    },
  },
  ...largeBocs('tvc'),
  compute: ({ tvc }, { context }) => {
    const cell = readCell(context, tvc, 'tvc')
    if (!isTaggedTvc(cell)) {
      throw InvalidBoc.error(
        'Expected an image that begins with the tag a2f0b81c, got one without it. If it is a bare state init, as in most .tvc ' +
          'files, use boc.decode_state_init',
      )
    }
    const { code, description } = withBocErrors(() => decodeImage(cell))
    return { tvc: { type: 'V1' as const, value: { code: writeOptionalCell(context, code, undefined), description } } }
  },
})
