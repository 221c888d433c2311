import { base64, field, hex, struct, u8, u16, u32 } from '../../../schema/shapes.ts'

export const ParamsOfHash = struct('ParamsOfHash', 'Data to hash.', {
  data: field(base64, 'The data.'),
})

export const ResultOfHash = struct('ResultOfHash', 'A hash.', {
  hash: field(hex, 'Hash in lower-case hex.'),
})

export const ParamsOfTonCrc16 = struct('ParamsOfTonCrc16', 'Data to checksum.', {
  data: field(base64, 'The data.'),
})

export const ResultOfTonCrc16 = struct('ResultOfTonCrc16', 'A checksum.', {
  crc: field(u16, 'The checksum, a number of 16 bits.'),
})

export const ParamsOfScrypt = struct(
  'ParamsOfScrypt',
  'A password and the cost parameters of scrypt (RFC 7914). Memory, 128 * r * (2^log_n + p) bytes, is at most 2^31; 128 * r * 2^log_n * p is at most 2^34.',
  {
    password: field(base64, 'The password.', { secret: true }),
    salt: field(base64, 'The salt.'),
    log_n: field(u8, 'Binary logarithm of the cost N, from 1 to 63 and below 16 * r. Typical: 15.'),
    r: field(u32, 'Block size, in units of 128 bytes, at least 1. Typical: 8.'),
    p: field(u32, 'Number of independent mixings, at least 1; r * p stays below 2^30. Typical: 1.'),
    dk_len: field(u32, 'Length of the derived key in bytes, from 1 to 16777216.'),
  },
)

export const ResultOfScrypt = struct('ResultOfScrypt', 'A derived key.', {
  key: field(hex, 'The key in lower-case hex.', { secret: true }),
})
