/**
 * The library on a thread of the host's own process. The host holds one end of a message port.
 *
 * The host posts a text for a message, a number for how many characters of messages it has taken, and `null` to stop.
 * This thread posts texts, the messages, and `{log}` for what it would write to standard error. After each one it adds
 * 1 to the first integer of `signal` and wakes the waiting threads, so that the host can block until an answer is
 * available; the second integer becomes 1 when the thread ends.
 */
import type { MessagePort } from 'node:worker_threads'
import { InProcessTransport } from '../peer/InProcessTransport.ts'
import { notificationText } from '../protocol/messages.ts'
import { loadSettings } from '../settings/loadSettings.ts'
import { StartupError } from '../settings/StartupError.ts'
import { Daemon, type DaemonOptions } from './Daemon.ts'
import { openDataFolder } from './dataFolder.ts'

export interface InProcessHost {
  readonly port: MessagePort
  /** Two integers in shared memory. */
  readonly signal: Int32Array
  /** Settings by section and field, stronger than environment and files. */
  readonly settings: Readonly<Record<string, unknown>>
}

/** Settles when the host has closed the library, or the library could not start. */
export async function serveInProcess(
  { port, signal, settings }: InProcessHost,
  program: Pick<DaemonOptions, 'modules' | 'entry'> & { nativeBinding(dataFolder: string): string | undefined },
): Promise<void> {
  const wake = () => {
    Atomics.add(signal, 0, 1)
    Atomics.notify(signal, 0)
  }
  process.on('exit', () => {
    Atomics.store(signal, 1, 1)
    wake()
  })
  const post = (message: string | { readonly log: string }) => {
    port.postMessage(message)
    wake()
  }
  // Standard output and standard error belong to the host.
  const log: typeof process.stderr.write = (chunk) => {
    post({ log: String(chunk) })
    return true
  }
  process.stdout.write = log
  process.stderr.write = log
  try {
    const loaded = loadSettings({
      options: settings,
      logLevel: 'warn',
      readsProject: process.env['VENDORCLIENT_PROJECT'] === '1',
    })
    await serve(port, post, {
      settings: loaded,
      modules: program.modules,
      entry: program.entry,
      nativeBinding: () => program.nativeBinding(loaded.dataFolder),
      ownedByHost: true,
    })
  } catch (error) {
    const known = error instanceof StartupError ? error : new StartupError(1, 'The library cannot start', {}, error)
    post(notificationText('daemon.fatal', { code: known.exitCode, message: known.message, data: known.data }))
    process.exitCode = known.exitCode
  }
}

async function serve(port: MessagePort, deliver: (text: string) => void, options: DaemonOptions): Promise<void> {
  const { settings } = options
  openDataFolder(settings.dataFolder)
  const daemon = new Daemon(options)
  await daemon.checkStorage()
  const transport = new InProcessTransport(
    deliver,
    (own) => daemon.connect(own),
    setImmediate,
    settings.limits.send_buffer_bytes,
  )
  await new Promise<void>((resolve) => {
    const stop = () => void daemon.stop().then(resolve)
    daemon.onShutdownRequested = stop
    port.on('message', (message: string | number | null) => {
      if (typeof message === 'string') receive(message)
      else if (message === null) stop()
      else transport.taken(message)
    })
    const receive = (text: string) => {
      const actualBytes = Buffer.byteLength(text)
      if (actualBytes > settings.limits.message_in_bytes) {
        transport.receiver.receiveBroken({ problem: 'too large', actualBytes })
      } else transport.receiver.receive(text)
    }
    port.once('close', stop)
  })
}
