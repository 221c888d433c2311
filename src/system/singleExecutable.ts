/**
 * The program as one executable file: its entry for threads, its source and the native part of the SQLite driver are assets inside
 * it. The native part must be a file to be loaded; it is put once into the cache folder of the user.
 */
import { mkdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import envPaths from 'env-paths'
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
  /** Only in executables that were built on their own platform. */
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

/** What threads run. */
export function embeddedEntry(): ProgramEntry | undefined {
  const executable = sea()
  if (executable === undefined) return undefined
  return { program: embeddedCode(executable, assets.launcher), storage: embeddedCode(executable, assets.storageThread) }
}

/** A thread evaluates an asset as a script, whose variables would be global without a function. */
function embeddedCode(executable: Sea, asset: string): ThreadCode {
  return {
    get source() {
      return `(() => {${executable.getAsset(asset, 'utf8').replace(/^#!.*/, '')}\n})()`
    },
  }
}

/**
 * Path of the native part of the SQLite driver, extracted when it is not there yet. Programs of two versions use two
 * files; processes that extract at the same time write the same content. `fallbackFolder` is used when the cache folder
 * cannot be written.
 */
export function extractSqliteDriver(fallbackFolder: string): string | undefined {
  const executable = sea()
  if (executable === undefined) return undefined
  const digest = executable.getAsset(assets.sqliteDriverDigest, 'utf8')
  const content = new Uint8Array(executable.getRawAsset(assets.sqliteDriver) as ArrayBuffer)
  const name = `better_sqlite3-${digest.slice(0, 16)}.node`
  const cacheFolder = envPaths('vendorclient', { suffix: '' }).cache
  try {
    return writeOnce(cacheFolder, name, content)
  } catch {
    return writeOnce(fallbackFolder, name, content)
  }
}

function writeOnce(folder: string, name: string, content: Uint8Array): string {
  const path = join(folder, name)
  if (statSync(path, { throwIfNoEntry: false })?.size === content.length) return path
  mkdirSync(folder, { recursive: true, mode: 0o700 })
  const temporary = `${path}.${process.pid}.tmp`
  rmSync(temporary, { force: true })
  writeFileSync(temporary, content, { mode: 0o700 })
  renameSync(temporary, path)
  return path
}
