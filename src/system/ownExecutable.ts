import { statSync } from 'node:fs'

/** What the system starts as the executable of this process, also when its file was replaced or removed. */
const RUNNING = '/proc/self/exe'

/** Path that starts the same executable as this process, where the system has one: elsewhere that of its file. */
export function ownExecutable(): string {
  if (process.platform !== 'linux') return process.execPath
  const running = statSync(RUNNING, { throwIfNoEntry: false })
  const file = statSync(process.execPath, { throwIfNoEntry: false })
  const isSame = running === undefined || (running.dev === file?.dev && running.ino === file.ino)
  return isSame ? process.execPath : RUNNING
}
