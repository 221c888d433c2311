import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { Bip32InvalidKey } from '../../errors/crypto.ts'
import { ParamsOfHDKeySecretFromXPrv, ResultOfHDKeySecretFromXPrv } from './types/extendedKeys.ts'
import { useExtendedKey } from './values/useExtendedKey.ts'

export const hdkeySecretFromXprv = defineFunction({
  name: 'crypto.hdkey_secret_from_xprv',
  summary: 'Returns the secret key of an extended private key.',
  params: ParamsOfHDKeySecretFromXPrv,
  result: ResultOfHDKeySecretFromXPrv,
  errors: [Bip32InvalidKey],
  access: 'secret',
  example: {
    params: {
      xprv: 'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC',
    },
    result: { secret: '0c91e53128fa4d67589d63a6c44049c1068ec28a63069a55ca3de30c57f8b365' },
  },
  compute: ({ xprv }) => ({ secret: useExtendedKey(xprv, ({ key }) => bytesToHex(key)) }),
})
