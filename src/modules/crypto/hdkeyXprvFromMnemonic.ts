import { defineFunction } from '../../context/defineFunction.ts'
import { encodeExtendedKey } from '../../core/crypto/hdkey/ExtendedKey.ts'
import { wipe } from '../../core/crypto/wipe.ts'
import { Bip39InvalidPhrase, Bip39InvalidWordCount } from '../../errors/crypto.ts'
import { ResultOfHDKeyXPrvFromMnemonic } from './types/extendedKeys.ts'
import { ParamsOfHDKeyXPrvFromMnemonic } from './types/seedPhrases.ts'
import { openMnemonic } from './values/openMnemonic.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const hdkeyXprvFromMnemonic = defineFunction({
  name: 'crypto.hdkey_xprv_from_mnemonic',
  summary: 'Returns the extended master key of a seed phrase (BIP-39 and BIP-32).',
  description: 'No passphrase is used. Phrases of dictionary 0 are stretched the same way.',
  params: ParamsOfHDKeyXPrvFromMnemonic,
  result: ResultOfHDKeyXPrvFromMnemonic,
  errors: [Bip39InvalidPhrase, Bip39InvalidWordCount],
  access: 'secret',
  example: {
    params: { phrase: 'abuse boss fly battle rubber wasp afraid hamster guide essence vibrant tattoo' },
    result: {
      xprv: 'xprv9s21ZrQH143K25JhKqEwvJW7QAiVvkmi4WRenBZanA6kxHKtKAQQKwZG65kCyW5jWJ8NY9e3GkRoistUjjcpHNsGBUv94istDPXvqGNuWpC',
    },
  },
  inlineMs: 0.3,
  compute: async (params, scope) => {
    const mnemonic = await openMnemonic(params, scope)
    const master = await withCryptoErrors(() => mnemonic.bip32MasterKey(params.phrase))
    const xprv = encodeExtendedKey(master)
    wipe(master.key, master.chainCode)
    return { xprv }
  },
})
