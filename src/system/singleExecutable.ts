/**
 * The program as one executable file: its entry for threads, its source and the native part of the SQLite driver are assets inside
 * it. The native part must be a file to be loaded; it is put once into the cache folder of the user.
 */
import { existsSync, mkdtempSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { isAbsolute, join } from 'node:path'
import envPaths from 'env-paths'
import { keepLoadableFile, type LoadableFolder } from './loadableFile.ts'
import type { ProgramEntry, ThreadCode } from './startWorker.ts'

/** Names of the assets; the packaging puts them in. */
export const assets = {
  /** Runs the program; what the executable itself starts with. */
  launcher: 'launch.js',
  program: 'program.js',
  chunks: 'program.chunks',
  storageThread: 'storage-thread.js',
  /** Files of the web application. */
  console: 'console.assets',
  /** Pages of the documentation. */
  docs: 'docs.assets',
  /** Only in executables that were built on their target platform. */
  compiledProgram: 'program.compiled',
  sqliteDriver: 'better_sqlite3.node',
  sqliteDriverDigest: 'better_sqlite3.sha256',
} as const

type Sea = typeof import('node:sea')

/** `undefined` when the program runs on an ordinary Node. */
function sea(): Sea | undefined {
  const module = process.getBuiltinModule('node:sea') as Sea | undefined
  return module?.isSea() ? module : undefined
}

/** Entry for threads and processes; `undefined` if this is not the single executable. */
export function embeddedEntry(): ProgramEntry | undefined {
  const executable = sea()
  if (executable === undefined) return undefined
  return {
    program: embeddedCode(executable, assets.launcher),
    storage: embeddedCode(executable, assets.storageThread),
    process: () => ({ args: [], descriptors: [] }),
  }
}

/** A thread evaluates an asset as a script; the function around it keeps its variables from being global. */
function embeddedCode(executable: Sea, asset: string): ThreadCode {
  return {
    get source() {
      return `(() => {${executable.getAsset(asset, 'utf8').replace(/^#!.*/, '')}\n})()`
    },
  }
}

/**
 * Path of the native part of the SQLite driver, extracted unless it is there with the same content, in a folder that other
 * users cannot change and whose file system runs programs. Programs of two versions use two files; processes that extract at
 * the same time write the same content. Throws StorageError that says what to set.
 */
export function extractSqliteDriver(dataFolder: string): string | undefined {
  const executable = sea()
  if (executable === undefined) return undefined
  // Others may have emptied the folder meanwhile.
  if (extracted !== undefined && existsSync(extracted)) return extracted
  const digest = executable.getAsset(assets.sqliteDriverDigest, 'utf8')
  const content = new Uint8Array(executable.getRawAsset(assets.sqliteDriver) as ArrayBuffer)
  extracted = keepLoadableFile(driverFolders(dataFolder), `better_sqlite3-${digest.slice(0, 16)}.node`, content)
  return extracted
}

/** It was checked in this process, and other users cannot have changed it since. */
let extracted: string | undefined

/** The cache folder of the user, the folder for the time of the session, a temporary one of this process, the data folder. */
function driverFolders(dataFolder: string): readonly LoadableFolder[] {
  const runtime = process.env['XDG_RUNTIME_DIR']
  return [
    { folder: () => envPaths('vendorclient', { suffix: '' }).cache },
    ...(runtime === undefined || !isAbsolute(runtime) ? [] : [{ folder: () => join(runtime, 'vendorclient') }]),
    { folder: () => mkdtempSync(join(tmpdir(), 'vendorclient-')), isTemporary: true },
    { folder: () => join(dataFolder, 'cache') },
  ]
}
