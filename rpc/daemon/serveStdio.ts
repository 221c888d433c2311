/** One host on stdin and stdout; the daemon lives as long as the connection. Source: daemon sections 1 and 11. */
import type { Readable, Writable } from 'node:stream'
import { openTracing } from '../observe/Tracing.ts'
import type { Peer } from '../peer/Peer.ts'
import { notificationText } from '../protocol/messages.ts'
import { StartupError } from '../settings/StartupError.ts'
import { StreamTransport } from '../transports/StreamTransport.ts'
import { Daemon, type DaemonOptions } from './Daemon.ts'
import { openDataFolder } from './dataFolder.ts'
import { excludeFromCoreDumps } from './excludeFromCoreDumps.ts'
import { outgoingRoutes } from './outgoingRoutes.ts'
import { stopOnSignals } from './stopOnSignals.ts'

export interface StdioOptions extends Omit<DaemonOptions, 'ownedByHost'> {
  readonly input: Readable
  readonly output: Writable
  readonly hostPid: number | undefined
  /** Process that forwards signals to this one, if any; the daemon ends with it. */
  readonly launcherPid: number | undefined
}

/**
 * Settles with the exit code when the connection has ended and everything is written. Throws StartupError when the daemon
 * cannot start.
 */
export async function serveStdio(options: StdioOptions): Promise<number> {
  const { settings, input, output, launcherPid } = options
  if (!settings.daemon.core_dumps) excludeFromCoreDumps()
  openDataFolder(settings.dataFolder)
  const daemon = new Daemon({
    ...options,
    ownedByHost: true,
    tracing: await openTracing('vendorclient-daemon', outgoingRoutes(settings.daemon)),
  })
  await daemon.checkStorage()
  daemon.watchMemory()
  return new Promise((resolve) => {
    const stop = () => void daemon.stop().then(() => resolve(0))
    daemon.onShutdownRequested = stop
    let host: Peer
    new StreamTransport(
      {
        kind: 'stdio',
        input,
        output,
        clock: daemon.services.clock,
        messageInBytes: settings.limits.message_in_bytes,
        sendBufferBytes: settings.limits.send_buffer_bytes,
        onInputEnd: () => host.whenRead(stop),
      },
      (transport) => {
        const peer = daemon.connect(transport)
        host = peer
        return {
          receive: (text) => peer.receive(text),
          receiveBroken: (broken) => peer.receiveBroken(broken),
          drained: () => peer.drained(),
          disconnected: (reason) => {
            peer.disconnected(reason)
            stop()
          },
        }
      },
    )
    // Ctrl-C reaches the whole process group: the host decides what to do, unless a person uses this terminal.
    const interrupt = input === process.stdin && process.stdin.isTTY === true
    stopOnSignals(daemon.log, stop, { interrupt, echoed: launcherPid !== undefined })
    for (const pid of [options.hostPid, launcherPid]) if (pid !== undefined) daemon.watchProcess(pid)
  })
}

/** Reports to the host in-band why the daemon has to end; returns the exit code. */
export async function tellFatal(error: unknown, output: Writable): Promise<number> {
  const known = error instanceof StartupError ? error : new StartupError(1, 'The daemon cannot start', {}, error)
  process.stderr.write(`vendorclient daemon: ${known.message}\n`)
  const params = { code: known.exitCode, message: known.message, data: known.data }
  await new Promise<void>((resolve) => {
    output.once('error', () => resolve())
    output.write(`${notificationText('daemon.fatal', params)}\n`, () => resolve())
  })
  return known.exitCode
}
