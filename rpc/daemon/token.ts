/** The secret that connections over WebSocket must show. Source: daemon section 9. */
import { randomBytes, timingSafeEqual } from 'node:crypto'
import { readFileSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { StartupError } from '../settings/StartupError.ts'
import { TOKEN_FILE_NAME, writeWhole } from './dataFolder.ts'

export interface Token {
  readonly path: string
  /** Compares in constant time. */
  matches(candidate: string | undefined): boolean
  /** Removes the file if it still holds this token. */
  remove(): void
}

/** Creates a token and writes its file atomically. Throws StartupError (2) if others could read the file. */
export function createToken(folder: string, groupReadable: boolean): Token {
  const secret = randomBytes(32)
  const text = secret.toString('hex')
  const path = join(folder, TOKEN_FILE_NAME)
  refuseExposedFile(path, groupReadable)
  writeWhole(path, `${text}\n`, groupReadable ? 0o640 : 0o600)
  return {
    path,
    matches: (candidate) => {
      if (candidate === undefined || !/^[0-9a-f]{64}$/.test(candidate)) return false
      return timingSafeEqual(Buffer.from(candidate, 'hex'), secret)
    },
    remove: () => {
      try {
        if (readFileSync(path, 'utf8').trim() === text) rmSync(path, { force: true })
      } catch {
        // The file was already removed, or may not be read any more.
      }
    },
  }
}

function refuseExposedFile(path: string, groupReadable: boolean): void {
  const stats = statSync(path, { throwIfNoEntry: false })
  if (stats !== undefined && !stats.isFile()) {
    throw new StartupError(4, `${path} is not a regular file, so the token file cannot be created. Move it away`, {
      path,
    })
  }
  const mode = stats?.mode
  if (process.platform === 'win32' || mode === undefined || (mode & (groupReadable ? 0o027 : 0o077)) === 0) return
  const octal = (mode & 0o777).toString(8)
  throw new StartupError(
    2,
    `The token file ${path} has mode ${octal} and is accessible to others. Remove it, or run: chmod 600 '${path}'`,
    { path, mode: octal },
  )
}
