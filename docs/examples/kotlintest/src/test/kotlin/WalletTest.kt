import java.math.BigInteger
import kotlin.test.AfterTest
import kotlin.test.BeforeTest
import kotlin.test.Test
import kotlin.test.assertEquals
import kotlin.test.assertFailsWith
import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.TestInstance
import vendorclient.ContractException
import vendorclient.ContractSigner
import vendorclient.api.devnode.SnapshotInfo
import vendorclient.api.processing.SendFlags
import vendorclient.kotlin.Client
import vendorclient.kotlin.DevNode
import vendorclient.kotlin.exitCode
import vendorclient.kotlin.name
import vendorclient.kotlin.publicKey

private const val HOUR = 3600L
private const val SHELL = 2L

/** An amount of tokens in nano. */
private fun tokens(amount: Long): BigInteger = BigInteger.valueOf(amount * 1_000_000_000)

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class WalletTest {
    private lateinit var node: DevNode
    private lateinit var client: Client
    private lateinit var start: SnapshotInfo

    @BeforeAll
    fun startNode() = runBlocking {
        node = DevNode.start()
        client = Client.start(node.url)
    }

    @AfterAll
    fun stopNode() {
        if (::client.isInitialized) client.close()
        if (::node.isInitialized) node.close()
    }

    // Every test begins with the same chain.
    @BeforeTest
    fun keepChain() = runBlocking {
        start = node.snapshot()
    }

    @AfterTest
    fun restoreChain(): Unit = runBlocking {
        node.revert(start)
    }

    @Test
    fun `money arrives when both owners have agreed`() = runBlocking {
        val (alice, bob) = newSharedWallet()
        val shop = newShop()
        val proposal = propose(alice, shop)
        assertEquals(tokens(1), shop.balance())
        bob.confirmTransaction(proposal).send()
        assertEquals(tokens(6), shop.balance())
    }

    @Test
    fun `a proposal expires after an hour`() = runBlocking {
        val (alice, bob) = newSharedWallet()
        val proposal = propose(alice, newShop())
        node.increaseTime(HOUR + 2)
        val refused = assertFailsWith<ContractException> { bob.confirmTransaction(proposal).send() }
        assertEquals("NoSuchTransaction" to 102, refused.name to refused.exitCode)
    }

    /** A wallet whose transfers need both keys, with one object for each key. */
    private suspend fun newSharedWallet(): Pair<Wallet, Wallet> {
        val (first, second) = newSigner() to newSigner()
        val errorNames = mapOf(102 to "NoSuchTransaction")
        val alice = Wallet(client, first, errorNames = errorNames)
        val address = alice.address()
        node.give(address, tokens(100), mapOf(SHELL to tokens(100)))
        alice.deploy(
            ownersPubkey = listOf(first.publicKey, second.publicKey),
            ownersAddress = listOf(),
            reqConfirms = 2,
            reqConfirmsData = 2,
            value = tokens(0),
        )
        return alice to Wallet(client, second, address, errorNames = errorNames)
    }

    /** The recipient: an account with 1 token. It has another Dapp ID, so it is paid in SHELL. */
    private suspend fun newShop(): Wallet {
        val shop = Wallet(client, newSigner())
        node.give(shop.address(), tokens(1))
        return shop
    }

    private suspend fun propose(payer: Wallet, shop: Wallet): BigInteger {
        val sent = payer.submitTransaction(
            dest = shop.address(),
            value = tokens(0),
            cc = mapOf(SHELL to tokens(5)),
            flag = SendFlags.PAY_FEES or SendFlags.EXCHANGE,
        ).send()
        return sent.output.transId
    }

    private suspend fun newSigner() = ContractSigner.keys(client.crypto.generateRandomSignKeys())
}
