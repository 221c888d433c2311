import java.util.List;
import java.util.function.Consumer;
import vendorclient.VendorClient;
import vendorclient.api.inbox.DepositKind;
import vendorclient.api.inbox.InboxDeposit;
import vendorclient.api.inbox.ParamsOfInboxFollow;
import vendorclient.api.processing.Finality;

final class Inbox {
    private Inbox() {}

    // recipe: inbox.follow
    /** Follows the account of the shop from its first transaction on. A repeated call changes nothing. */
    static void followShop(VendorClient client, String account) {
        client.inbox()
                .follow(new ParamsOfInboxFollow(List.of(account))
                        .withName("shop")
                        .withFrom("beginning")
                        .withFinality(Finality.FINAL))
                .await();
    }
    // end of recipe

    // recipe: inbox.credit
    /** Credits the next deposit, and acknowledges it after that. An unacknowledged one is delivered again. */
    static void creditDeposits(VendorClient client, Consumer<InboxDeposit> credit) {
        try (var deposits = client.inboxDeposits("shop")) {
            for (var delivered : deposits) {
                var deposit = delivered.deposit();
                // Burnt and bounced amounts are listed too, but are not deposits.
                if (deposit.kind().equals(DepositKind.DEPOSIT)) {
                    credit.accept(deposit);
                }
                delivered.acknowledge().await();
                return; // a service continues
            }
        }
    }
    // end of recipe
}
