import { randomFillSync } from 'node:crypto'
import type { Random } from '../ports/Random.ts'

export const systemRandom: Random = {
  bytes: (length) => randomFillSync(new Uint8Array(length)),
}
