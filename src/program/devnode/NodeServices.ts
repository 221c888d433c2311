import type { Clock } from '../../ports/Clock.ts'
import type { Log } from '../../ports/Log.ts'
import type { Random } from '../../ports/Random.ts'

/** External services that every part of a node uses. */
export interface NodeServices {
  readonly clock: Clock
  readonly random: Random
  readonly log: Log
}
