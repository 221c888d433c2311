import { defineFunction } from '../../context/defineFunction.ts'
import { setCodeSalt as replaceSalt } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfSetCodeSalt, ResultOfSetCodeSalt } from './types.ts'

export const setCodeSalt = defineFunction({
  name: 'boc.set_code_salt',
  summary: 'Sets the salt of contract code.',
  params: ParamsOfSetCodeSalt,
  result: ResultOfSetCodeSalt,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize],
  access: 'computes',
  example: {
    params: {
      code: 'te6ccgEBAwEAJwABJIrtUyDjAyDA/+MCIMD+4wLyCwEBBvSgIAIAFHNvbCAwLjc2LjE=',
      salt: 'te6ccgEBAQEAIgAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADk',
    },
    result: {
      code: 'te6ccgEBBAEASgABJIrtUyDjAyDA/+MCIMD+4wLyCwECBvSgIAMCAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA5AAUc29sIDAuNzYuMQ==',
    },
  },
  ...largeBocs('code', 'salt'),
  compute: ({ code, salt, boc_cache }, { context }) => {
    const source = readCell(context, code, 'code')
    const salted = withBocErrors(() => replaceSalt(source, readCell(context, salt, 'salt')))
    return { code: writeCell(context, salted, boc_cache) }
  },
})
