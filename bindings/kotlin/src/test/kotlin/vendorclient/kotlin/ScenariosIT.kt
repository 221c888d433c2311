package vendorclient.kotlin

import java.math.BigInteger
import java.nio.file.Files
import java.nio.file.Path
import java.util.concurrent.atomic.AtomicInteger
import kotlin.time.Duration.Companion.milliseconds
import kotlin.time.Duration.Companion.seconds
import kotlinx.coroutines.CompletableDeferred
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.awaitCancellation
import kotlinx.coroutines.cancelAndJoin
import kotlinx.coroutines.flow.first
import kotlinx.coroutines.flow.onStart
import kotlinx.coroutines.flow.take
import kotlinx.coroutines.flow.toList
import kotlinx.coroutines.launch
import kotlinx.coroutines.runBlocking
import kotlinx.coroutines.withTimeout
import kotlinx.coroutines.yield
import org.junit.jupiter.api.AfterAll
import org.junit.jupiter.api.Assertions.assertEquals
import org.junit.jupiter.api.Assertions.assertFalse
import org.junit.jupiter.api.Assertions.assertNotEquals
import org.junit.jupiter.api.Assertions.assertTrue
import org.junit.jupiter.api.BeforeAll
import org.junit.jupiter.api.DisplayName
import org.junit.jupiter.api.Test
import org.junit.jupiter.api.assertThrows
import vendorclient.AcceptedLoss
import vendorclient.Address
import vendorclient.Bytes
import vendorclient.Cell
import vendorclient.ClientClosedException
import vendorclient.ClientException
import vendorclient.ContractException
import vendorclient.ContractSigner
import vendorclient.DevNodeException
import vendorclient.LossNotAcceptedException
import vendorclient.StartOptions
import vendorclient.StreamOptions
import vendorclient.VendorClient
import vendorclient.api.abi.Abi
import vendorclient.api.abi.FunctionHeader
import vendorclient.api.abi.Signer
import vendorclient.api.crypto.CryptoErrorCode
import vendorclient.api.crypto.KeyPair
import vendorclient.api.crypto.ParamsOfAppSigningBox
import vendorclient.api.crypto.ResultOfAppSigningBox
import vendorclient.api.daemon.ProtocolErrorCode
import vendorclient.api.outbox.OutboxState
import vendorclient.api.processing.Outcome
import vendorclient.api.processing.ProcessingEvent
import vendorclient.json.Json
import vendorclient.kotlin.api.AppSigningBox
import vendorclient.kotlin.api.callSet
import vendorclient.kotlin.api.clientConfig
import vendorclient.kotlin.api.deploySet
import vendorclient.kotlin.api.networkConfig
import vendorclient.kotlin.api.paramsOfEncodeMessage

/** The module as an installed package, with a client and its own node; wrappers come from `vendorclient bind`. */
class ScenariosIT {

    private suspend fun newKeys(): KeyPair = client.crypto.generateRandomSignKeys()

    private suspend fun newSigner(): ContractSigner = ContractSigner.keys(newKeys())

    @Test
    @DisplayName("functions suspend, take named arguments and throw their errors")
    fun functions(): Unit = runBlocking {
        val keys = newKeys()
        val signed = client.crypto.sign(unsigned = "aGVsbG8=", keys = keys)
        val read = client.crypto.verifySignature(signed = signed.signed, publicKey = keys.publicKey)
        assertEquals("aGVsbG8=", read.unsigned)
        val all = (1..50).map { async { client.crypto.generateRandomBytes(length = it.toLong()).bytes } }.awaitAll()
        assertEquals(50, all.toSet().size)
        val error = assertThrows<ClientException> { client.crypto.factorize(composite = "nonsense") }
        assertTrue(error.`is`(CryptoErrorCode.INVALID_FACTORIZE_CHALLENGE))
        assertTrue(error.stackTrace.any { it.className.startsWith("vendorclient.kotlin") })
        assertEquals("3.", client.client.version().version.take(2))
        assertTrue(client.info.capabilities.contains("cancel"))
    }

