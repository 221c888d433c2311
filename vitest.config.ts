import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Suites that need the toolchain of another language, or packages and executables of the program. */
const packaged = [
  'test/bindings/{c,documentation,go,java,python,rust,typescript}.test.ts',
  'test/bindings/typescript/transcripts.test.ts',
  'test/executable.test.ts',
  'test/packages.test.ts',
  'test/pythonPackages.test.ts',
  'test/{archivePackage,debianPackage,workflows}.test.ts',
]
/** Suites that take long by nature: whole sessions of the tool, load, attacks, real time that passes. */
const long = [
  'test/bindings/contractObjects.test.ts',
  'test/campaign/*.test.ts',
  'test/compatibility/{newer,older}Bindings.test.ts',
  'test/core/abi/hostile.test.ts',
  'test/core/vm/compare/*.test.ts',
  'test/core/vm/instructions/casesElsewhere.test.ts',
  'test/docs/{deploy,examples,sessions,site}.test.ts',
  'test/modules/net/{firstContact,followNode}.test.ts',
  'test/modules/outbox/{agreement,faults,postgres,restored}.test.ts',
  'test/modules/inbox/{faults,killed,proved,services}.test.ts',
  'test/modules/processing/{cancelled,durableMonitor,executedOnce,networkTime,randomMisbehaviour}.test.ts',
  'test/modules/proofs/keeperProofs.test.ts',
  'test/modules/tvm/networkConfig.test.ts',
  'test/olderFiles.test.ts',
  'test/program/cli/{chain,consoleLinks,contract,debugging,everyCommand,flow,hostileTexts,keyStore,mcp,mcpConsole,migrateAddresses,mistakes,multisigWallets,networkCheck,networkTime,outcome,porting,publishedConfig,recipients,repeatedCall,scripting,storageKills,storageServer,unknownOutcome,walletLife}.test.ts',
  'test/program/console/*.test.ts',
  'test/program/docs/*.test.ts',
  'test/program/devnode/admin/{accounts,blocks,fork,history,idleChain,impersonate,killedControls,time,wallets}.test.ts',
  'test/program/devnode/chain/{chainMarks,emptyBlocks,endlessMessages,networkGiver}.test.ts',
  'test/program/devnode/graphql/{rowOrder,strict}.test.ts',
  'test/program/devnode/keepers/{keepers,proofs,rotation}.test.ts',
  'test/program/devnode/{server/slowReaders,server/survival,store/fullDisk,terminal/NodeScreen}.test.ts',
  'test/program/devnode/trace/{coverage,gasReport,registerAbi,tracing}.test.ts',
  'test/program/gateway/{hostileClients,limits,manyClients,resume,rollingRestart,slowSides}.test.ts',
  'test/program/runtimeGuard.test.ts',
  'test/rpc/{hostileContracts,worstInputs}.test.ts',
  'test/rpc/daemon/{memory,policy,postgres,proofs,storage,standardError,startTrouble,stop,uninterruptible,workQueue,workers}.test.ts',
  'test/rpc/observe/tracing.test.ts',
  'test/rpc/peer/{callTimeout,heldBytes,slowHosts,Turns}.test.ts',
  'test/scripts/contracts/compileContracts.test.ts',
  'test/startCost.test.ts',
  'test/system/systemRefusals.test.ts',
  'test/storage/indexeddb/chromium.test.ts',
  'test/storage/postgres/{PostgresStorage,faults,schemas,tls}.test.ts',
  'test/storage/sqlite/{backupStorage,openSqliteStorage,processes}.test.ts',
  'test/vectors/{daemon,nativeLocalRuns}.test.ts',
  'test/web/pageNetwork.test.ts',
]
/** Suites that `npm test` runs in a short form: fewer rounds, fewer cases of a kind, the built daemon alone. */
const shortened = [
  'test/fuzz/runFuzz.test.ts',
  'test/modules/net/networkKinds.test.ts',
  'test/program/replacedProgram.test.ts',
  'test/rpc/daemon/killed.test.ts',
  'test/rpc/transcripts.test.ts',
  'test/simulation/*.test.ts',
]
/** Builds of everything, twice: only in the scheduled run, and a release makes them itself. */
const scheduled = ['test/release.test.ts']
/** Suites that have more rounds or cases than every change needs: `npm run test:long`, which is scheduled. */
const longer = [
  ...scheduled,
  'test/program/cli/everyCommand.test.ts',
  'test/program/devnode/admin/killedControls.test.ts',
  'test/rpc/daemon/proofs.test.ts',
  'test/simulation/simulation.test.ts',
]

const tiers = {
  rest: { name: 'all', include: [...packaged, ...long, ...shortened] },
  long: { name: 'long', include: longer },
}

/**
 * `npm test` runs what is quick; `npm run test:rest` is this with `--mode rest`: what it leaves out. With `--mode long`, some
 * of those have their longest form.
 */
export default defineConfig(({ mode }) => {
  const tier = mode === 'rest' || mode === 'long' ? tiers[mode] : undefined
  return {
    test: {
      include: tier?.include ?? ['test/**/*.test.ts'],
      exclude: tier === undefined ? [...packaged, ...long, ...scheduled] : [],
      env: { VENDORCLIENT_TEST_TIER: tier?.name ?? 'quick' },
      globalSetup: tier === undefined ? ['test/support/daemon/reportUncalledFunctions.ts'] : [],
      testTimeout: 60_000,
      hookTimeout: 60_000,
      // What is waited for comes late on a busy machine.
      expect: { poll: { timeout: 20_000 } },
      pool: 'forks',
      // Suites wait for the processes that they start: more than the cores keep these busy.
      maxWorkers: availableParallelism() + 1,
      // Most of a small suite is loading: the suites of a worker share their modules, loaded as Node.js does.
      isolate: false,
      experimental: { viteModuleRunner: false },
      ...(mode === 'web' && {
        execArgv: ['--conditions=vendorclient-web'],
        setupFiles: ['test/support/web/loadCompressor.ts'],
      }),
    },
  }
})
