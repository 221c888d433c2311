import type { KeyPair, VendorClient } from 'vendorclient'

// recipe: keys.derive
/** Keys of a phrase: with the default path of this library, and with that of other SDKs. */
async function keysOf(client: VendorClient, phrase: string): Promise<readonly [here: KeyPair, elsewhere: KeyPair]> {
  const here = await client.crypto.mnemonicDeriveSignKeys({ phrase })
  const elsewhere = await client.crypto.mnemonicDeriveSignKeys({ phrase, path: "m/44'/1331'/0'/0/0" })
  return [here, elsewhere]
}
// end of recipe

// recipe: keys.phrase
/** A new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere. */
async function newPhrase(client: VendorClient): Promise<string> {
  const { phrase } = await client.crypto.mnemonicFromRandom({ word_count: 24 })
  return phrase
}

// end of recipe

export { keysOf, newPhrase }
