/**
 * Running consoles, to which the command-line tool prints links: one file for each in the data folder. It holds nothing
 * secret. The file of a killed console stays, so readers ask the console itself.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createFolder } from '../../../../storage/createFolder.ts'

export interface RunningConsoleFile {
  /** `http://127.0.0.1:<port>` */
  readonly url: string
  /** Endpoint of the network that the console shows, without possible secrets. */
  readonly endpoint: string
}

const FOLDER = 'consoles'
/** Maximum number of files that are read. */
const MAX_FILES = 32

/** Writes the file and returns a function that removes it. Throws errors of the file system. */
export function announceConsole(dataFolder: string, running: RunningConsoleFile): () => void {
  const folder = join(dataFolder, FOLDER)
  createFolder(folder, 0o700)
  const file = join(folder, `${new URL(running.url).port}.json`)
  writeFileSync(file, `${JSON.stringify({ url: running.url, endpoint: running.endpoint })}\n`, { mode: 0o600 })
  return () => rmSync(file, { force: true })
}

/** Empty without files; unreadable files are left out. */
export function announcedConsoles(dataFolder: string): readonly RunningConsoleFile[] {
  const folder = join(dataFolder, FOLDER)
  return namesIn(folder)
    .filter((name) => /^\d{1,5}\.json$/.test(name))
    .slice(0, MAX_FILES)
    .flatMap((name) => {
      const read = readRunning(join(folder, name))
      return read === undefined ? [] : [read]
    })
}

function namesIn(folder: string): readonly string[] {
  try {
    return readdirSync(folder)
  } catch {
    return []
  }
}

function readRunning(file: string): RunningConsoleFile | undefined {
  try {
    const { url, endpoint } = JSON.parse(readFileSync(file, 'utf8')) as { url?: unknown; endpoint?: unknown }
    const isOurs = typeof url === 'string' && /^http:\/\/127\.0\.0\.1:\d{1,5}$/.test(url)
    return isOurs && typeof endpoint === 'string' ? { url, endpoint } : undefined
  } catch {
    return undefined
  }
}
