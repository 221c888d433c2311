/** All suites, in the order of the report. A new one is a file that exports a `Suite`, and a line here. */
import { abi } from './abi.ts'
import { bindingOverhead } from './bindingOverhead.ts'
import { blockKeepers } from './blockKeepers.ts'
import { boc } from './boc.ts'
import { browser } from './browser.ts'
import { cells } from './cells.ts'
import { coldStart } from './coldStart.ts'
import { crypto } from './crypto.ts'
import { developmentNode } from './developmentNode.ts'
import { idleMemory } from './idleMemory.ts'
import { inFlight } from './inFlight.ts'
import { longChain } from './longChain.ts'
import { machineInstructions } from './machineInstructions.ts'
import { networkQueries } from './networkQueries.ts'
import { outbox } from './outbox.ts'
import { outboxMachines } from './outboxMachines.ts'
import { processing } from './processing.ts'
import { proofs } from './proofs.ts'
import type { Suite } from './Suite.ts'
import { saturatedWorkers } from './saturatedWorkers.ts'
import { singleExecutable } from './singleExecutable.ts'
import { stdioRoundTrips } from './stdioRoundTrips.ts'
import { toolStart } from './toolStart.ts'
import { tvm } from './tvm.ts'
import { virtualMachine } from './virtualMachine.ts'
import { webConsole } from './webConsole.ts'
import { webSocketRoundTrips } from './webSocketRoundTrips.ts'

export const suites: readonly Suite[] = [
  stdioRoundTrips,
  webSocketRoundTrips,
  coldStart,
  toolStart,
  idleMemory,
  singleExecutable,
  inFlight,
  saturatedWorkers,
  cells,
  boc,
  crypto,
  abi,
  networkQueries,
  tvm,
  developmentNode,
  longChain,
  processing,
  outbox,
  outboxMachines,
  virtualMachine,
  machineInstructions,
  proofs,
  blockKeepers,
  bindingOverhead,
  webConsole,
  browser,
]
