/** One host on stdin and stdout; the daemon lives as long as the connection. Source: daemon sections 1 and 11. */
import type { Readable, Writable } from 'node:stream'
import { StorageError } from '../../src/ports/Storage.ts'
import { inspectStorageFile } from '../../storage/sqlite/inspectStorageFile.ts'
import { notificationText } from '../protocol/messages.ts'
import { StreamTransport } from '../transports/StreamTransport.ts'
import { Daemon, type DaemonOptions, toStartupError } from './Daemon.ts'
import { openDataFolder } from './dataFolder.ts'
import { excludeFromCoreDumps } from './excludeFromCoreDumps.ts'
import { Postponed } from './Postponed.ts'
import { StartupError } from './StartupError.ts'
import { stopOnSignals } from './stopOnSignals.ts'

/** Longer than the first answer takes, unless the machine is busy. */
const STORAGE_DELAY_MS = 50

export interface StdioOptions extends Omit<DaemonOptions, 'ownedByHost'> {
  readonly input: Readable
  readonly output: Writable
  readonly hostPid: number | undefined
  /** Process that hands signals on to this one, if any; the daemon ends with it. */
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
  inspect(settings.defaultStoragePath)
  const daemon = new Daemon({ ...options, ownedByHost: true })
  daemon.watchMemory()
  return new Promise((resolve) => {
    let exitCode = 0
    let opening: Promise<void> = Promise.resolve()
    const stop = () => {
      storage.now()
      void Promise.all([daemon.stop(), opening]).then(() => resolve(exitCode))
    }
    daemon.onShutdownRequested = stop
    new StreamTransport(
      {
        kind: 'stdio',
        input,
        output,
        clock: daemon.services.clock,
        messageInBytes: settings.limits.message_in_bytes,
        sendBufferBytes: settings.limits.send_buffer_bytes,
        onInputEnd: stop,
      },
      (transport) => {
        const peer = daemon.connect(transport)
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
    // Ctrl-C reaches the whole group: the host decides, unless a person types at this end.
    const interrupt = input === process.stdin && process.stdin.isTTY === true
    stopOnSignals(daemon.log, stop, { interrupt, echoed: launcherPid !== undefined })
    for (const pid of [options.hostPid, launcherPid]) if (pid !== undefined) daemon.watchProcess(pid)
    // The file was looked at above. All of it is read a little later or when it is needed: starting a thread for it would
    // delay the first answer. A short session reads it at its end, so that its exit code tells of a damaged file as well.
    const storage = new Postponed(daemon.services.clock, STORAGE_DELAY_MS, () => {
      opening = daemon.openStorage().catch(async (error) => {
        if (isBusy(error)) {
          // Not for long: the next call that needs the storage tries again.
          daemon.log.warn('storage is locked by another process', { path: settings.defaultStoragePath })
          return
        }
        exitCode = await tellFatal(error, output)
        stop()
      })
    })
  })
}

function inspect(folder: string): void {
  try {
    inspectStorageFile(folder)
  } catch (error) {
    throw toStartupError(error)
  }
}

function isBusy(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof StorageError && cause.kind === 'busy'
}

/** Tells the host in-band why the daemon cannot go on; gives the exit code. */
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
