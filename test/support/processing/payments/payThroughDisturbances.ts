/**
 * A payment back end receives and pays while it is killed, its daemon is killed, and its connections break: each payout has to
 * be made once and each deposit credited once, and the books have to say so.
 */
import { setTimeout as sleep } from 'node:timers/promises'
import type { Chance } from '../../../simulation/Chance.ts'
import type { PaymentService } from './PaymentService.ts'

export const DISTURBANCES = ['services', 'daemons', 'connections'] as const
type Disturbance = (typeof DISTURBANCES)[number]

export type DisturbedFigures = Record<Disturbance | 'payouts' | 'deposits', number>

export interface DisturbedReport {
  /** How often each was disturbed, and what was paid. */
  readonly figures: DisturbedFigures
  readonly failures: readonly string[]
}

export interface DisturbancePlan {
  readonly chance: Chance
  /** Whether to go on after a number of disturbances. */
  readonly goesOn: (made: number) => boolean
}

/** Number of disturbances after which everything has to be booked before the next one. */
const BETWEEN_CHECKS = 20
/**
 * When the disturbance comes: at any moment, when the outbox has the payout, when its money has arrived, or when it has arrived and the
 * service could not write anything since.
 */
const MOMENTS = ['any', 'given', 'arrived', 'unbooked'] as const
/** Leases of a killed daemon pass on after 10 s. */
const MOMENT_MS = 15_000
const CUT_MS = [0, 2000] as const

/** The service has been started. */
export async function payThroughDisturbances(
  service: PaymentService,
  { chance, goesOn }: DisturbancePlan,
): Promise<DisturbedReport> {
  const counts = { services: 0, daemons: 0, connections: 0 }
  const failures: string[] = []
  const { books } = service
  // Its first deposit is the wallet's own money.
  await service.payIn(1)
  let made = 0
  do {
    let last = service.wantPayout()
    if (chance.happens(0.5)) last = service.wantPayout()
    if (chance.happens(0.5)) await service.payIn(1)
    const moment = chance.pick(MOMENTS)
    if (moment === 'unbooked') books.lock()
    await untilMoment(service, last, moment)
    await sleep(chance.between(0, 300))
    // Each is disturbed, also in a short run.
    const what = made < DISTURBANCES.length ? DISTURBANCES[made]! : chance.pick(DISTURBANCES)
    const disturbing = disturb(service, what, chance)
    if (moment === 'unbooked') books.unlock()
    await disturbing
    counts[what]++
    made++
    await service.startIfEnded()
    if (made % BETWEEN_CHECKS === 0) failures.push(...(await books.findWrong()))
  } while (goesOn(made))
  failures.push(...(await books.findWrong()))
  return { figures: { ...counts, payouts: books.payoutCount, deposits: Number(books.creditCount) }, failures }
}

/** The process has its signal, or the connections are cut, when this returns its promise. */
function disturb(service: PaymentService, what: Disturbance, chance: Chance): Promise<void> {
  if (what === 'services') return service.kill()
  if (what === 'daemons') return service.killDaemon()
  return service.cutConnections(chance.between(...CUT_MS))
}

/** Returns without it when it takes too long, as after the death of a daemon that held the leases. */
async function untilMoment(service: PaymentService, id: string, moment: (typeof MOMENTS)[number]): Promise<void> {
  const { books } = service
  const untilMs = performance.now() + MOMENT_MS
  while (performance.now() < untilMs) {
    if (moment === 'any') return
    if (moment === 'given' && books.stateOf(id) !== 'wanted') return
    if (moment !== 'given' && (await books.hasArrived(id))) return
    await sleep(10)
  }
}