    @Test
    @DisplayName("a cancelled coroutine cancels its call")
    fun cancelled(): Unit = runBlocking {
        suspend fun isWaiting() = client.daemon.status().calls.any { it.method == "net.wait_for_collection" }
        val waiting = launch {
            val filter = mapOf("id" to mapOf("eq" to "none"))
            client.net.waitForCollection(collection = "messages", filter = filter, result = "id")
        }
        withTimeout(PATIENCE_MS) { while (!isWaiting()) yield() }
        waiting.cancelAndJoin()
        withTimeout(PATIENCE_MS) { while (isWaiting()) yield() }
    }

    @Test
    @DisplayName("bytes, cells and maps of a contract are types, in both directions")
    fun values(): Unit = runBlocking {
        val data = Bytes.of(*"übermäßig".repeat(40).toByteArray())
        val secret = mapOf("secret" to Bytes.of(*ByteArray(32)), "labels" to mapOf(7 to data))
        val echo = Echo(client, newSigner(), initialData = secret)
        echo.deploy(fundedBy = node)
        val given = Echo.EchoResult(
            digest = Bytes.of(*ByteArray(32) { it.toByte() }),
            data = data,
            boc = Cell.EMPTY,
            parts = mapOf(4_294_967_295 to data),
        )
        val sent = echo.echo(given.digest, given.data, given.boc, given.parts).send(acceptLoss = AcceptedLoss.ANY)
        assertEquals(given, sent.output)
        assertEquals(given, echo.echoedEvents(StreamOptions.FROM_START).first().args.run { Echo.EchoResult(digest, data, boc, parts) })
        val nested = Echo.CollectResult(
            salt = given.digest,
            list = listOf(data, Bytes.EMPTY),
            seen = mapOf(BigInteger.TWO.pow(255) to true),
            names = mapOf(Address.of("0:" + "ab".repeat(32)) to data),
            pair = Echo.Pair(tag = Bytes.ofHex("01020304"), shift = mapOf(-5 to BigInteger.TWO.pow(63))),
            note = null,
        )
        assertEquals(nested, nested.run { echo.collect(salt, list, seen, names, pair, note) }.get())
    }

    @Test
    @DisplayName("signing boxes suspend, many at once, and one whose answer is not wanted any more is cancelled")
    fun suspendingBoxes(): Unit = runBlocking {
        val keys = newKeys()
        val asked = AtomicInteger()
        val cancelled = CompletableDeferred<Unit>()
        val agreed = CompletableDeferred<Unit>()
        val box = client.crypto.registerSigningBox(object : AppSigningBox {
            override suspend fun getPublicKey() = ResultOfAppSigningBox.GetPublicKey(keys.publicKey)

            override suspend fun sign(request: ParamsOfAppSigningBox.Sign): ResultOfAppSigningBox.Sign {
                asked.incrementAndGet()
                try {
                    if (request.unsigned == "AAAA") awaitCancellation()
                } finally {
                    if (request.unsigned == "AAAA") cancelled.complete(Unit)
                }
                if (request.unsigned == "AAEB") throw SecurityException("declined by user")
                agreed.await()
                return ResultOfAppSigningBox.Sign(client.crypto.sign(request.unsigned, keys).signature)
            }
        })
        val before = Thread.activeCount()
        val signatures = (1..200).map { async { client.crypto.signingBoxSign(box.handle, "AAEC").signature } }
        withTimeout(PATIENCE_MS) { while (asked.get() < 200) yield() }
        assertTrue(Thread.activeCount() < before + 100) // 200 requests wait at once
        agreed.complete(Unit)
        assertEquals(1, signatures.awaitAll().distinct().size)

        val declined = assertThrows<ClientException> { client.crypto.signingBoxSign(box.handle, "AAEB") }
        assertEquals(26, declined.code)
        assertTrue(declined.message!!.contains("declined by user"))
        val late = assertThrows<ClientException> {
            client.crypto.signingBoxSign(box.handle, "AAAA", options = callOptions(timeout = 300.milliseconds))
        }
        assertTrue(late.`is`(ProtocolErrorCode.DEADLINE_EXCEEDED))
        withTimeout(PATIENCE_MS) { cancelled.await() }
    }

