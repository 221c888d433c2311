import { PointError } from '../../crypto/zklogin/bn254Points.ts'
import { hashLoginInputs, LoginInputError } from '../../crypto/zklogin/loginHash.ts'
import { decodeLoginProof, verifyLoginProof } from '../../crypto/zklogin/verifyLoginProof.ts'

const part = { PointError, LoginInputError, hashLoginInputs, decodeLoginProof, verifyLoginProof }

/** Login proofs, and the curve BN254, which is large. Throws PartMissing in a page that has not loaded it yet. */
export function loginProofs(): typeof part {
  return part
}
