/** Runs the work of a thread, or a command. Each loads only the modules that it needs. */
import type { LazyModule } from '../schema/modules.ts'
import { fileEntry } from '../system/fileEntry.ts'
import {
  isWorkerStart,
  liveThreads,
  PROCESS_ARGUMENT,
  type ProgramEntry,
  startWorker,
  THREAD_ARGUMENT,
} from '../system/startWorker.ts'
import type { Program } from './cli/definition/Program.ts'

/** `url` is that of the entry module. */
export function startProgram(loadModules: () => Promise<readonly LazyModule[]>, url: string): void {
  const last = process.argv.at(-1)
  if (last === PROCESS_ARGUMENT && process.connected) void runProcess(url)
  else if (last === THREAD_ARGUMENT) void runThread(loadModules, url)
  else void runCommandLine(loadModules, url)
}

async function runThread(loadModules: () => Promise<readonly LazyModule[]>, url: string): Promise<void> {
  const { parentPort, workerData } = await import('node:worker_threads')
  if (!isWorkerStart(workerData)) return runCommandLine(loadModules, url)
  const { role, data } = workerData
  if (role === 'compute') {
    const { runComputeWorker } = await import('../system/runComputeWorker.ts')
    runComputeWorker(parentPort!, await loadModules())
  } else if (role === 'producer') {
    const { runProducer } = await import('./devnode/chain/produceOnThread.ts')
    await runProducer(parentPort!, data)
  } else if (role === 'committer') {
    const { runCommitter } = await import('./devnode/store/commitOnThread.ts')
    await runCommitter(parentPort!, data)
  } else if (role === 'scanner') {
    const { runScanThread } = await import('./devnode/store/scanOnThread.ts')
    await runScanThread(parentPort!, data)
  } else if (role === 'keepers') {
    const [{ runJobs }, { keeperJobs }] = await Promise.all([
      import('./devnode/store/JobThread.ts'),
      import('./devnode/keepers/keeperJobs.ts'),
    ])
    runJobs(parentPort!, keeperJobs)
  } else if (role === 'reruns') {
    const [{ runJobs }, { rerunJobs }] = await Promise.all([
      import('./devnode/store/JobThread.ts'),
      import('./devnode/trace/rerunJobs.ts'),
    ])
    runJobs(parentPort!, rerunJobs)
  } else {
    const { serveInProcess } = await import('../../rpc/daemon/serveInProcess.ts')
    await serveInProcess(data as Parameters<typeof serveInProcess>[0], await describeProgram(loadModules, url))
    process.exit()
  }
}

/** Runs computations for the process that started this one. */
async function runProcess(url: string): Promise<void> {
  const [{ runComputeProcess }, entry] = await Promise.all([import('../system/runComputeProcess.ts'), findEntry(url)])
  runComputeProcess(() => startWorker(entry, 'compute', undefined))
}

async function runCommandLine(loadModules: () => Promise<readonly LazyModule[]>, url: string): Promise<void> {
  // Keeps the process alive: clocks and idle threads do not, and a command that only waits for them must not end silently.
  setInterval(() => {}, 2 ** 31 - 1)
  const { runCommand } = await import('./cli/runCommand.ts')
  // Exits explicitly: a host that keeps its end of a pipe open must not keep the program alive.
  const code = await runCommand(process.argv.slice(2), () => describeProgram(loadModules, url))
  if (liveThreads().length === 0) process.exit(code)
  const { endProcess } = await import('../system/endProcess.ts')
  await endProcess(code)
}

async function describeProgram(loadModules: () => Promise<readonly LazyModule[]>, url: string): Promise<Program> {
  const { extractSqliteDriver } = await import('../system/singleExecutable.ts')
  return { modules: await loadModules(), entry: await findEntry(url), nativeBinding: extractSqliteDriver }
}

async function findEntry(url: string): Promise<ProgramEntry> {
  const [{ embeddedEntry }, { heldEntry }] = await Promise.all([
    import('../system/singleExecutable.ts'),
    import('../system/heldEntry.ts'),
  ])
  return embeddedEntry() ?? heldEntry() ?? fileEntry(url, { url: new URL('./storageThread.ts', import.meta.url).href })
}
