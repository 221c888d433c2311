import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../support/tier.ts'
import { prepareMachine } from './prepareMachine.ts'
import { runSimulation } from './runSimulation.ts'

/** First seed and number of worlds; every run has the same ones. Others are tried by `npm run simulate`. */
const FIRST = 1
const WORLDS = rounds({ quick: 8, all: 150 })

describe('simulated worlds', { timeout: 300_000 }, () => {
  beforeAll(prepareMachine)

  test('break no rule', async () => {
    const broken: string[] = []
    const total = { payments: 0, executed: 0, hours: 0 }
    for (let seed = FIRST; seed < FIRST + WORLDS; seed++) {
      const { violations, payments, executed, simulatedMs } = await runSimulation({ seed })
      broken.push(...violations.map((rule) => `seed ${seed}: ${rule}`))
      total.payments += payments
      total.executed += executed
      total.hours += simulatedMs / 3_600_000
    }
    expect(broken).toEqual([])
    expect(total.executed).toBeGreaterThan(2 * WORLDS)
    expect(total.hours).toBeGreaterThan(WORLDS)
  })

  test('are the same for the same seed, byte for byte, and others for another one', async () => {
    const [first, other, again] = [
      await runSimulation({ seed: 4 }),
      await runSimulation({ seed: 5 }),
      await runSimulation({ seed: 4 }),
    ]
    expect(again.traceHash).toBe(first.traceHash)
    expect(again.lines).toEqual(first.lines)
    expect(other.traceHash).not.toBe(first.traceHash)
  })
})
