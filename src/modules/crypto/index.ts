import * as errors from '../../errors/crypto.ts'
import { defineModule } from '../../schema/functions.ts'
import { chacha20 } from './chacha20.ts'
import { clearCryptoBoxSecretCache } from './clearCryptoBoxSecretCache.ts'
import { convertPublicKeyToTvmSafeFormat } from './convertPublicKeyToTvmSafeFormat.ts'
import { createCryptoBox } from './createCryptoBox.ts'
import { createEncryptionBox } from './createEncryptionBox.ts'
import { encryptionBoxDecrypt } from './encryptionBoxDecrypt.ts'
import { encryptionBoxEncrypt } from './encryptionBoxEncrypt.ts'
import { encryptionBoxGetInfo } from './encryptionBoxGetInfo.ts'
import { factorize } from './factorize.ts'
import { generateRandomBytes } from './generateRandomBytes.ts'
import { generateRandomSignKeys } from './generateRandomSignKeys.ts'
import { getCryptoBoxInfo } from './getCryptoBoxInfo.ts'
import { getCryptoBoxSeedPhrase } from './getCryptoBoxSeedPhrase.ts'
import { getEncryptionBoxFromCryptoBox } from './getEncryptionBoxFromCryptoBox.ts'
import { getSigningBox } from './getSigningBox.ts'
import { getSigningBoxFromCryptoBox } from './getSigningBoxFromCryptoBox.ts'
import { hdkeyDeriveFromXprv } from './hdkeyDeriveFromXprv.ts'
import { hdkeyDeriveFromXprvPath } from './hdkeyDeriveFromXprvPath.ts'
import { hdkeyPublicFromXprv } from './hdkeyPublicFromXprv.ts'
import { hdkeySecretFromXprv } from './hdkeySecretFromXprv.ts'
import { hdkeyXprvFromMnemonic } from './hdkeyXprvFromMnemonic.ts'
import { mnemonicDeriveSignKeys } from './mnemonicDeriveSignKeys.ts'
import { mnemonicFromEntropy } from './mnemonicFromEntropy.ts'
import { mnemonicFromRandom } from './mnemonicFromRandom.ts'
import { mnemonicVerify } from './mnemonicVerify.ts'
import { mnemonicWords } from './mnemonicWords.ts'
import { modularPower } from './modularPower.ts'
import { naclBox } from './naclBox.ts'
import { naclBoxKeypair } from './naclBoxKeypair.ts'
import { naclBoxKeypairFromSecretKey } from './naclBoxKeypairFromSecretKey.ts'
import { naclBoxOpen } from './naclBoxOpen.ts'
import { naclSecretBox } from './naclSecretBox.ts'
import { naclSecretBoxOpen } from './naclSecretBoxOpen.ts'
import { naclSign } from './naclSign.ts'
import { naclSignDetached } from './naclSignDetached.ts'
import { naclSignDetachedVerify } from './naclSignDetachedVerify.ts'
import { naclSignKeypairFromSecretKey } from './naclSignKeypairFromSecretKey.ts'
import { naclSignOpen } from './naclSignOpen.ts'
import { registerEncryptionBox } from './registerEncryptionBox.ts'
import { registerSigningBox } from './registerSigningBox.ts'
import { removeCryptoBox } from './removeCryptoBox.ts'
import { removeEncryptionBox } from './removeEncryptionBox.ts'
import { removeSigningBox } from './removeSigningBox.ts'
import { scrypt } from './scrypt.ts'
import { sha256 } from './sha256.ts'
import { sha512 } from './sha512.ts'
import { sign } from './sign.ts'
import { signingBoxGetPublicKey } from './signingBoxGetPublicKey.ts'
import { signingBoxSign } from './signingBoxSign.ts'
import { tvmCrc16 } from './tvmCrc16.ts'
import * as types from './types.ts'
import { verifySignature } from './verifySignature.ts'

export { derivedBoxErrors } from './boxes/derivedBoxErrors.ts'
export { signingBoxes } from './boxes/SigningBox.ts'
export { KeyPair, SigningBoxHandle } from './types.ts'
export { openRecentKeyPair } from './values/recentKeys.ts'

export const crypto = defineModule({
  name: 'crypto',
  summary: 'Keys, seed phrases, signatures, encryption, hashes, and boxes that hold keys.',
  types,
  errors,
  functions: [
    factorize,
    modularPower,
    tvmCrc16,
    generateRandomBytes,
    convertPublicKeyToTvmSafeFormat,
    generateRandomSignKeys,
    sign,
    verifySignature,
    sha256,
    sha512,
    scrypt,
    naclSignKeypairFromSecretKey,
    naclSign,
    naclSignOpen,
    naclSignDetached,
    naclSignDetachedVerify,
    naclBoxKeypair,
    naclBoxKeypairFromSecretKey,
    naclBox,
    naclBoxOpen,
    naclSecretBox,
    naclSecretBoxOpen,
    mnemonicWords,
    mnemonicFromRandom,
    mnemonicFromEntropy,
    mnemonicVerify,
    mnemonicDeriveSignKeys,
    hdkeyXprvFromMnemonic,
    hdkeyDeriveFromXprv,
    hdkeyDeriveFromXprvPath,
    hdkeySecretFromXprv,
    hdkeyPublicFromXprv,
    chacha20,
    createCryptoBox,
    removeCryptoBox,
    getCryptoBoxInfo,
    getCryptoBoxSeedPhrase,
    getSigningBoxFromCryptoBox,
    getEncryptionBoxFromCryptoBox,
    clearCryptoBoxSecretCache,
    registerSigningBox,
    getSigningBox,
    signingBoxGetPublicKey,
    signingBoxSign,
    removeSigningBox,
    registerEncryptionBox,
    removeEncryptionBox,
    encryptionBoxGetInfo,
    encryptionBoxEncrypt,
    encryptionBoxDecrypt,
    createEncryptionBox,
  ],
})
