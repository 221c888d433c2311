/** Types of module zklogin. Source: virtual machine extensions 4. */
import { array, decimal, field, hex, struct, text, withDefault } from '../../schema/shapes.ts'

export const ParamsOfAddressSeed = struct(
  'ParamsOfAddressSeed',
  'Identity of a user, as stated by the login provider.',
  {
    claim_name: withDefault(text, 'Name of the claim that identifies the user, at most 32 characters.', 'sub'),
    claim_value: field(text, 'Value of the claim in the token, at most 115 characters.'),
    audience: field(text, 'Audience of the token, `aud`, at most 145 characters.'),
    salt: field(decimal, 'Salt of the user, a number below the order of the field (about 2^253.6).'),
  },
)

export const ResultOfAddressSeed = struct('ResultOfAddressSeed', 'The number that represents a user.', {
  address_seed: field(decimal, 'The seed, a number below the order of the field.'),
})

const coordinates = array(decimal)

export const ZkLoginProof = struct('ZkLoginProof', 'A proof as returned by a prover: coordinates as decimal text.', {
  a: field(coordinates, 'Point of G1: the numbers x, y and, optionally, 1.'),
  b: field(array(coordinates), 'Point of G2: the numbers x, y and, optionally, 1, each with two parts.'),
  c: field(coordinates, 'Point of G1: numbers as in `a`.'),
})

export const ParamsOfProofToBytes = struct('ParamsOfProofToBytes', 'A proof to convert for a contract.', {
  proof: field(ZkLoginProof, 'The proof.'),
})

export const ResultOfProofToBytes = struct('ResultOfProofToBytes', 'A proof in the form that contracts accept.', {
  proof: field(hex, '128 bytes: the points a, b and c, compressed.'),
})
