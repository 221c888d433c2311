import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.function.BooleanSupplier;
import vendorclient.Address;
import vendorclient.ContractSigner;
import vendorclient.VendorClient;
import vendorclient.api.abi.Abi;
import vendorclient.api.abi.CallSet;
import vendorclient.api.abi.FunctionHeader;
import vendorclient.api.abi.ParamsOfAttachSignature;
import vendorclient.api.abi.ParamsOfEncodeMessage;
import vendorclient.api.abi.ParamsOfVerifySigningContent;
import vendorclient.api.abi.ResultOfEncodeMessage;
import vendorclient.api.abi.Signer;
import vendorclient.api.crypto.AppSigningBox;
import vendorclient.api.crypto.KeyPair;
import vendorclient.api.crypto.ParamsOfAppSigningBox;
import vendorclient.api.crypto.ParamsOfSign;
import vendorclient.api.crypto.ResultOfAppSigningBox;
import vendorclient.api.processing.ParamsOfSendMessage;
import vendorclient.api.processing.ParamsOfWaitForTransaction;
import vendorclient.api.processing.ResultOfProcessMessage;

final class Signing {
    private Signing() {}

    // recipe: signing.vault
    /** Signs with keys that never leave this object, if its user agrees. */
    record Vault(VendorClient client, KeyPair keys, BooleanSupplier agrees) implements AppSigningBox {
        @Override
        public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
            return new ResultOfAppSigningBox.GetPublicKey(keys.publicKey());
        }

        @Override
        public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
            if (!agrees.getAsBoolean()) {
                throw new SecurityException("declined by user"); // the call fails with error 26
            }
            var signed = client.crypto().sign(new ParamsOfSign(request.unsigned(), keys)).await();
            return new ResultOfAppSigningBox.Sign(signed.signature());
        }

        /** The signer of contract objects for this vault. */
        ContractSigner signer() {
            return ContractSigner.box(client.crypto().registerSigningBox(this).await(), keys.publicKey());
        }
    }
    // end of recipe

    // recipe: signing.checks
    /** Signs only messages, after it has checked them with its own library. */
    record CheckingVault(VendorClient own, Vault vault) implements AppSigningBox {
        @Override
        public ResultOfAppSigningBox.GetPublicKey getPublicKey() {
            return vault.getPublicKey();
        }

        @Override
        public ResultOfAppSigningBox.Sign sign(ParamsOfAppSigningBox.Sign request) {
            var content = request.content();
            if (content == null) {
                throw new SecurityException("only messages are signed");
            }
            var params = new ParamsOfVerifySigningContent(request.unsigned(), content, new Abi.Json(Wallet.ABI));
            var shown = own.abi().verifySigningContent(params).await();
            // Show the address, the arguments and the losses as well.
            System.out.println("signing " + shown.functionName());
            return vault.sign(request);
        }
    }
    // end of recipe

    // recipe: signing.prepare
    /**
     * Online: prepares a payment that is signed elsewhere within the hour. {@code dataToSign} of the result is what the
     * key signs, base64.
     */
    static ResultOfEncodeMessage prepare(VendorClient client, Address account, String publicKey, Map<String, ?> payment) {
        long expire = Instant.now().plus(Duration.ofHours(1)).getEpochSecond();
        var call = new CallSet("sendTransaction")
                .withHeader(new FunctionHeader().withExpire(expire))
                .withInput(payment);
        var signer = new Signer.External(publicKey);
        var params = new ParamsOfEncodeMessage(new Abi.Json(Wallet.ABI), signer)
                .withAddress(account.toString())
                .withCallSet(call);
        return client.abi().encodeMessage(params).await();
    }
    // end of recipe

    // recipe: signing.attach
    /** Online again: sends the payment with the returned signature, and waits for its transaction. */
    static ResultOfProcessMessage sendSigned(
            VendorClient client, Address account, String publicKey, String message, String signature) {
        var abi = new Abi.Json(Wallet.ABI);
        var attach = new ParamsOfAttachSignature(abi, publicKey, message, signature);
        String signed = client.abi().attachSignature(attach).await().message();
        var sent = client.processing()
                .sendMessage(new ParamsOfSendMessage(signed, account.dappId()))
                .await();
        var wait = new ParamsOfWaitForTransaction(signed).withAbi(abi).withTxHash(sent.txHash());
        return client.processing().waitForTransaction(wait).await();
    }
    // end of recipe
}
