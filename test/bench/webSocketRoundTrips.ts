import { roundTripRows } from './roundTripRows.ts'
import type { Suite } from './Suite.ts'
import { startWebSocketDaemon, startWebSocketPeer } from './startServers.ts'

export const webSocketRoundTrips: Suite = {
  name: 'websocket',
  notes:
    'The same over WebSocket on loopback. All servers use the package `ws` with the same options; frames of one turn of ' +
    'the event loop leave in one system call, those of the daemon made without the sender of the package. vscode-jsonrpc has no WebSocket of its own, a reader and a writer of a few ' +
    'lines connect it. What makes it slow on stdio, the header before each message, is not there, and for a host five times its speed is ' +
    'more than the bare echo reaches: against it there is no aim here.',
  aims: { 'pipelined against bare echo': { aim: { atLeast: 0.9 } } },
  run: async () =>
    roundTripRows(await startWebSocketDaemon(), {
      echo: await startWebSocketPeer('webSocketEcho.ts'),
      json: await startWebSocketPeer('webSocketJsonEcho.ts'),
      vscode: await startWebSocketPeer('vscodeWebSocket.ts'),
    }),
}
