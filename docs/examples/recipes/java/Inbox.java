import java.util.List;
import java.util.function.Consumer;
import vendorclient.VendorClient;
import vendorclient.api.inbox.DepositKind;
import vendorclient.api.inbox.InboxDeposit;
import vendorclient.api.inbox.ParamsOfInboxDeposits;
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
    /** Credits the deposits that have come, and acknowledges them after that. A service calls it in a loop. */
    static void creditDeposits(VendorClient client, Consumer<InboxDeposit> credit) {
        var shop = new ParamsOfInboxDeposits().withName("shop");
        for (var item : client.inbox().deposits(shop.withWaitMs(30_000L)).await().deposits()) {
            // What was burnt on the way, or bounced, is listed too, and is no deposit.
            if (item.deposit().kind().equals(DepositKind.DEPOSIT)) {
                credit.accept(item.deposit());
            }
            client.inbox().deposits(shop.withAcknowledge(item.number()).withLimit(1L)).await();
        }
    }
    // end of recipe
}
