import { expect, test } from 'vitest'
import { encodeTvmSafePublicKey } from '../../../src/core/crypto/encodeTvmSafePublicKey.ts'
import { hexBytes } from '../../support/hexBytes.ts'

test('a key is framed by its tag and a checksum', () => {
  const key = hexBytes('06117f59ade83e097e0fb33e5d29e8735bda82b3bf78a015542aaa853bb69600')
  const text = Buffer.from(encodeTvmSafePublicKey(key)).toString('base64url')
  expect(text).toBe('PuYGEX9Zreg-CX4Psz5dKehzW9qCs794oBVUKqqFO7aWAOTD')
})
