/** Answers every request with the number of bytes in its parameter, and prints its port in a line. */
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'

const [body = ''] = process.argv.slice(2)
const headers = { 'content-type': 'application/json', 'content-length': Buffer.byteLength(body) }
const server = createServer((_, response) => response.writeHead(200, headers).end(body))
server.listen(0, '127.0.0.1', () => process.stdout.write(`${(server.address() as AddressInfo).port}\n`))
