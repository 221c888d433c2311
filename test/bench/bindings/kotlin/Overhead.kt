import java.io.BufferedReader
import java.io.OutputStream
import java.nio.file.Path
import kotlin.concurrent.thread
import kotlinx.coroutines.Dispatchers
import kotlinx.coroutines.async
import kotlinx.coroutines.awaitAll
import kotlinx.coroutines.coroutineScope
import kotlinx.coroutines.runBlocking
import vendorclient.kotlin.Client

private const val REQUEST = """{"jsonrpc":"2.0","id":1,"method":"crypto.sha256","params":{"data":"aGVsbG8="}}""" + "\n"

/** Rounds before the first one that counts: the virtual machine compiles what runs often while the program runs. */
private const val WARM_UP = 100

/** Cost of calls of the Kotlin binding and of bare pipes. See ../README.md. */
private class Overhead(private val parallel: Boolean, private val calls: Int) {
    suspend fun useBinding(client: Client) {
        if (parallel) {
            coroutineScope {
                List(calls) { async { client.crypto.sha256(data = "aGVsbG8=") } }.awaitAll()
            }
        } else {
            repeat(calls) { client.crypto.sha256(data = "aGVsbG8=") }
        }
    }

    fun usePipe(input: OutputStream, output: BufferedReader) {
        if (parallel) {
            val writer = thread { write(input, REQUEST.repeat(calls)) }
            repeat(calls) { output.readLine() }
            writer.join()
        } else {
            repeat(calls) {
                write(input, REQUEST)
                output.readLine()
            }
        }
    }

    private fun write(input: OutputStream, text: String) {
        input.write(text.toByteArray())
        input.flush()
    }

    inline fun measure(use: () -> Unit): Double {
        val start = System.nanoTime()
        use()
        val seconds = (System.nanoTime() - start) / 1e9
        return if (parallel) calls / seconds else seconds * 1e6 / calls
    }
}

// On the threads of coroutines, as a service runs them.
fun main(arguments: Array<String>): Unit = runBlocking(Dispatchers.Default) {
    val (program, folder, rounds, calls, kind) = arguments
    val overhead = Overhead(kind == "parallel", calls.toInt())
    val pipeFolder = Path.of(folder, "pipe").toString()
    val process = ProcessBuilder("node", program, "daemon", "--stdio", "--data", pipeFolder)
        .redirectError(ProcessBuilder.Redirect.INHERIT)
        .start()
    val output = process.inputStream.bufferedReader()
    val binding = mutableListOf<Double>()
    val pipe = mutableListOf<Double>()
    Client.start(program = Path.of(program), dataFolder = Path.of(folder, "binding")).use { client ->
        repeat(WARM_UP + rounds.toInt()) {
            binding += overhead.measure { overhead.useBinding(client) }
            pipe += overhead.measure { overhead.usePipe(process.outputStream, output) }
        }
    }
    process.outputStream.close()
    process.waitFor()
    println("""{"binding":${binding.drop(WARM_UP)},"pipe":${pipe.drop(WARM_UP)}}""")
}
