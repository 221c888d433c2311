import { defineModule } from '../../schema/functions.ts'
import * as errors from './errors.ts'
import { generateRandomBytes } from './generateRandomBytes.ts'
import { generateRandomSignKeys } from './generateRandomSignKeys.ts'
import { getSigningBox } from './getSigningBox.ts'
import { registerSigningBox } from './registerSigningBox.ts'
import { removeSigningBox } from './removeSigningBox.ts'
import { sha256 } from './sha256.ts'
import { sha512 } from './sha512.ts'
import { sign } from './sign.ts'
import { signingBoxGetPublicKey } from './signingBoxGetPublicKey.ts'
import { signingBoxSign } from './signingBoxSign.ts'
import * as types from './types.ts'
import { verifySignature } from './verifySignature.ts'

export const crypto = defineModule({
  name: 'crypto',
  summary: 'Keys, signatures, hashes, and boxes that hold keys.',
  types,
  errors,
  functions: [
    generateRandomBytes,
    generateRandomSignKeys,
    sign,
    verifySignature,
    sha256,
    sha512,
    registerSigningBox,
    getSigningBox,
    signingBoxGetPublicKey,
    signingBoxSign,
    removeSigningBox,
  ],
})
