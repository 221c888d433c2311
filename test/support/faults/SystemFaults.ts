import { execFileSync } from 'node:child_process'
import { closeSync, mkdtempSync, openSync, readSync, writeSync } from 'node:fs'
import { constants, tmpdir } from 'node:os'
import { join } from 'node:path'
import { temporaryFolder } from '../temporaryFolder.ts'

/** Calls that a fault refuses. */
const KINDS = { files: 1, sockets: 2, accept: 4, threads: 8, processes: 16, writes: 32 } as const

export interface SystemFault {
  readonly code: 'EMFILE' | 'ENFILE' | 'ENOMEM' | 'EAGAIN' | 'ENOSPC'
  readonly kinds: readonly (keyof typeof KINDS)[]
  /** One of this many calls fails. Default: all. */
  readonly every?: number
}

/**
 * Faults of a system that has run out of something. A connection that is not accepted stays in the queue, and its
 * client waits, so only some are refused.
 */
export const systemFaults: readonly SystemFault[] = [
  // First, while threads and processes still have to start.
  { code: 'EAGAIN', kinds: ['threads', 'processes'] },
  { code: 'EMFILE', kinds: ['files', 'sockets'] },
  { code: 'ENFILE', kinds: ['files', 'sockets', 'accept'], every: 2 },
  { code: 'ENOMEM', kinds: ['accept', 'sockets', 'processes'], every: 2 },
  { code: 'ENOSPC', kinds: ['writes'] },
]

let library: string | undefined

/** Makes system calls of a program fail on request; at first nothing fails. */
export class SystemFaults {
  readonly #descriptor: number
  readonly environment: Readonly<Record<string, string>>

  constructor() {
    if (library === undefined) {
      library = join(mkdtempSync(join(tmpdir(), 'vendorclient-faults-')), 'failSystem.so')
      execFileSync('cc', ['-shared', '-fPIC', '-O1', '-o', library, join(import.meta.dirname, 'failSystem.c'), '-ldl'])
    }
    const path = join(temporaryFolder(), 'switch')
    this.#descriptor = openSync(path, 'w+')
    this.#write(new Int32Array(5))
    this.environment = { LD_PRELOAD: library, FAULT_SWITCH: path }
  }

  start({ code, kinds, every = 1 }: SystemFault): void {
    const bits = kinds.reduce((sum, kind) => sum | KINDS[kind], 0)
    this.#write(new Int32Array([constants.errno[code], bits, every, 0, 0]))
  }

  /** Stops all faults. Returns how often something was refused. */
  stop(): number {
    const control = new Int32Array(5)
    readSync(this.#descriptor, control, 0, control.byteLength, 0)
    this.#write(new Int32Array(5))
    return control[4]!
  }

  dispose(): void {
    closeSync(this.#descriptor)
  }

  #write(control: Int32Array): void {
    writeSync(this.#descriptor, control, 0, control.byteLength, 0)
  }
}
