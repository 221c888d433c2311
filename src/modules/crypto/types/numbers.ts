import { array, field, hex, struct } from '../../../schema/shapes.ts'

export const ParamsOfFactorize = struct('ParamsOfFactorize', 'A number to factorize.', {
  composite: field(hex, 'Composite number of at most 64 bits, hex without prefix.'),
})

export const ResultOfFactorize = struct('ResultOfFactorize', 'Two factors of a number.', {
  factors: field(array(hex), 'The smallest prime factor and the cofactor, upper-case hex without padding.'),
})

export const ParamsOfModularPower = struct(
  'ParamsOfModularPower',
  'Numbers as hex without prefix, each at most 8192 bits.',
  {
    base: field(hex, 'The base.'),
    exponent: field(hex, 'The exponent, non-negative.'),
    modulus: field(hex, 'The modulus, non-zero.'),
  },
)

export const ResultOfModularPower = struct('ResultOfModularPower', 'A power.', {
  modular_power: field(hex, 'base ^ exponent mod modulus, lower-case hex without padding.'),
})
