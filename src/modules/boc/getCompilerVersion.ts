import { defineFunction } from '../../context/defineFunction.ts'
import { getCompilerVersion as readVersion } from '../../core/boc/index.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { readCell } from './cells/bocTexts.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { withBocErrors } from './cells/withBocErrors.ts'
import { ParamsOfGetCompilerVersion, ResultOfGetCompilerVersion } from './types.ts'

export const getCompilerVersion = defineFunction({
  name: 'boc.get_compiler_version',
  summary: 'Returns the compiler version stored in contract code.',
  params: ParamsOfGetCompilerVersion,
  result: ResultOfGetCompilerVersion,
  errors: [InvalidBoc, BocRefNotFound],
  access: 'computes',
  example: {
    params: { code: 'te6ccgEBAwEAJwABJIrtUyDjAyDA/+MCIMD+4wLyCwEBBvSgIAIAFHNvbCAwLjc2LjE=' },
    result: { version: 'sol 0.76.1' },
  },
  ...largeBocs('code'),
  compute: ({ code }, { context }) => ({
    version: withBocErrors(() => readVersion(readCell(context, code, 'code'))),
  }),
})
