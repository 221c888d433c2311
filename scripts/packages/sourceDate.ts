/** The time in packages in place of the time of the build, so that two builds have the same bytes. */
import { spawnSync } from 'node:child_process'
import { root } from '../bundleProgram.ts'

/** Oldest time that archives of all kinds can express. */
const EARLIEST = 315_532_800

/** Unix seconds: `SOURCE_DATE_EPOCH`, or the time of the last commit. */
export const sourceDate: number = readSourceDate()

/** The environment of tools that build packages. */
export const reproducible: NodeJS.ProcessEnv = {
  ...process.env,
  SOURCE_DATE_EPOCH: String(sourceDate),
  TZ: 'UTC',
  LC_ALL: 'C.UTF-8',
  PYTHONHASHSEED: '0',
}

function readSourceDate(): number {
  const given = process.env['SOURCE_DATE_EPOCH']
  const seconds = Number(
    given ?? spawnSync('git', ['log', '-1', '--format=%ct'], { cwd: root, encoding: 'utf8' }).stdout,
  )
  if (Number.isSafeInteger(seconds) && seconds >= EARLIEST) return seconds
  if (given !== undefined) throw new Error(`SOURCE_DATE_EPOCH must be seconds from ${EARLIEST} on, got ${given}`)
  return EARLIEST
}
