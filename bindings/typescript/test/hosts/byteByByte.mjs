/** A daemon that writes one byte at a time, with line ends of both kinds and blank lines between. */
import { createInterface } from 'node:readline'

const answer = async (message) => {
  for (const byte of Buffer.from(`${JSON.stringify({ jsonrpc: '2.0', ...message })}\r\n\n`)) {
    process.stdout.write(Buffer.of(byte))
    await new Promise((resolve) => setImmediate(resolve))
  }
}

for await (const line of createInterface(process.stdin)) {
  const { id, method, params } = JSON.parse(line)
  if (method === 'daemon.initialize') await answer({ id, result: { limits: { message_in_bytes: 16777216 } } })
  else await answer({ id, result: params })
}
