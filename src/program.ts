/** What the program does: a thread's work, or a command. Commands are loaded only when they are asked for. */
import { isMainThread, parentPort, workerData } from 'node:worker_threads'
import { functionsByName } from './api.ts'
import type { ModuleDefinition } from './schema/functions.ts'
import { embeddedEntry, extractSqliteDriver } from './system/singleExecutable.ts'
import { isWorkerStart, type ProgramEntry, type WorkerStart } from './system/startWorker.ts'

/** What commands need to know of the program. */
export interface Program {
  readonly modules: readonly ModuleDefinition[]
  /** What threads run. */
  readonly entry: ProgramEntry
  /** Path of the native part of the SQLite driver where it is not beside the program. */
  nativeBinding(dataFolder: string): string | undefined
}

/** `url` is that of the entry module. */
export function startProgram(modules: readonly ModuleDefinition[], url: string): void {
  const program: Program = {
    modules,
    entry: embeddedEntry() ?? { url },
    nativeBinding: extractSqliteDriver,
  }
  if (!isMainThread && isWorkerStart(workerData)) void runThread(workerData, program)
  else void runCommandLine(program)
}

async function runThread({ role, data }: WorkerStart, program: Program): Promise<void> {
  if (role === 'compute') {
    const { runComputeWorker } = await import('./system/runComputeWorker.ts')
    runComputeWorker(parentPort!, functionsByName(program.modules))
  } else if (role === 'library') {
    const { serveInProcess } = await import('../rpc/daemon/serveInProcess.ts')
    await serveInProcess(data as Parameters<typeof serveInProcess>[0], program)
    process.exit()
  } else if (role === 'producer') {
    const { runProducer } = await import('./devnode/chain/produceOnThread.ts')
    await runProducer(parentPort!, data)
  } else {
    const { runStorageWorker } = await import('../storage/sqlite/runStorageWorker.ts')
    await runStorageWorker(parentPort!, data)
  }
}

async function runCommandLine(program: Program): Promise<void> {
  // Clocks and idle threads do not hold the process; a command that waits for nothing else must not end in silence.
  setInterval(() => {}, 2 ** 31 - 1)
  const { runCommand } = await import('./cli/runCommand.ts')
  // Explicitly: a host that keeps its end of a pipe open must not keep the program.
  process.exit(await runCommand(process.argv.slice(2), program))
}