    @Test
    @DisplayName("a signing box of the application signs, and the events of processing come as they happen")
    fun processing(): Unit = runBlocking {
        val keys = newKeys()
        val box = client.crypto.registerSigningBox(object : AppSigningBox {
            override suspend fun getPublicKey() = ResultOfAppSigningBox.GetPublicKey(keys.publicKey)

            override suspend fun sign(request: ParamsOfAppSigningBox.Sign) =
                ResultOfAppSigningBox.Sign(client.crypto.sign(request.unsigned, keys).signature)
        })
        val message = paramsOfEncodeMessage(
            abi = Abi.Json(abi),
            signer = Signer.SigningBox(box.handle),
            deploySet = deploySet(code = code, initialData = mapOf("_pubkey" to "0x${keys.publicKey}")),
            callSet = callSet(functionName = "constructor"),
        )
        val encoded = client.abi.encodeMessage(
            abi = message.abi,
            deploySet = message.deploySet,
            callSet = message.callSet,
            signer = message.signer,
        )
        val accountId = Address.of(encoded.address).accountId()
        node.give(accountId)
        val events = mutableListOf<ProcessingEvent>()
        val done = client.processing.processMessage(
            messageEncodeParams = message,
            dappId = accountId,
            sendEvents = true,
            onMessage = { event, _ -> events += event },
        )
        assertEquals(false, (done.transaction as Map<*, *>)["aborted"])
        assertTrue(events.any { it is ProcessingEvent.DidSend })
    }

    @Test
    @DisplayName("a contract object deploys, calls, reads and follows")
    fun contract(): Unit = runBlocking {
        val wallet = Contract(client, abi, signer = newSigner(), code = code, errorNames = mapOf(102 to "NotOwner"))
        assertFalse(wallet.isDeployed())
        wallet.deploy(fundedBy = node, amount = BigInteger.valueOf(50_000_000_000))
        assertTrue(wallet.isDeployed())
        assertTrue(wallet.call("touch").estimate().fees.totalAccountFees.signum() > 0)
        assertEquals(mapOf("value0" to "helloWorld"), wallet.call("renderHelloWorld").get())
        assertTrue(wallet.balance() < BigInteger.valueOf(50_000_000_000))

        val events = wallet.events("Touched", StreamOptions.FROM_START).take(2)
        wallet.call("touch").send()
        assertEquals(2, events.toList().map { it.messageId }.toSet().size)
        assertTrue(wallet.transactions(StreamOptions.FROM_START, fields = "id lt").first().fields().containsKey("lt"))
        val (eventCursor, transactionCursor) = wallet.eventCursor() to wallet.transactionCursor()
        val last = wallet.call("touch").send()
        val later = wallet.events("Touched", StreamOptions.after(eventCursor)).first()
        assertTrue(later.cursor() > eventCursor)
        val seen = wallet.transactions(StreamOptions.after(transactionCursor)).first()
        assertEquals(last.transactionId(), seen.fields()["id"])

        val transactions = client.net.transactions(result = "lt code_hash").take(2).toList()
        assertTrue(transactions.all { it.value.lt != null && "code_hash" in it.json })
        val block = client.net.blocks().first().value
        assertEquals(block.id, client.net.blocks(endTime = block.genUtime!! + 1).toList().first().value.id)

        val following = CompletableDeferred<Unit>()
        val next = async {
            wallet.events("Touched", StreamOptions.FROM_NOW)
                .onStart { following.complete(Unit) }
                .first()
        }
        following.await()
        // The flow has begun when its cursor is known, which cannot be seen from outside: events come until one is seen.
        while (!next.isCompleted) wallet.call("touch").send()
        assertTrue((next.await().args["at"] as BigInteger).signum() > 0)

        val stranger = Contract(
            client,
            abi,
            signer = newSigner(),
            address = wallet.address(),
            errorNames = mapOf(102 to "NotOwner"),
        )
        val refused = assertThrows<ContractException> { stranger.call("touch").send() }
        assertEquals("NotOwner", refused.name)
        assertEquals(102, refused.exitCode)
        assertThrows<IllegalArgumentException> { wallet.call("steal") }
    }

