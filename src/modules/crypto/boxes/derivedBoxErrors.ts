import { appRequestErrors } from '../../../errors/appRequestErrors.ts'
import { InvalidBase64, InvalidHex } from '../../../errors/client.ts'
import {
  Bip32InvalidDerivePath,
  Bip32InvalidKey,
  Bip39InvalidPhrase,
  Bip39InvalidWordCount,
  CryptoBoxNotRegistered,
  CryptoBoxSecretDeserializationError,
  InvalidKeySize,
  NaclBoxFailed,
} from '../../../errors/crypto.ts'

/** Errors of using a box whose key comes from a crypto box, or whose work the application does. */
export const derivedBoxErrors = [
  ...appRequestErrors,
  InvalidHex,
  InvalidBase64,
  InvalidKeySize,
  NaclBoxFailed,
  Bip39InvalidPhrase,
  Bip32InvalidKey,
  Bip32InvalidDerivePath,
  Bip39InvalidWordCount,
  CryptoBoxNotRegistered,
  CryptoBoxSecretDeserializationError,
] as const
