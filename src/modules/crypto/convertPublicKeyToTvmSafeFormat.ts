import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToBase64 } from '../../core/bytes/base64.ts'
import { encodeTvmSafePublicKey } from '../../core/crypto/encodeTvmSafePublicKey.ts'
import { InvalidHex } from '../../errors/client.ts'
import { decodeHex } from '../parameters/decodeText.ts'
import { ParamsOfConvertPublicKeyToTonSafeFormat, ResultOfConvertPublicKeyToTonSafeFormat } from './types/keys.ts'
import { isLarge } from './values/isLarge.ts'

export const convertPublicKeyToTvmSafeFormat = defineFunction({
  name: 'crypto.convert_public_key_to_tvm_safe_format',
  summary: 'Converts a public key to text with a checksum.',
  params: ParamsOfConvertPublicKeyToTonSafeFormat,
  result: ResultOfConvertPublicKeyToTonSafeFormat,
  errors: [InvalidHex],
  access: 'computes',
  example: {
    params: { public_key: '06117f59ade83e097e0fb33e5d29e8735bda82b3bf78a015542aaa853bb69600' },
    result: { tvm_public_key: 'PuYGEX9Zreg-CX4Psz5dKehzW9qCs794oBVUKqqFO7aWAOTD' },
  },
  heavy: ({ public_key }) => isLarge(public_key),
  compute: ({ public_key }) => {
    const base64 = bytesToBase64(encodeTvmSafePublicKey(decodeHex(public_key, 'public_key')))
    return { tvm_public_key: base64.replaceAll('+', '-').replaceAll('/', '_') }
  },
})
