/** A connection for commands: to the serving daemon if there is one, else to the library in this process. */
import { Connection, type ConnectionEvents } from '../../../../rpc/client/Connection.ts'
import { connectToDaemon } from '../../../../rpc/client/connectToDaemon.ts'
import { Daemon } from '../../../../rpc/daemon/Daemon.ts'
import { openDataFolder } from '../../../../rpc/daemon/dataFolder.ts'
import { outgoingRoutes } from '../../../../rpc/daemon/outgoingRoutes.ts'
import { InProcessTransport } from '../../../../rpc/peer/InProcessTransport.ts'
import type { Settings } from '../../../../rpc/settings/loadSettings.ts'
import { openPlainNetwork } from '../../../system/plainNetwork.ts'
import type { Program } from '../definition/Program.ts'

export interface OpenConnection {
  readonly connection: Connection
  /** Where the library runs. */
  readonly place: 'daemon' | 'process'
  close(): Promise<void>
}

export interface ConnectionOptions extends ConnectionEvents {
  /** Do not look for a daemon. */
  readonly inProcess: boolean
}

export async function openConnection(
  settings: Settings,
  program: Program,
  { inProcess, ...events }: ConnectionOptions,
): Promise<OpenConnection> {
  const socket = inProcess ? undefined : await connectToDaemon(settings.dataFolder)
  if (socket === undefined) return connectInProcess(settings, program, events)
  const connection = new Connection((text) => socket.send(text), events)
  socket.on('message', (data) => connection.receive(data.toString()))
  socket.on('close', () => connection.close('The daemon closed the connection before it answered'))
  // Ignored, because `close` follows.
  socket.on('error', () => {})
  return {
    connection,
    place: 'daemon',
    close: () =>
      new Promise((resolve) => {
        if (socket.readyState === socket.CLOSED) resolve()
        else socket.once('close', () => resolve())
        socket.close()
      }),
  }
}

function connectInProcess(settings: Settings, program: Program, events: ConnectionEvents): OpenConnection {
  openDataFolder(settings.dataFolder)
  const daemon = new Daemon({
    settings,
    modules: program.modules,
    entry: program.entry,
    nativeBinding: () => program.nativeBinding(settings.dataFolder),
    ownedByHost: true,
    hostReadsSettings: true,
    network: openPlainNetwork(outgoingRoutes(settings.daemon)),
  })
  const transport = new InProcessTransport(
    (text) => connection.receive(text),
    (own) => daemon.connect(own),
    setImmediate,
  )
  const connection: Connection = new Connection((text) => transport.receiver.receive(text), events)
  return { connection, place: 'process', close: () => daemon.stop() }
}
