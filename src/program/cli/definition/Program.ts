import type { LazyModule } from '../../../schema/modules.ts'
import type { ProgramEntry } from '../../../system/startWorker.ts'

/** Facts about the program that commands need. */
export interface Program {
  readonly modules: readonly LazyModule[]
  /** What threads run. */
  readonly entry: ProgramEntry
  /** Path of the native part of the SQLite driver where it is not beside the program. */
  nativeBinding(dataFolder: string): string | undefined
}

/** Returns the facts that commands need; commands that only print a text do not call it. */
export type ProgramSource = () => Promise<Program>