    @Test
    @DisplayName("a contract object refuses what would be lost, and says what failed")
    fun losses(): Unit = runBlocking {
        val (wallet, shop) = List(2) { Contract(client, abi, signer = newSigner(), code = code) }
        val absent = assertThrows<ClientException> { wallet.call("getTimestamp").get() }
        assertTrue(absent.message!!.contains("account ${wallet.address()} does not exist"), absent.message)
        val skipped = assertThrows<ContractException> { wallet.call("touch").send() }
        assertEquals("computeSkipped" to null, skipped.phase to skipped.exitCode)
        wallet.deploy(fundedBy = node)
        shop.deploy(fundedBy = node, acceptLoss = AcceptedLoss.ANY)
        // In its own Dapp: main currency burns on the way.
        val dest = shop.address()
        val payment = wallet.call("sendValue", mapOf("dest" to dest, "amount" to 1_000_000, "bounce" to false))
        assertEquals("1000000", payment.estimate().losses!!.single().amount)
        val refused = assertThrows<LossNotAcceptedException> { payment.send() }
        assertEquals(dest.accountId(), refused.accountId())
        assertEquals(Outcome.NOT_EXECUTED, refused.outcome)
        assertThrows<LossNotAcceptedException> { payment.outbox() }
        assertEquals(1, payment.send(acceptLoss = AcceptedLoss.of(0, 1_000_000)).losses!!.size)
        assertTrue(payment.outbox(acceptLoss = AcceptedLoss.ANY).isNew)

        val tooMuch = mapOf("dest" to wallet.address(), "amount" to BigInteger.TEN.pow(18), "bounce" to false)
        val failed = assertThrows<ContractException> { wallet.call("sendValue", tooMuch).send() }
        assertEquals("action" to 37, failed.phase to failed.exitCode)
    }

    @Test
    @DisplayName("the outbox pays once over a restart, and its results come until they are acknowledged")
    fun outbox(): Unit = runBlocking {
        val signer = newSigner()
        val dataFolder = Files.createTempDirectory("vendorclient-outbox")
        val config = clientConfig(network = networkConfig(endpoints = listOf(node.url)))
        suspend fun start() = Client.start(config = config, program = program, dataFolder = dataFolder)
        // This client has no signer: the entry waits for a connection that has one.
        val stored = start().use { first ->
            val wallet = Contract(first, abi, signer = signer, code = code)
            wallet.deploy(fundedBy = node)
            val stored = wallet.call("touch").outbox(key = "invoice-17", group = "payouts", signer = "treasury")
            while (first.outbox.get(key = "invoice-17").entry.state != OutboxState.SIGNING) yield()
            stored
        }
        assertTrue(stored.isNew)
        start().use { second ->
            val wallet = Contract(second, abi, signer = second.registerSigner("treasury", signer), code = code)
            val again = wallet.call("touch").outbox(key = "invoice-17", group = "payouts")
            assertEquals(stored.entry.id, again.entry.id)
            assertFalse(again.isNew)
            val result = second.outboxResults("payouts").first()
            assertEquals("invoice-17", result.key)
            assertEquals(OutboxState.EXECUTED, result.state)
            // It was not acknowledged, and comes again.
            val same = second.outboxResults().first()
            assertEquals(result.number, same.number)
            same.acknowledge()
            val waiting = launch { second.outboxResults("payouts").first() }
            yield()
            waiting.cancelAndJoin()
        }
    }

