package vendorclient.kotlin

import java.nio.file.Files
import java.nio.file.Path
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.CancellationException
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.TimeoutCancellationException
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.delay
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.withTimeoutOrNull
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.AfterEach
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNull
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import vendorclient.Address
import vendorclient.CallCancelledException
import vendorclient.ClientClosedException
import vendorclient.ConnectionLostException
import vendorclient.ContractSigner
import vendorclient.api.crypto.KeyPair
import vendorclient.api.devnode.BlockMode
import vendorclient.api.processing.Outcome
import vendorclient.json.Json
import vendorclient.kotlin.api.clientConfig
import vendorclient.kotlin.api.networkConfig

/** Payments whose call ends without an answer: what the exception says is true on the chain. */
class OutcomesIT {
    private suspend fun isExecuted(hash: String): Boolean {
        val query = """query { blockchain { message(hash: "$hash") { dst_transaction { id } } } }"""
        return listOf("data", "blockchain", "message", "dst_transaction")
            .fold(watcher.net.query(query).result) { value, member -> (value as? Map<*, *>)?.get(member) } != null
    }

    private suspend fun becomesExecuted(error: Throwable) {
        assertEquals(Outcome.UNKNOWN, error.outcome)
        val hash = error.messageHash!!
        assertFalse(isExecuted(hash))
        node.mine()
        assertTrue(isExecuted(hash))
    }

    private suspend fun untilQueued() {
        withTimeout(20.seconds) { while (node.queue().messages.isEmpty()) delay(20.milliseconds) }
    }

    private fun wallet(client: Client) = Contract(client, abi, signer = ContractSigner.keys(keys), address = address)

    @AfterEach
    fun makeBlocks(): Unit = runBlocking { node.setBlockMode(BlockMode.AUTOMATIC) }

    @Test
    @DisplayName("a payment that waits for its block is unknown when its daemon is killed or its client closed")
    fun lost(): Unit = runBlocking {
        val ends = mapOf<Class<out ConnectionLostException>, (Client) -> Unit>(
            ConnectionLostException::class.java to { ProcessHandle.of(it.info.server.pid).get().destroyForcibly() },
            ClientClosedException::class.java to { it.close() },
        )
        for ((kind, end) in ends) {
            newClient().use { client ->
                node.setBlockMode(BlockMode.MANUAL)
                val payment = async { runCatching { wallet(client).call("touch").send() } }
                untilQueued()
                end(client)
                val error = payment.await().exceptionOrNull()!!
                assertEquals(kind, error.javaClass)
                becomesExecuted(error)
                val late = assertThrows<ConnectionLostException> { wallet(client).call("touch").send() }
                assertEquals(Outcome.NOT_EXECUTED, late.outcome)
                assertNull(late.messageHash)
                assertNull(assertThrows<ConnectionLostException> { client.client.version() }.outcome)
            }
        }
    }

    @Test
    @DisplayName("a payment that waits for its block is unknown when its coroutine is cancelled or passes a time limit")
    fun cancelled(): Unit = runBlocking {
        newClient().use { client ->
            node.setBlockMode(BlockMode.MANUAL)
            val seen = CompletableDeferred<Throwable>()
            val payment = launch {
                try {
                    wallet(client).call("touch").send()
                } catch (cancelled: CancellationException) {
                    seen.complete(cancelled)
                    throw cancelled
                }
            }
            untilQueued()
            payment.cancel()
            val error = seen.await()
            assertEquals(CallCancelledException::class.java, error.javaClass)
            becomesExecuted(error)
            payment.join()
            assertTrue(payment.isCancelled)

            val limit = assertThrows<TimeoutCancellationException> {
                withTimeout(2.seconds) { wallet(client).call("touch").send() }
            }
            becomesExecuted(limit)
            assertNull(withTimeoutOrNull(100.milliseconds) { wallet(client).call("touch").send() })

            val both = assertThrows<TimeoutCancellationException> {
                withTimeout(2.seconds) {
                    listOf(wallet(client), wallet(client)).map { async { it.call("touch").send() } }.awaitAll()
                }
            }
            assertEquals(Outcome.UNKNOWN, both.outcome)
        }
    }

    companion object {
        private val program = Path.of(System.getenv("VENDORCLIENT_BINARY"))
        private lateinit var node: DevNode
        private lateinit var watcher: Client
        private lateinit var abi: String
        private lateinit var keys: KeyPair
        private lateinit var address: Address

        private suspend fun newClient() = Client.start(
            config = clientConfig(network = networkConfig(endpoints = listOf(node.url))),
            program = program,
            dataFolder = Files.createTempDirectory("vendorclient-kotlin"),
        )

        @BeforeAll
        @JvmStatic
        fun open(): Unit = runBlocking {
            val story = Json.parse(Files.readString(Path.of(System.getenv("VENDORCLIENT_STORY")))) as Map<*, *>
            abi = story["abi"] as String
            node = DevNode.start(program = program)
            watcher = newClient()
            keys = watcher.crypto.generateRandomSignKeys()
            val wallet = Contract(watcher, abi, signer = ContractSigner.keys(keys), code = story["code"] as String)
            wallet.deploy(fundedBy = node)
            address = wallet.address()
        }

        @AfterAll
        @JvmStatic
        fun close() {
            watcher.close()
            node.close()
        }
    }
}
