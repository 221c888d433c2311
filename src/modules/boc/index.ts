import * as errors from '../../errors/boc.ts'
import { defineModule } from '../../schema/functions.ts'
import { cacheGet } from './cacheGet.ts'
import { cacheSet } from './cacheSet.ts'
import { cacheUnpin } from './cacheUnpin.ts'
import { decodeStateInit } from './decodeStateInit.ts'
import { decodeTvc } from './decodeTvc.ts'
import { encodeBoc } from './encodeBoc.ts'
import { encodeExternalInMessage } from './encodeExternalInMessage.ts'
import { encodeStateInit } from './encodeStateInit.ts'
import { getBlockchainConfig } from './getBlockchainConfig.ts'
import { getBocDepth } from './getBocDepth.ts'
import { getBocHash } from './getBocHash.ts'
import { getCodeFromTvc } from './getCodeFromTvc.ts'
import { getCodeSalt } from './getCodeSalt.ts'
import { getCompilerVersion } from './getCompilerVersion.ts'
import { parseAccount } from './parseAccount.ts'
import { parseBlock } from './parseBlock.ts'
import { parseMessage } from './parseMessage.ts'
import { parseShardstate } from './parseShardstate.ts'
import { parseTransaction } from './parseTransaction.ts'
import { setCodeSalt } from './setCodeSalt.ts'
import * as types from './types.ts'

export * from './cells/bocTexts.ts'
export { isLargeBoc } from './cells/isLargeBoc.ts'
export { keptResults, largeBocs } from './cells/largeBocs.ts'

export const boc = defineModule({
  name: 'boc',
  summary: 'Bags of cells: parse, build and cache them.',
  types,
  errors,
  functions: [
    decodeTvc,
    parseMessage,
    parseTransaction,
    parseAccount,
    parseBlock,
    parseShardstate,
    getBlockchainConfig,
    getBocHash,
    getBocDepth,
    getCodeFromTvc,
    cacheGet,
    cacheSet,
    cacheUnpin,
    encodeBoc,
    getCodeSalt,
    setCodeSalt,
    decodeStateInit,
    encodeStateInit,
    encodeExternalInMessage,
    getCompilerVersion,
  ],
})
