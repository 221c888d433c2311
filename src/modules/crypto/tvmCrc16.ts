import { defineFunction } from '../../context/defineFunction.ts'
import { crc16 } from '../../core/crypto/crc16.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { ParamsOfTonCrc16, ResultOfTonCrc16 } from './types/hashes.ts'
import { isLarge } from './values/isLarge.ts'

export const tvmCrc16 = defineFunction({
  name: 'crypto.tvm_crc16',
  summary: 'Returns the CRC-16/XMODEM checksum of data.',
  description: 'Polynomial 0x1021, start value 0, no reflection.',
  params: ParamsOfTonCrc16,
  result: ResultOfTonCrc16,
  errors: [InvalidBase64],
  access: 'computes',
  example: { params: { data: 'ASNFZ4mrze8=' }, result: { crc: 43349 } },
  heavy: ({ data }) => isLarge(data),
  compute: ({ data }) => ({ crc: crc16(decodeBase64(data, 'data')) }),
})