    @Test
    @DisplayName("a serving daemon is found by its data folder")
    fun discovered(): Unit = runBlocking {
        val folder = Files.createTempDirectory("vendorclient-served")
        val node = if ("$program".endsWith("js")) listOf("node") else listOf()
        val command = node + listOf("$program", "daemon", "--data", "$folder", "--log-level", "silent")
        val daemon = ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.DISCARD).start()
        try {
            daemon.inputReader().readLine()
            Client.discover(folder).use { assertEquals(64, it.crypto.sha256(data = "AAEC").hash.length) }
        } finally {
            daemon.destroy()
            daemon.waitFor()
        }
    }

    @Test
    @DisplayName("a wrapper has the types of its contract")
    fun wrapper(): Unit = runBlocking {
        val (first, second) = listOf(newSigner(), newSigner())
        val expire = System.currentTimeMillis() / 1000 + 60
        val asked = AtomicInteger()
        val header = {
            asked.incrementAndGet()
            FunctionHeader().withExpire(expire)
        }
        val wallet = Multisig(client, signer = first, header = header)
        wallet.deploy(owners = listOf(first.publicKey(), second.publicKey()), reqConfirms = 2, fundedBy = node)
        val dest = Address.of("ab".repeat(32))
        val submitted = wallet
            .submitTransaction(dest = dest, value = BigInteger.valueOf(1_000_000_000), payload = Cell.EMPTY)
            .send()
        val waiting = wallet.getTransactions().get().transactions.single()
        assertEquals(submitted.output.transId, waiting.id)
        assertTrue(asked.get() > 1)
        assertEquals(dest, waiting.dest)
        assertEquals(first.publicKey(), waiting.creator)
        val custodians = wallet.getCustodians().get().custodians
        assertEquals(
            setOf(Multisig.Custodian(0, first.publicKey()), Multisig.Custodian(1, second.publicKey())),
            custodians.toSet(),
        )
        // It pays an account that does not exist, which burns.
        Multisig(client, signer = second, address = wallet.address())
            .confirmTransaction(waiting.id)
            .send(acceptLoss = AcceptedLoss.ANY)
        assertTrue(wallet.getTransactionIds().get().ids.isEmpty())

        val awkward = """{"value0":[[{"contracts":[{"i":-1,"j":9007199254740993}]}],[]]}"""
        assertEquals(awkward, Json.write(Awkward.WaitResult.fromJson(Json.parse(awkward))))
        val absent = Awkward.OfResult.fromJson(Json.parse("""{"a_b":null,"aB":""}"""))
        assertEquals(null, absent.aB)
    }

    @Test
    @DisplayName("a proposal expires when the time was moved, and does not after going back")
    fun expiry(): Unit = runBlocking {
        val (first, second) = listOf(newSigner(), newSigner())
        DevNode.start(program = Path.of(System.getenv("VENDORCLIENT_BINARY"))).use { own ->
            assertEquals(10, own.accounts.size)
            Client.start(own.url, program = program).use { client ->
                val names = mapOf(102 to "NoSuchTransaction")
                val wallet = Multisig(client, signer = first, errorNames = names)
                wallet.deploy(owners = listOf(first.publicKey(), second.publicKey()), reqConfirms = 2, fundedBy = own)
                val address = wallet.address()
                val other = Multisig(client, signer = second, address = address, errorNames = names)
                val id = wallet
                    .submitTransaction(dest = address, value = BigInteger.valueOf(1_000_000_000), payload = Cell.EMPTY)
                    .send().output.transId
                val before = own.snapshot()
                own.increaseTime(seconds = 3602)
                assertEquals("NoSuchTransaction", assertThrows<ContractException> { other.confirmTransaction(id).send() }.name)
                own.revert(before)
                other.confirmTransaction(id).send()
                assertTrue(wallet.getTransactionIds().get().ids.isEmpty())
            }
        }
    }

    @Test
    @DisplayName("a node goes back to a snapshot, and its time moves")
    fun controls(): Unit = runBlocking {
        DevNode.start(accounts = 2, program = Path.of(System.getenv("VENDORCLIENT_BINARY"))).use { own ->
            assertEquals(2, own.accounts.size)
            val before = own.snapshot()
            val epoch = own.epoch
            val time = own.getTime().time
            assertTrue(own.increaseTime(seconds = 3601).time >= time + 3601)
            val block = own.status().seqNo
            assertEquals(block + 3, own.mine(blocks = 3).seqNo)
            val account = own.accounts.first().accountId
            assertEquals("12345", own.setBalance(accountId = account, balance = BigInteger.valueOf(12_345)).balance)
            own.revert(before)
            assertNotEquals(epoch, own.epoch)
            assertTrue(own.getTime().time < time + 3601)
            assertEquals("not_found", assertThrows<DevNodeException> { own.revert(id = 4_000_000) }.code)
        }
    }

    @Test
    @DisplayName("a client has the controls of the node at its endpoint")
    fun nodeOfClient(): Unit = runBlocking {
        assertEquals(node.url, client.devNode.url)
        val somebody = "cd".repeat(32)
        client.devNode.give(somebody, BigInteger.TEN.pow(10))
        assertEquals(somebody, client.account.getAccount(accountId = somebody, dappId = somebody).dappId)
        assertTrue(DevNode.connect(node.url).status().seqNo > 0)
        client.devNode.close()
        assertTrue(node.status().seqNo > 0)
    }

    @Test
    @DisplayName("a client that closes lets calls go on for the time it is given")
    fun grace(): Unit = runBlocking {
        val own = Client.start(program = program, dataFolder = Files.createTempDirectory("vendorclient-kotlin"))
        val derived = async { own.crypto.scrypt(password = "", salt = "", logN = 15, r = 8, p = 2, dkLen = 32) }
        // The call has been sent then.
        yield()
        own.close(grace = 20.seconds)
        assertEquals(64, derived.await().key.length)
        assertThrows<ClientClosedException> { own.client.version() }
    }

    @Test
    @DisplayName("a client that has started when its coroutine is cancelled is closed")
    fun startedTooLate(): Unit = runBlocking {
        val options = StartOptions().program(program).dataFolder(Files.createTempDirectory("vendorclient-kotlin"))
        val started = CompletableDeferred<VendorClient>()
        val starting = launch(Dispatchers.Default) {
            opening {
                VendorClient.start(options).also {
                    started.complete(it)
                    while (!Thread.currentThread().isInterrupted) Thread.onSpinWait()
                }
            }
        }
        val late = withTimeout(PATIENCE_MS) { started.await() }
        starting.cancelAndJoin()
        assertThrows<ClientClosedException> { late.client().version().await() }
    }

    companion object {
        private const val PATIENCE_MS = 20_000L
        private val program = Path.of(System.getenv("VENDORCLIENT_BINARY"))
        private lateinit var node: DevNode
        private lateinit var client: Client
        private lateinit var abi: String
        private lateinit var code: String

        @BeforeAll
        @JvmStatic
        fun open(): Unit = runBlocking {
            val story = Json.parse(Files.readString(Path.of(System.getenv("VENDORCLIENT_STORY")))) as Map<*, *>
            abi = story["abi"] as String
            code = story["code"] as String
            node = DevNode.start(program = program, deprecatedApi = true)
            client = Client.start(
                config = clientConfig(network = networkConfig(endpoints = listOf(node.url))),
                program = program,
                dataFolder = Files.createTempDirectory("vendorclient-kotlin"),
            )
        }

        @AfterAll
        @JvmStatic
        fun close() {
            client.close()
            node.close()
        }
    }
}
