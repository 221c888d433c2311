/** How long it takes from the navigation until a page has done something, with an empty cache. */
import { compare, interleave } from '../interleave.ts'
import type { Row } from '../Suite.ts'
import type { BenchPages } from './BenchPages.ts'
import { Line } from './Line.ts'

const ROUNDS = 7
/** A mobile connection of today: 10 Mbit/s. */
const MOBILE = { delayMs: 40, bytesPerMs: 1250 }

const PEER = 'nekoton-wasm'
const BARE_POST = 'nekoton-wasm and a bare POST'

export const firstUseAims = {
  [`navigation to the first signature, over loopback against ${PEER}`]: { aim: { atMost: 0.5 } },
  [`navigation to the first signature, at 10 Mbit/s against ${PEER}`]: { aim: { atMost: 0.5 } },
  [`navigation to a sent message, over loopback against ${BARE_POST}`]: { aim: { atMost: 0.7 } },
  [`navigation to a sent message, at 10 Mbit/s against ${BARE_POST}`]: { aim: { atMost: 0.7 } },
}

/** `pages` has those of `addSteps`. */
export async function firstUse(pages: BenchPages): Promise<Row[]> {
  return [
    ...(await measure(pages, 'over loopback', () => undefined)),
    ...(await measure(pages, 'at 10 Mbit/s', () => new Line(MOBILE))),
  ]
}

async function measure(pages: BenchPages, place: string, line: () => Line | undefined): Promise<Row[]> {
  const time = (name: string) => async () => (await pages.visit(name, line())).elapsedMs
  const steps = {
    oursSignature: time('ours-signature'),
    peerSignature: time('peer-signature'),
    oursMessage: time('ours-message'),
    peerMessage: time('peer-message'),
  }
  await interleave(1, steps)
  const times = await interleave(ROUNDS, steps)
  const unit = 'ms'
  return [
    {
      ...{ label: `navigation to the first signature, ${place}`, against: PEER, unit },
      ...compare(times.oursSignature, times.peerSignature),
    },
    {
      ...{ label: `navigation to a sent message, ${place}`, against: BARE_POST, unit },
      ...compare(times.oursMessage, times.peerMessage),
    },
  ]
}
