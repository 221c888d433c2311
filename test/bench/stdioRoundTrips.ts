import { roundTripNotes, roundTripRows } from './roundTripRows.ts'
import type { Suite } from './Suite.ts'
import { startContentLengthPeer, startStdioDaemon, startStdioPeer } from './startServers.ts'

export const stdioRoundTrips: Suite = {
  name: 'stdio',
  notes:
    'Round trips of `client.version` over pipes. The bare echo splits lines and writes each back, with output gathered ' +
    `once per turn of the event loop. vscode-jsonrpc runs in the server only; a host spends so much on each call that eight times ` +
    `its speed is more than the bare echo reaches, so that aim is one for the server alone. ${roundTripNotes}`,
  aims: {
    'pipelined against bare echo': { aim: { atLeast: 0.8 } },
    'pipelined, server alone against vscode-jsonrpc': { aim: { atLeast: 8 } },
  },
  run: () =>
    roundTripRows(startStdioDaemon(), {
      echo: startStdioPeer('stdioEcho.ts'),
      json: startStdioPeer('stdioEcho.ts', 'json'),
      vscode: startContentLengthPeer(),
    }),
}
