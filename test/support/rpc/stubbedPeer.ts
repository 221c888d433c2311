import { defaultLimits } from '../../../rpc/limits.ts'
import { Metrics } from '../../../rpc/peer/Metrics.ts'
import { OutputAccounts } from '../../../rpc/peer/OutputAccounts.ts'
import { Peer } from '../../../rpc/peer/Peer.ts'
import type { Transport } from '../../../rpc/peer/Transport.ts'
import { Turns } from '../../../rpc/peer/Turns.ts'
import type { Storage } from '../../../src/ports/Storage.ts'
import { FunctionTable } from '../../../src/schema/FunctionTable.ts'
import type { FunctionDefinition, ModuleDefinition } from '../../../src/schema/functions.ts'
import { any } from '../../../src/schema/shapes.ts'
import { nodeFiles } from '../../../src/system/nodeFiles.ts'
import { nodeNetwork } from '../../../src/system/nodeNetwork.ts'
import { systemClock } from '../../../src/system/systemClock.ts'
import { systemRandom } from '../../../src/system/systemRandom.ts'
import { InlineWorkers } from '../../../src/workers/InlineWorkers.ts'
import { MemoryStorage } from '../../../storage/memory/MemoryStorage.ts'

/** Implementation of all functions of a stubbed peer: called with the wire name and the parameters as they came. */
export type Stub = (name: string, params: unknown) => unknown

/**
 * A connection without daemon and transport, in which every function of the modules calls the same stub; `sent`
 * contains its messages. Its client waits for `openStorage`.
 */
export function stubbedPeer(
  modules: readonly ModuleDefinition[],
  stub: Stub,
  openStorage: () => Promise<Storage> = async () => new MemoryStorage(),
): { peer: Peer; sent: string[] } {
  const sent: string[] = []
  const transport: Transport = {
    kind: 'inProcess',
    send: (text) => sent.push(text),
    congested: false,
    bufferedBytes: 0,
    wantInput: () => {},
    cutOff: () => {},
    flushed: async () => {},
    end: async () => {},
  }
  const nothing = () => {}
  const log = { level: 'silent', error: nothing, warn: nothing, info: nothing, debug: nothing } as const
  const storage = { open: openStorage, memory: () => new MemoryStorage() }
  const workers = new InlineWorkers([], systemRandom)
  const stubs = modules.map((module) => {
    return { ...module, functions: module.functions.map((definition) => stubbed(definition, stub)) }
  })
  const functions = new FunctionTable(stubs.map((module) => ({ name: module.name, load: async () => module })))
  for (const module of stubs) functions.add(module)
  const environment = {
    services: {
      network: nodeNetwork,
      clock: systemClock,
      random: systemRandom,
      log,
      workers,
      storage,
      files: nodeFiles,
      shared: {},
    },
    functions,
    limits: defaultLimits,
    metrics: new Metrics(),
    output: new OutputAccounts(defaultLimits.send_buffer_total_bytes, 1, setImmediate),
    turns: new Turns(systemClock, setImmediate, () => 1),
    nextTurn: setImmediate,
    pid: process.pid,
    residentBytes: () => 0,
    configLayers: [],
    startedByHost: false,
    isShared: false,
    defaultStoragePath: '/nowhere',
    refuseStoragePath: () => undefined,
    refuseStorageServer: () => undefined,
    checkToken: undefined,
    describe: async () => '{}',
    watchHost: nothing,
    requestShutdown: nothing,
    connectionCount: () => 1,
    inspectConnections: () => [],
    logTail: () => ({ last: 0n, lines: [] }),
    uptimeMs: () => 0,
  }
  return { peer: new Peer('stubbed', transport, environment, nothing), sent }
}

/** A function with the same registrations as the original, and with any parameters and results. */
function stubbed({ name, appObject, callback, example }: FunctionDefinition, stub: Stub): FunctionDefinition {
  return {
    name,
    summary: '',
    errors: [],
    example,
    ...(appObject === undefined ? {} : { appObject }),
    ...(callback === undefined ? {} : { callback }),
    contextFree: true,
    params: any as never,
    result: any,
    run: (_: unknown, params: unknown) => stub(name, params),
  }
}
