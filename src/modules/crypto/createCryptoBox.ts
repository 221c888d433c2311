import { callFunction, resultValue } from '../../context/callFunction.ts'
import { defineFunction } from '../../context/defineFunction.ts'
import type { CallScope } from '../../context/scopes.ts'
import type { CryptoBoxSecret as PlainSecret } from '../../core/crypto/cryptoBoxSecret.ts'
import { appRequestErrors } from '../../errors/appRequestErrors.ts'
import { CallbackNotRegistered, InvalidBase64, InvalidHex } from '../../errors/client.ts'
import { Bip39InvalidWordCount, InvalidKeySize, MnemonicGenerationFailed, NaclBoxFailed } from '../../errors/crypto.ts'
import type { ValueOf } from '../../schema/shapes.ts'
import { decodeBase64 } from '../parameters/decodeText.ts'
import { AppPasswordProvider, cryptoBoxes, type PasswordProvider, sealSecret } from './boxes/CryptoBox.ts'
import { mnemonicFromRandom } from './mnemonicFromRandom.ts'
import { type CryptoBoxSecret, ParamsOfCreateCryptoBox, RegisteredCryptoBox } from './types/cryptoBoxes.ts'
import type { ResultOfMnemonicFromRandom } from './types/seedPhrases.ts'

export const createCryptoBox = defineFunction({
  name: 'crypto.create_crypto_box',
  summary: 'Creates a crypto box: a seed phrase encrypted with a password of the application.',
  description:
    'Requests the password once, except for `EncryptedSecret`. A phrase given by the caller is not checked here. To change the salt or password, create a new box from the phrase.',
  params: ParamsOfCreateCryptoBox,
  result: RegisteredCryptoBox,
  errors: [
    ...appRequestErrors,
    InvalidHex,
    InvalidBase64,
    CallbackNotRegistered,
    InvalidKeySize,
    NaclBoxFailed,
    Bip39InvalidWordCount,
    MnemonicGenerationFailed,
  ],
  access: 'secret',
  example: {
    params: {
      secret_encryption_salt: 'salt of this device',
      secret: { type: 'EncryptedSecret', encrypted_secret: 'CQkJCQkJCQkJCQkJ' },
    },
    result: { handle: { $type: 'number' } },
  },
  appObject: AppPasswordProvider,
  run: async (call, { secret_encryption_salt: salt, secret }) => {
    const passwordProvider = call.appObject as PasswordProvider
    const encryptedSecret =
      secret.type === 'EncryptedSecret'
        ? decodeBase64(secret.encrypted_secret, 'secret.encrypted_secret')
        : await sealSecret(await plainSecret(secret, call), salt, passwordProvider, call)
    // A box whose handle never reaches the application could never be removed.
    call.signal.throwIfAborted()
    return { handle: cryptoBoxes.add(call.context, { salt, encryptedSecret, passwordProvider }) }
  },
})

type NewSecret = Exclude<ValueOf<typeof CryptoBoxSecret>, { type: 'EncryptedSecret' }>

async function plainSecret(secret: NewSecret, call: CallScope): Promise<PlainSecret> {
  const { dictionary, wordcount } = secret
  if (secret.type === 'PredefinedSeedPhrase') return { phrase: secret.phrase, dictionary, wordCount: wordcount }
  // Through the API, so that expensive phrases go to a worker thread.
  const result = resultValue(await callFunction(mnemonicFromRandom, { dictionary, word_count: wordcount }, call))
  const { phrase } = result as ValueOf<typeof ResultOfMnemonicFromRandom>
  return { phrase, dictionary, wordCount: wordcount }
}
