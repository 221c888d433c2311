/** Method `client.version` served by vscode-jsonrpc over stdio. */
import { createMessageConnection, StreamMessageReader, StreamMessageWriter } from 'vscode-jsonrpc/node'

const connection = createMessageConnection(
  new StreamMessageReader(process.stdin),
  new StreamMessageWriter(process.stdout),
)
connection.onRequest('client.version', () => ({ version: '3.0.0' }))
connection.listen()
process.stdin.on('end', () => process.exit())
