/** One simulated world from one seed in which everybody pays through the outbox. */
import { OutboxBook } from './OutboxBook.ts'
import { OutboxUsers } from './OutboxUsers.ts'
import { reportOf, type SimulationOptions, type SimulationReport } from './runSimulation.ts'
import { MAX_STEPS, SimulatedWorld } from './SimulatedWorld.ts'

export async function runOutboxSimulation({ seed, print }: SimulationOptions): Promise<SimulationReport> {
  const world = new SimulatedWorld(seed, print)
  const endings = new Map<string, number>()
  const { time, ledger } = world
  const wallets = await time.run(world.deployWallets(), MAX_STEPS)
  try {
    await time.run(new OutboxUsers(world, new OutboxBook(world, endings), wallets).live(), MAX_STEPS)
  } catch (error) {
    ledger.expect(false, `the world stopped: ${(error as Error).stack}`)
  }
  ledger.close()
  return reportOf(world, endings)
}
