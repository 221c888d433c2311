/** The file in which a development node keeps the link and the sessions of its console; only its owner can read it. */
import { readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Log } from '../../../ports/Log.ts'
import { array, field, struct, text } from '../../../schema/shapes.ts'
import { validate } from '../../../schema/validation.ts'
import type { SessionStore } from '../../http/Sessions.ts'

const NAME = 'console.json'

const Stored = struct('StoredSessions', 'Link and sessions of a console.', {
  code: field(text, 'Code of its link.'),
  sessions: field(array(array(text)), 'Digests of secret and proof of each session.'),
})

/** `folder` is the folder of the node, which no other node uses at the same time. A console also works without the file. */
export function sessionFile(folder: string, log: Log): SessionStore {
  const file = join(folder, NAME)
  return {
    read: () => {
      try {
        const checked = validate(Stored, JSON.parse(readFileSync(file, 'utf8')))
        if (!checked.ok || !/^[\w-]{43}$/.test(checked.value.code)) return undefined
        const sessions = checked.value.sessions.filter((pair): pair is [string, string] => pair.length === 2)
        return { code: checked.value.code, sessions }
      } catch {
        return undefined
      }
    },
    write: (stored) => {
      const temporary = `${file}.tmp`
      try {
        rmSync(temporary, { force: true })
        writeFileSync(temporary, `${JSON.stringify(stored)}\n`, { mode: 0o600, flag: 'wx' })
        renameSync(temporary, file)
      } catch (error) {
        rmSync(temporary, { force: true })
        log.warn('the console will need another link after a restart', {
          reason: (error as NodeJS.ErrnoException).code,
        })
      }
    },
  }
}
