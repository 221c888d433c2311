import { defineFunction } from '../../context/defineFunction.ts'
import { getCodeFromTvc as readCode } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfGetCodeFromTvc, ResultOfGetCodeFromTvc } from './types.ts'

export const getCodeFromTvc = defineFunction({
  name: 'boc.get_code_from_tvc',
  summary: 'Extracts the code from a contract image or state init.',
  params: ParamsOfGetCodeFromTvc,
  result: ResultOfGetCodeFromTvc,
  errors: [InvalidBoc, BocRefNotFound, SerializationError],
  access: 'computes',
  example: {
    params: { tvc: 'te6ccgEBBAEALgACCaLwuBzgAgEAJlNvbWUgU21hcnQgQ29udHJhY3QBFP8A9KQT9LzyyAsDAALT' },
    result: { code: 'te6ccgEBAgEAEAABFP8A9KQT9LzyyAsBAALT' },
  },
  ...largeBocs('tvc'),
  compute: ({ tvc }, { context }) => {
    const code = withBocErrors(() => readCode(readCell(context, tvc, 'tvc')))
    return { code: writeCell(context, code, undefined) }
  },
})
