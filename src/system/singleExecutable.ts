/**
 * The program as one executable file: its entry for threads, its source and the native part of the SQLite driver are assets inside
 * it. The native part must be a file to be loaded; it is put once into the cache folder of the user.
 */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import envPaths from 'env-paths'
import { keepPrivateFile } from './privateFolder.ts'
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
  return {
    program: embeddedCode(executable, assets.launcher),
    storage: embeddedCode(executable, assets.storageThread),
    process: () => ({ args: [], descriptors: [] }),
  }
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
 * Path of the native part of the SQLite driver, extracted unless it is there with the same content, in a folder that other
 * users cannot change: the cache folder, else a temporary folder of this process. Programs of two versions use two
 * files; processes that extract at the same time write the same content. Throws Error that says what to set.
 */
export function extractSqliteDriver(): string | undefined {
  const executable = sea()
  if (executable === undefined) return undefined
  const digest = executable.getAsset(assets.sqliteDriverDigest, 'utf8')
  const content = new Uint8Array(executable.getRawAsset(assets.sqliteDriver) as ArrayBuffer)
  const name = `better_sqlite3-${digest.slice(0, 16)}.node`
  const reasons: string[] = []
  for (const folderOf of [() => envPaths('vendorclient', { suffix: '' }).cache, temporaryFolder]) {
    try {
      extracted ??= keepPrivateFile(folderOf(), name, content)
      return extracted
    } catch (error) {
      reasons.push((error as Error).message)
    }
  }
  throw new Error(
    `The SQLite driver cannot be extracted: ${reasons.join('; ')}. Set XDG_CACHE_HOME to a folder that belongs to this user alone`,
  )
}

/** It was checked in this process, and nobody else can have changed it since. */
let extracted: string | undefined

/** Removed at the end of the process. */
function temporaryFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vendorclient-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
