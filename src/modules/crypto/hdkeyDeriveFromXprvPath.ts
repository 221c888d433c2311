import { defineFunction } from '../../context/defineFunction.ts'
import { deriveKeyByPath } from '../../core/crypto/hdkey/deriveChildKey.ts'
import { encodeExtendedKey } from '../../core/crypto/hdkey/ExtendedKey.ts'
import { Bip32InvalidDerivePath, Bip32InvalidKey } from '../../errors/crypto.ts'
import { ParamsOfHDKeyDeriveFromXPrvPath, ResultOfHDKeyDeriveFromXPrvPath } from './types/extendedKeys.ts'
import { MAX_SHORT_PATH } from './values/openMnemonic.ts'
import { useExtendedKey } from './values/useExtendedKey.ts'

export const hdkeyDeriveFromXprvPath = defineFunction({
  name: 'crypto.hdkey_derive_from_xprv_path',
  summary: 'Derives the key at a path from an extended key (BIP-32).',
  params: ParamsOfHDKeyDeriveFromXPrvPath,
  result: ResultOfHDKeyDeriveFromXPrvPath,
  errors: [Bip32InvalidKey, Bip32InvalidDerivePath],
  access: 'secret',
  example: {
    params: {
      xprv: 'xprv9s21ZrQH143K3QTDL4LXw2F7HEK3wJUD2nW2nRk4stbPy6cq3jPPqjiChkVvvNKmPGJxWUtg6LnF5kejMRNNU3TGtRBeJgk33yuGBxrMPHi',
      path: "m/0'/1/2'",
    },
    result: {
      xprv: 'xprv9z4pot5VBttmtdRTWfWQmoH1taj2axGVzFqSb8C9xaxKymcFzXBDptWmT7FwuEzG3ryjH4ktypQSAewRiNMjANTtpgP4mLTj34bhnZX7UiM',
    },
  },
  heavy: ({ path }) => path.length > MAX_SHORT_PATH,
  compute: ({ xprv, path }) => ({
    xprv: useExtendedKey(xprv, (key) => encodeExtendedKey(deriveKeyByPath(key, path))),
  }),
})
