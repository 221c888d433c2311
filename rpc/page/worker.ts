/** The script of a worker: the library, or one that computes for it. The first message says which. */
import { PageDaemon } from './PageDaemon.ts'
import { type ComputeScope, runComputeWorker } from './runComputeWorker.ts'
import type { WorkerStart } from './workerMessages.ts'

/** What a dedicated worker has besides the names of a page. */
interface WorkerScope extends ComputeScope {
  importScripts(): void
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
    runComputeWorker(scope)
    return
  }
  const { port, logLevel } = start
  new PageDaemon({ logLevel, startWorker: canStartWorkers() ? startComputeWorker : undefined, onStopped }).connect(port)
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
  worker.postMessage({ role: 'compute' } satisfies WorkerStart)
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
    scope.importScripts()
    return true
  } catch {
    return false
  }
}
