/**
 * A file of the running program, open from the start to the end. An update puts another file in its place, and this
 * one stays readable. A file that is overwritten in place cannot be kept: reading it fails from then on.
 */
import { closeSync, fstatSync, openSync, readFileSync, readSync } from 'node:fs'
import { PROGRAM_REPLACED } from '../errors/programReplaced.ts'

/** Data with which another thread or process reads the same open file. */
export interface OpenFile {
  readonly descriptor: number
  readonly size: number
  readonly modifiedMs: number
}

/** The open files of a program, for its threads and processes. */
export interface HeldProgram {
  /** Path that the program uses as its own file name. */
  readonly entry: string
  /** Name of the program in traces of the stack. */
  readonly filename: string
  readonly program: OpenFile
  readonly chunks: OpenFile
  readonly compiled: OpenFile | undefined
  /** The runtime that `compiled` is for. */
  readonly runtime: string
  readonly version: string
}

export class HeldFile {
  readonly file: OpenFile

  readonly #program: Pick<HeldProgram, 'entry' | 'version'> | undefined

  /** @param program the program that the file belongs to, for messages */
  constructor(file: OpenFile, program?: Pick<HeldProgram, 'entry' | 'version'>) {
    this.file = file
    this.#program = program
  }

  /** Throws the error of the system. */
  static open(path: string): HeldFile {
    const descriptor = openSync(path, 'r')
    try {
      const { size, mtimeMs } = fstatSync(descriptor)
      return new HeldFile({ descriptor, size, modifiedMs: mtimeMs })
    } catch (error) {
      closeSync(descriptor)
      throw error
    }
  }

  /**
   * Returns the bytes from one offset to another. Throws Error with the code PROGRAM_REPLACED if the file was
   * overwritten.
   */
  readonly read = (start: number, end: number): Buffer => {
    const bytes = Buffer.allocUnsafeSlow(end - start)
    for (let length = 0; length < bytes.length; ) {
      const count = readSync(this.file.descriptor, bytes, length, bytes.length - length, start + length)
      if (count === 0) throw this.#replaced()
      length += count
    }
    // Checked after reading, because bytes read before a change belong to the program.
    if (this.isChanged) throw this.#replaced()
    return bytes
  }

  get isChanged(): boolean {
    const { size, mtimeMs } = fstatSync(this.file.descriptor)
    return size !== this.file.size || mtimeMs !== this.file.modifiedMs
  }

  close(): void {
    closeSync(this.file.descriptor)
  }

  #replaced(): Error {
    const version = this.#program?.version
    const found = this.#program && versionOf(this.#program.entry)
    const versions = version === undefined ? '' : ` (version ${version}, now ${found ?? 'unknown'})`
    const message = `The program was replaced while it ran${versions}: restart it`
    return Object.assign(new Error(message), { code: PROGRAM_REPLACED, version, found })
  }
}

/** The version that the entry of a program prints. */
function versionOf(entry: string): string | undefined {
  try {
    return /vendorclient (\d+\.[\w.+-]+)/.exec(readFileSync(entry, 'latin1'))?.[1]
  } catch {
    return undefined
  }
}
