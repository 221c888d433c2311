/** Types of module zklogin. Source: virtual machine extensions 4. */
import { array, decimal, field, hex, optional, struct, text } from '../../schema/shapes.ts'

export const ParamsOfAddressSeed = struct(
  'ParamsOfAddressSeed',
  'Who a user is, as the provider of the login says it.',
  {
    claim_name: optional(text, 'Name of the claim that identifies the user, at most 32 characters.', {
      default: 'sub',
    }),
    claim_value: field(text, 'Its value in the token, at most 115 characters.'),
    audience: field(text, 'Audience of the token, `aud`, at most 145 characters.'),
    salt: field(decimal, 'Salt of the user, below the order of the field (about 2^253.6).'),
  },
)

export const ResultOfAddressSeed = struct('ResultOfAddressSeed', 'The number that stands for a user.', {
  address_seed: field(decimal, 'The number, below the order of the field.'),
})

const coordinates = array(decimal)

export const ZkLoginProof = struct('ZkLoginProof', 'A proof as a prover returns it: coordinates as decimal texts.', {
  a: field(coordinates, 'Point of G1: x, y and, if at all, 1.'),
  b: field(array(coordinates), 'Point of G2: x, y and, if at all, 1, each of two parts.'),
  c: field(coordinates, 'Point of G1, as `a`.'),
})

export const ParamsOfProofToBytes = struct('ParamsOfProofToBytes', 'A proof to write for a contract.', {
  proof: field(ZkLoginProof, 'The proof.'),
})

export const ResultOfProofToBytes = struct('ResultOfProofToBytes', 'A proof as contracts take it.', {
  proof: field(hex, '128 bytes: the points a, b and c, compressed.'),
})
