/** Poseidon hashes of the public zkLogin circuit: texts and numbers as elements of the field. Source: virtual machine extensions 4.1. */
import { BN254_ORDER } from '../poseidon/bn254Order.ts'
import { MAX_POSEIDON_INPUTS } from '../poseidon/bn254Permutation.ts'
import { poseidonHash } from '../poseidon/poseidonHash.ts'

/** Bits of one element: whole bytes below the order of the field. */
const PIECE_BITS = 248n
const PIECE_MASK = (1n << PIECE_BITS) - 1n
const MODULUS_BITS = 2048

/** Maximum number of characters of the part of the issuer and of the header of a token. */
const ISSUER_CHARACTERS = 224
const HEADER_CHARACTERS = 248

/** The statement of a login proof. */
export interface LoginInputs {
  /** Session key, 256 bits. */
  readonly sessionKey: bigint
  /** Number of the address, of any size. */
  readonly addressSeed: bigint
  /** Until when the session key is valid. */
  readonly maxEpoch: bigint
  /** Base64url characters of the token around its issuer, and how many characters before a group of four it begins. */
  readonly issuer: string
  readonly issuerOffset: bigint
  /** Header of the token, base64url. */
  readonly header: string
  /** RSA modulus of the provider. */
  readonly modulus: bigint
}

/** A text or a number does not fit into the circuit. */
export class LoginInputError extends Error {
  override readonly name = 'LoginInputError'
}

/** Hash of up to 256 elements; more than 16 are hashed in groups of 16 first. */
export function hashElements(elements: readonly bigint[]): bigint {
  if (elements.length <= MAX_POSEIDON_INPUTS) return poseidonHash(elements)
  const groups: bigint[] = []
  for (let start = 0; start < elements.length; start += MAX_POSEIDON_INPUTS) {
    groups.push(poseidonHash(elements.slice(start, start + MAX_POSEIDON_INPUTS)))
  }
  return hashElements(groups)
}

/** A number of `bits` bits as elements of 248 bits, split from the lowest bit up; the highest element comes first. */
function pack(value: bigint, bits: number): bigint[] {
  const pieces: bigint[] = []
  for (let end = 0n; end < BigInt(bits); end += PIECE_BITS) pieces.unshift((value >> end) & PIECE_MASK)
  return pieces
}

/** Hash of a text in a field of `size` characters, 8 bits each. Throws LoginInputError. */
export function hashText(text: string, size: number): bigint {
  const characters = [...text]
  if (characters.length > size) throw new LoginInputError(`The text is too long: the limit is ${size} characters`)
  let value = 0n
  for (const character of characters) {
    const code = character.codePointAt(0)!
    if (code > 255) throw new LoginInputError('The text has a character above code point 255')
    value = (value << 8n) | BigInt(code)
  }
  return hashElements(pack(value << BigInt(8 * (size - characters.length)), 8 * size))
}

/** The one public input of a login proof, an element of the field. Throws LoginInputError. */
export function hashLoginInputs(inputs: LoginInputs): bigint {
  const { sessionKey, addressSeed, maxEpoch, issuer, issuerOffset, header, modulus } = inputs
  if (modulus >> BigInt(MODULUS_BITS) !== 0n) throw new LoginInputError('The modulus has more than 2048 bits')
  return hashElements([
    sessionKey >> 128n,
    sessionKey & ((1n << 128n) - 1n),
    addressSeed % BN254_ORDER,
    maxEpoch,
    hashText(issuer, ISSUER_CHARACTERS),
    issuerOffset,
    hashText(header, HEADER_CHARACTERS),
    hashElements(pack(modulus, MODULUS_BITS)),
  ])
}

/** Characters that the circuit has for the name and the value of the claim, and for the audience. */
const CLAIM_NAME_CHARACTERS = 32
const CLAIM_VALUE_CHARACTERS = 115
const AUDIENCE_CHARACTERS = 145

/** Seed of the address of a user: the hash of a claim, the audience and a salt below the order of the field. Throws LoginInputError. */
export function addressSeed(claim: string, value: string, audience: string, salt: bigint): bigint {
  return hashElements([
    hashText(claim, CLAIM_NAME_CHARACTERS),
    hashText(value, CLAIM_VALUE_CHARACTERS),
    hashText(audience, AUDIENCE_CHARACTERS),
    hashElements([salt]),
  ])
}
