import { defineFunction } from '../../context/defineFunction.ts'
import { getCodeSalt as readSalt } from '../../core/boc/index.ts'
import { BocRefNotFound, InsufficientCacheSize, InvalidBoc, SerializationError } from '../../errors/boc.ts'
import { readCell, writeOptionalCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfGetCodeSalt, ResultOfGetCodeSalt } from './types.ts'

export const getCodeSalt = defineFunction({
  name: 'boc.get_code_salt',
  summary: 'Returns the salt of contract code.',
  params: ParamsOfGetCodeSalt,
  result: ResultOfGetCodeSalt,
  errors: [InvalidBoc, BocRefNotFound, SerializationError, InsufficientCacheSize],
  access: 'computes',
  example: {
    params: {
      code: 'te6ccgEBBAEASgABJIrtUyDjAyDA/+MCIMD+4wLyCwECBvSgIAMCAEAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA5AAUc29sIDAuNzYuMQ==',
    },
    result: { salt: 'te6ccgEBAQEAIgAAQAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAADk' },
  },
  ...largeBocs('code'),
  compute: ({ code, boc_cache }, { context }) => {
    const salt = withBocErrors(() => readSalt(readCell(context, code, 'code')))
    return { salt: writeOptionalCell(context, salt, boc_cache) }
  },
})
