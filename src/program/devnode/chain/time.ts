/** Controls for the time of the chain. */

import { AdminError } from '../controls/AdminError.ts'
import type { AdminResult } from '../controls/AdminMethod.ts'
import type { AdminMethods } from '../controls/adminMethods.ts'
import { LAST_BLOCK_SETTING, writeLastBlock } from '../store/LastBlock.ts'
import { MAX_TIME, TIME_SETTING, type TimeState } from './ChainTime.ts'
import type { ChainMethods } from './controlChain.ts'
import type { RunningChain } from './RunningChain.ts'

export const timeMethods = {
  get_time: describeTime,
  set_time: (chain, { time }) => moveTo(chain, checkTime(chain, time)),
  increase_time: (chain, { seconds }) => moveTo(chain, checkTime(chain, chain.time.now() / 1000 + seconds)),
  set_next_block_time: (chain, { time }) => {
    const nextBlockMs = checkTime(chain, time)
    return keep(chain, () => ({ ...chain.time.state, nextBlockMs }))
  },
  freeze: (chain, { time }) => {
    const timeMs = time == null ? chain.time.now() : checkTime(chain, time)
    return moveTo(chain, timeMs, () => chain.time.frozen())
  },
  resume: (chain) => keep(chain, () => chain.time.resumed()),
} satisfies ChainMethods

/** The time in ms. Throws AdminError for a time that blocks cannot have, and for one before the last block. */
function checkTime(chain: RunningChain, time: number): number {
  if (time > MAX_TIME) throw new AdminError('invalid_params', `The time must not be later than ${MAX_TIME}`)
  const { ref, timeMs } = chain.last
  // A chain without blocks can begin at any time.
  if (ref.seqNo === 0) return Math.max(1000, time * 1000)
  const lastTime = Math.floor(timeMs / 1000)
  if (time < lastTime)
    throw new AdminError('conflict', `The last block has the time ${lastTime}; time cannot go back before it`)
  return Math.max(time * 1000, timeMs)
}

function moveTo(chain: RunningChain, timeMs: number, then?: () => TimeState) {
  return keep(chain, () => {
    const { last, store } = chain
    if (last.ref.seqNo === 0) store.setSetting(LAST_BLOCK_SETTING, writeLastBlock({ ...last, timeMs }))
    chain.time.state = chain.time.movedTo(timeMs)
    return then === undefined ? chain.time.state : then()
  })
}

function keep(chain: RunningChain, next: () => TimeState): AdminResult<AdminMethods['get_time']> {
  chain.change(() => chain.store.setSetting(TIME_SETTING, JSON.stringify(next())))
  return describeTime(chain)
}

function describeTime({ time }: RunningChain): AdminResult<AdminMethods['get_time']> {
  const { frozenMs, nextBlockMs } = time.state
  return {
    time: Math.floor(time.now() / 1000),
    frozen: frozenMs !== undefined,
    ...(nextBlockMs !== undefined && { next_block_time: Math.floor(nextBlockMs / 1000) }),
  }
}
