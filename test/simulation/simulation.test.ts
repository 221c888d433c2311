import { beforeAll, describe, expect, test } from 'vitest'
import { rounds } from '../support/tier.ts'
import { prepareMachine } from './prepareMachine.ts'
import { runOutboxSimulation } from './runOutboxSimulation.ts'
import { runSimulation } from './runSimulation.ts'

/** First seed and number of worlds; every run has the same ones. Others are tried by `npm run simulate`. */
const FIRST = 1
const WORLDS = rounds({ quick: 8, all: 50, long: 110 })
const OUTBOX_WORLDS = rounds({ quick: 6, all: 20, long: 40 })

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

  test('worlds whose members all pay through the outbox break no rule', async () => {
    const broken: string[] = []
    const endings = new Map<string, number>()
    for (let seed = FIRST; seed < FIRST + OUTBOX_WORLDS; seed++) {
      const report = await runOutboxSimulation({ seed })
      broken.push(...report.violations.map((rule) => `seed ${seed}: ${rule}`))
      for (const [ending, count] of report.endings) endings.set(ending, (endings.get(ending) ?? 0) + count)
    }
    expect(broken).toEqual([])
    expect(endings.get('executed')).toBeGreaterThan(2 * OUTBOX_WORLDS)
  })

  test('are identical for the same seed and different for another one', async () => {
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
