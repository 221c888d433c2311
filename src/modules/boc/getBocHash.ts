import { defineFunction } from '../../context/defineFunction.ts'
import { BocRefNotFound, InvalidBoc } from '../../errors/boc.ts'
import { readBocHash } from './cells/bocTexts.ts'
import { isLargeBoc } from './cells/isLargeBoc.ts'
import { largeBocs } from './cells/largeBocs.ts'
import { ParamsOfGetBocHash, ResultOfGetBocHash } from './types.ts'

export const getBocHash = defineFunction({
  name: 'boc.get_boc_hash',
  summary: 'Returns the hash of the root cell of a BOC.',
  params: ParamsOfGetBocHash,
  result: ResultOfGetBocHash,
  errors: [InvalidBoc, BocRefNotFound],
  access: 'computes',
  example: {
    params: {
      boc: 'te6ccgEBAQEAWAAAq2n+AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAE/zMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzMzSsG8DgAAAAAjuOu9NAL7BxYpA',
    },
    result: { hash: 'dfd47194f3058ee058bfbfad3ea40cbbd9ad17ca77cd0904d4d9f18a48c2fbca' },
  },
  ...largeBocs('boc'),
  // A cached tree knows its hash.
  heavy: ({ boc }) => isLargeBoc(boc),
  compute: ({ boc }, { context }) => ({ hash: readBocHash(context, boc, 'boc') }),
})
