/** The script of a worker: the library, or one that computes for it. The first message says which. */
import { loadAccelerator } from '../../src/platform/web/ed25519/accelerator.ts'
import { askToPersist } from '../../storage/indexeddb/askToPersist.ts'
import { PageDaemon } from './PageDaemon.ts'
import { type ComputeScope, runComputeWorker } from './runComputeWorker.ts'
import type { PersistQuestion, WorkerStart } from './workerMessages.ts'

/** What a dedicated worker has besides the names of a page. */
interface WorkerScope extends Pick<ComputeScope, 'addEventListener'> {
  postMessage(message: unknown, transfer?: Transferable[]): void
  importScripts(url: string): void
  close(): void
  /** Where the browser has Trusted Types. */
  readonly trustedTypes?: { createPolicy(name: string, rules: ScriptPolicy): ScriptPolicy }
}

interface ScriptPolicy {
  createScriptURL(url: string): string
}

const scope = globalThis as unknown as WorkerScope

let policy: ScriptPolicy | undefined

scope.addEventListener('message', ({ data }) => begin(data as WorkerStart), { once: true })

function begin(start: WorkerStart): void {
  if (start.role === 'compute') {
    runComputeWorker(scope, start.curves)
    return
  }
  const { port, logLevel } = start
  const startWorker = canStartWorkers() ? startComputeWorker : undefined
  new PageDaemon({ logLevel, startWorker, persist, onStopped }).connect(port)
}

/** Workers cannot ask the browser to keep the data of the site, so the page asks. */
async function persist(): Promise<boolean> {
  if (await askToPersist()) return true
  const { port1, port2 } = new MessageChannel()
  const { promise, resolve } = Promise.withResolvers<boolean>()
  port1.onmessage = ({ data }: MessageEvent<unknown>) => {
    port1.close()
    resolve(data === true)
  }
  scope.postMessage({ ask: 'persist', port: port2 } satisfies PersistQuestion, [port2])
  return promise
}

function onStopped(): void {
  scope.close()
}

function canStartWorkers(): boolean {
  return typeof Worker === 'function'
}

/** Runs this script in another worker; `location` is the script that the bundler of the page has made of it. */
function startComputeWorker(): Worker {
  const worker = new Worker(trusted(location.href), { type: isClassic() ? 'classic' : 'module' })
  const { port1, port2 } = new MessageChannel()
  port1.onmessage = async () => port1.postMessage(await loadAccelerator())
  worker.postMessage({ role: 'compute', curves: port2 } satisfies WorkerStart, [port2])
  return worker
}

/** The address as workers of a page with Trusted Types take it, by the policy that the page allows by name. */
function trusted(url: string): string {
  policy ??= scope.trustedTypes?.createPolicy('vendorclient', { createScriptURL: (own) => own })
  return policy?.createScriptURL(url) ?? url
}

/** Some bundlers make a classic script of this module. */
function isClassic(): boolean {
  try {
    // An invalid address loads nothing; without one, some browsers do not refuse the call in a module.
    scope.importScripts(trusted('https://['))
    return true
  } catch (error) {
    return !(error instanceof TypeError)
  }
}
