import { defineFunction } from '../../context/defineFunction.ts'
import {
  Bip32InvalidDerivePath,
  Bip32InvalidKey,
  Bip39InvalidPhrase,
  Bip39InvalidWordCount,
} from '../../errors/crypto.ts'
import { KeyPair } from './types/keys.ts'
import { ParamsOfMnemonicDeriveSignKeys } from './types/seedPhrases.ts'
import { ed25519PublicKey, pairOf } from './values/keyParameters.ts'
import { isTonDictionary, MAX_SHORT_PATH, openMnemonic } from './values/openMnemonic.ts'
import { withCryptoErrors } from './values/withCryptoErrors.ts'

export const mnemonicDeriveSignKeys = defineFunction({
  name: 'crypto.mnemonic_derive_sign_keys',
  summary: 'Derives an Ed25519 key pair from a seed phrase and a path.',
  description:
    'The 32 bytes derived by BIP-32 are the Ed25519 seed. Dictionary 0 uses a different master key, derived with 100000 rounds.',
  params: ParamsOfMnemonicDeriveSignKeys,
  result: KeyPair,
  errors: [Bip39InvalidPhrase, Bip32InvalidKey, Bip32InvalidDerivePath, Bip39InvalidWordCount],
  access: 'secret',
  example: {
    params: {
      phrase:
        'unit follow zone decline glare flower crisp vocal adapt magic much mesh cherry teach mechanic rain float vicious solution assume hedgehog rail sort chuckle',
      path: "m/44'/396'/0'/0/0",
      dictionary: 0,
      word_count: 24,
    },
    result: {
      public: '13bc2b9ffff617869fb88efdd35d31cbd222bae489b0c46d111ab61cd6c3f71f',
      secret: 'a32820391c3fc73ad9d145f9b269f7d93c93dd91ec70f1930b616e63db0ae7ff',
    },
  },
  heavy: (params, scope) => isTonDictionary(params, scope) || (params.path?.length ?? 0) > MAX_SHORT_PATH,
  inlineMs: 1,
  compute: async (params, scope) => {
    const mnemonic = await openMnemonic(params, scope)
    const path = params.path ?? scope.config.crypto.hdkey_derivation_path
    const seed = await withCryptoErrors(() => mnemonic.deriveSignSeed(params.phrase, path))
    return pairOf(seed, ed25519PublicKey)
  },
})
