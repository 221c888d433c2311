import { defineFunction } from '../../context/defineFunction.ts'
import { bytesToHex } from '../../core/bytes/hex.ts'
import { Bip32InvalidKey } from '../../errors/crypto.ts'
import { ParamsOfHDKeyPublicFromXPrv, ResultOfHDKeyPublicFromXPrv } from './types/extendedKeys.ts'
import { ed25519PublicKey } from './values/keyParameters.ts'
import { useExtendedKey } from './values/useExtendedKey.ts'

export const hdkeyPublicFromXprv = defineFunction({
  name: 'crypto.hdkey_public_from_xprv',
  summary: 'Returns the Ed25519 public key of an extended private key.',
  params: ParamsOfHDKeyPublicFromXPrv,
  result: ResultOfHDKeyPublicFromXPrv,
  errors: [Bip32InvalidKey],
  access: 'secret',
  example: {
    params: {
      xprv: 'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC',
    },
    result: { public: '7b70008d0c40992283d488b1046739cf827afeabf647a5f07c4ad1e7e45a6f89' },
  },
  compute: ({ xprv }) => ({
    public: useExtendedKey(xprv, ({ key }) => bytesToHex(ed25519PublicKey(key))),
  }),
})
