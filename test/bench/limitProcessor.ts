/** Limits how much of a processor a process may use, with a control group of its own. Linux, with the right to make groups. */
import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CannotMeasure } from './Suite.ts'

/** Short, so that a process does not stand still for long after it has used its share, us. */
const PERIOD_US = 10_000
const FIRST = '/sys/fs/cgroup/cpu'
const SECOND = '/sys/fs/cgroup'

/**
 * Gives a process, with all its threads, at most this share of one processor. Returns how to remove the group once the
 * process has ended. Throws CannotMeasure.
 */
export function limitProcessor(pid: number, share: number): () => void {
  const quota = Math.round(PERIOD_US * share)
  const isFirst = existsSync(join(FIRST, 'cpu.cfs_quota_us'))
  const group = join(isFirst ? FIRST : SECOND, `vendorclient-bench-${pid}`)
  try {
    mkdirSync(group)
    if (isFirst) {
      writeFileSync(join(group, 'cpu.cfs_period_us'), String(PERIOD_US))
      writeFileSync(join(group, 'cpu.cfs_quota_us'), String(quota))
    } else {
      writeFileSync(join(group, 'cpu.max'), `${quota} ${PERIOD_US}`)
    }
    writeFileSync(join(group, 'cgroup.procs'), String(pid))
  } catch (error) {
    throw new CannotMeasure(`A process cannot be limited to a share of a processor here: ${(error as Error).message}`)
  }
  return () => rmdirSync(group)
}
