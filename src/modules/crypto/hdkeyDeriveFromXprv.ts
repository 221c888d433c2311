import { defineFunction } from '../../context/defineFunction.ts'
import { deriveChildKeyAt } from '../../core/crypto/hdkey/deriveChildKey.ts'
import { encodeExtendedKey } from '../../core/crypto/hdkey/ExtendedKey.ts'
import { Bip32InvalidKey } from '../../errors/crypto.ts'
import { ParamsOfHDKeyDeriveFromXPrv, ResultOfHDKeyDeriveFromXPrv } from './types/extendedKeys.ts'
import { useExtendedKey } from './values/useExtendedKey.ts'

export const hdkeyDeriveFromXprv = defineFunction({
  name: 'crypto.hdkey_derive_from_xprv',
  summary: 'Derives a child key of an extended key (BIP-32).',
  params: ParamsOfHDKeyDeriveFromXPrv,
  result: ResultOfHDKeyDeriveFromXPrv,
  errors: [Bip32InvalidKey],
  access: 'secret',
  example: {
    params: {
      xprv: 'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC',
      child_index: 0,
      hardened: false,
    },
    result: {
      xprv: 'xprv9uZwtSeoKf1swgAkVVCEUmC2at6t7MCJoHnBbn1MWJZyxQ4cySkVXPyNh7zjf9VjsP4vEHDDD2a6R35cHubg4WpzXRzniYiy8aJh1gNnBKv',
    },
  },
  compute: ({ xprv, child_index, hardened }) => ({
    xprv: useExtendedKey(xprv, (key) => encodeExtendedKey(deriveChildKeyAt(key, child_index, hardened))),
  }),
})
