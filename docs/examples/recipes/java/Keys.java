import vendorclient.VendorClient;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfMnemonicDeriveSignKeys;
import vendorclient.api.crypto.ParamsOfMnemonicFromRandom;

final class Keys {
    private Keys() {}

    // recipe: keys.derive
    record KeysOfPhrase(KeyPair here, KeyPair elsewhere) {}

    /** Keys of a phrase: with the default path of this library, and with that of other SDKs. */
    static KeysOfPhrase keysOf(VendorClient client, String phrase) {
        var params = new ParamsOfMnemonicDeriveSignKeys(phrase);
        return new KeysOfPhrase(
                client.crypto().mnemonicDeriveSignKeys(params).await(),
                client.crypto().mnemonicDeriveSignKeys(params.withPath("m/44'/1331'/0'/0/0")).await());
    }
    // end of recipe

    // recipe: keys.phrase
    /** A new phrase of 24 words. Anyone who has it has the money: show it once, and store it nowhere. */
    static String newPhrase(VendorClient client) {
        var params = new ParamsOfMnemonicFromRandom().withWordCount(24);
        return client.crypto().mnemonicFromRandom(params).await().phrase();
    }
    // end of recipe
}
