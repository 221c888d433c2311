/** Functions that need Ed25519 alone. */
import { convertPublicKeyToTvmSafeFormat } from '../convertPublicKeyToTvmSafeFormat.ts'
import { generateRandomSignKeys } from '../generateRandomSignKeys.ts'
import { sign } from '../sign.ts'
import { verifySignature } from '../verifySignature.ts'

export const signing = [convertPublicKeyToTvmSafeFormat, generateRandomSignKeys, sign, verifySignature]
