import { answerWorker } from './answerWorker.ts'
import type { LibraryPlace, LibraryWorker, LogLevel } from './LibraryPlace.ts'
import type { StartLibrary } from './PortLink.ts'
import { trustedScript } from './trustedScript.ts'

/** The same address, which bundlers do not take for that of a file to copy. */
const SCRIPT = './page/worker.mjs'

/** How to start the library. Throws TypeError where it cannot run. */
export function libraryStarter({ worker, logLevel }: LibraryPlace): StartLibrary {
  if (worker === false) return (port, failed) => loadHere(port, logLevel, failed)
  return (port, failed) => startWorker(worker ?? ownWorker, port, logLevel, failed)
}

function startWorker(
  makeWorker: () => LibraryWorker,
  port: MessagePort,
  logLevel: LogLevel | undefined,
  failed: (message: string) => void,
) {
  const worker = makeWorker()
  // A script that cannot be loaded gives no message.
  worker.addEventListener('error', ({ message }) => {
    failed(`The worker of the library failed: ${message || 'its script cannot be loaded'}`)
  })
  answerWorker(worker)
  worker.postMessage({ role: 'library', port, logLevel }, [port as never])
  return worker
}

/** Bundlers know this form and make a script of the worker and of everything that it imports. */
function ownWorker(): LibraryWorker {
  if (import.meta.url === undefined) throw new TypeError(`loadClient of a CommonJS module needs the option "worker"`)
  if (typeof Worker !== 'function') throw new TypeError('There are no workers here: use the option "worker: false"')
  try {
    return new Worker(new URL('./page/worker.mjs', import.meta.url), { type: 'module' })
  } catch (error) {
    // Where a page has Trusted Types, it takes no plain address.
    const base: string = import.meta.url
    const url = trustedScript(new URL(SCRIPT, base).href)
    if (url === undefined) throw error
    return new Worker(url, { type: 'module' })
  }
}

function loadHere(port: MessagePort, logLevel: LogLevel | undefined, failed: (message: string) => void) {
  import('./page/library.mjs').then(
    ({ serveLibrary }) => serveLibrary(port, { logLevel }),
    (error: unknown) => failed(`The library cannot be loaded: ${(error as Error).message}`),
  )
  return { terminate: () => {} }
}
