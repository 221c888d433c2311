package recipes

import vendorclient.api.crypto.KeyPair
import vendorclient.kotlin.Client

// recipe: keys.derive
/** Keys of a phrase: with the default path of this library, and with that of other SDKs. */
suspend fun keysOf(client: Client, phrase: String): Pair<KeyPair, KeyPair> {
    val here = client.crypto.mnemonicDeriveSignKeys(phrase)
    val elsewhere = client.crypto.mnemonicDeriveSignKeys(phrase, path = "m/44'/1331'/0'/0/0")
    return here to elsewhere
}
// end of recipe

// recipe: keys.phrase
/** A new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere. */
suspend fun newPhrase(client: Client): String = client.crypto.mnemonicFromRandom(wordCount = 24).phrase
// end of recipe
