import { existsSync } from 'node:fs'
import { expect, test } from 'vitest'
import { Chance } from '../simulation/Chance.ts'
import { CHROMIUM } from '../support/browser/chromiumOptions.ts'
import { payUntil } from './pageKills.ts'
import { DISTURBANCES } from './pages/KilledBrowser.ts'

const SEED = 20_261_128
const LEAST = 300

const isThere = existsSync(CHROMIUM)

test.skipIf(!isThere)(
  `keys are paid at most once, and nothing wrong is said about one, through ${LEAST} disturbances${isThere ? '' : ` (skipped: ${CHROMIUM} is not installed)`}`,
  async () => {
    const options = { chance: new Chance(SEED, 'page-kills'), seed: SEED, endMs: 0 }
    const { figures, failures } = await payUntil(options, LEAST)
    expect(failures).toEqual([])
    const counts = DISTURBANCES.map((name) => figures[name]!)
    expect(Math.min(...counts)).toBeGreaterThan(0)
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThanOrEqual(LEAST)
  },
  3_600_000,
)
