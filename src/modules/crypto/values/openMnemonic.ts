import type { MnemonicDictionary } from '../../../config/MnemonicDictionary.ts'
import type { ComputeScope } from '../../../context/scopes.ts'
import { Mnemonic } from '../../../core/crypto/mnemonic/Mnemonic.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { withCryptoErrors } from './withCryptoErrors.ts'

interface MnemonicParams {
  readonly dictionary?: ValueOf<typeof MnemonicDictionary> | undefined
  readonly word_count?: number | undefined
}

/** The dictionary of a call, with the defaults of the configuration. Throws Bip39InvalidWordCount (118). */
export function openMnemonic(params: MnemonicParams, { config }: ComputeScope): Promise<Mnemonic> {
  const wordCount = params.word_count ?? config.crypto.mnemonic_word_count
  return withCryptoErrors(() => Mnemonic.load(dictionaryOf(params, config), wordCount))
}

/** Longest path that is derived on this thread, in characters; each step multiplies a point. */
export const MAX_SHORT_PATH = 24

/** Whether a call works with dictionary 0, whose phrases are expensive to find and to use. */
export function isTonDictionary(params: MnemonicParams, { config }: ComputeScope): boolean {
  return dictionaryOf(params, config) === 0
}

function dictionaryOf({ dictionary }: MnemonicParams, config: ComputeScope['config']) {
  return dictionary ?? config.crypto.mnemonic_dictionary
}
