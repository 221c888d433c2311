import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

/** Suites that need the toolchain of another language, or packages and executables of the program. */
const packaged = [
  'test/bindings/{c,documentation,go,java,python,runtimes,rust,typescript}.test.ts',
  'test/bindings/typescript/transcripts.test.ts',
  'test/executable.test.ts',
  'test/packages.test.ts',
  'test/pythonPackages.test.ts',
  'test/{archivePackage,debianPackage,workflows}.test.ts',
]
/** Suites that take long by nature: whole sessions of the tool, load, attacks, real time that passes. */
const long = [
  'test/bindings/{boundNames,contractObjects,contractValues,eversdkPrograms,hoverExamples}.test.ts',
  'test/bindings/page/{bundled,bundlers,chromium,firefox,nativeCases,securePage}.test.ts',
  'test/campaign/campaign.test.ts',
  'test/compatibility/{newer,older}Bindings.test.ts',
  'test/core/abi/hostile.test.ts',
  'test/corpus/runCorpus.test.ts',
  'test/core/vm/compare/*.test.ts',
  'test/core/vm/instructions/casesElsewhere.test.ts',
  'test/docs/{compiling,deploy,examples,printing,recipes,sessions,site,webWallet}.test.ts',
  'test/modules/net/{firstContact,followNode}.test.ts',
  'test/modules/outbox/{agreement,faults,frozen,postgres,restored}.test.ts',
  'test/modules/inbox/{faults,killed,proved,services}.test.ts',
  'test/modules/processing/{cancelled,durableMonitor,executedOnce,networkTime,randomMisbehaviour}.test.ts',
  'test/modules/proofs/keeperProofs.test.ts',
  'test/modules/tvm/networkConfig.test.ts',
  'test/olderFiles.test.ts',
  'test/program/cli/{chain,consoleLinks,contract,debugging,everyCommand,failures,flow,hostileTexts,keyStore,mcp,mcpConsole,migrateAddresses,mistakes,multisigWallets,networkCheck,networkTime,newcomer,outcome,porting,publishedConfig,recipients,repeatedCall,scripting,signerProgram,storageKills,storageServer,unknownOutcome,walletLife}.test.ts',
  'test/program/console/*.test.ts',
  'test/program/docs/*.test.ts',
  'test/program/devnode/admin/{accounts,blocks,fork,history,idleChain,impersonate,killedControls,time,wallets}.test.ts',
  'test/program/devnode/chain/{chainMarks,emptyBlocks,endlessMessages,networkGiver}.test.ts',
  'test/program/devnode/graphql/{rowOrder,strict}.test.ts',
  'test/program/devnode/keepers/{keepers,proofs,rotation}.test.ts',
  'test/program/devnode/{server/slowReaders,server/survival,store/fullDisk,terminal/NodeScreen}.test.ts',
  'test/program/devnode/trace/{coverage,explain,gasReport,registerAbi,tracing}.test.ts',
  'test/program/gateway/{hostileClients,limits,manyClients,resume,rollingRestart,slowSides}.test.ts',
  'test/program/runtimeGuard.test.ts',
  'test/rpc/{hostileContracts,worstInputs}.test.ts',
  'test/rpc/daemon/{memory,policy,postgres,proofs,storage,standardError,startTrouble,stop,uninterruptible,workQueue,workers}.test.ts',
  'test/rpc/observe/tracing.test.ts',
  'test/rpc/peer/{callTimeout,heldBytes,slowHosts,Turns}.test.ts',
  'test/scripts/{commandLines,contracts/compileContracts}.test.ts',
  'test/startCost.test.ts',
  'test/system/systemRefusals.test.ts',
  'test/storage/indexeddb/{chromium,chromiumKills,firefox}.test.ts',
  'test/storage/postgres/{PostgresStorage,faults,news,schemas,tls}.test.ts',
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
/** Builds of everything, twice, which a release makes itself, an attack of a quarter of an hour, and emulated platforms: only in the scheduled run. */
const scheduled = [
  'test/release.test.ts',
  'test/campaign/pageKills.test.ts',
  'test/bindings/cWindows.test.ts',
  'test/released.test.ts',
]
/** Suites that have more rounds or cases than every change needs: `npm run test:long`, which is scheduled. */
const longer = [
  ...scheduled,
  'test/corpus/runCorpus.test.ts',
  'test/modules/inbox/services.test.ts',
  'test/program/cli/everyCommand.test.ts',
  'test/program/devnode/admin/killedControls.test.ts',
  'test/rpc/daemon/proofs.test.ts',
  'test/simulation/simulation.test.ts',
]

/** Suites of computation, which also run on the form of `src/platform` for pages. */
const onWebPlatform = ['test/{core,modules,schema}/**/*.test.ts', 'test/vectors/native*.test.ts']
/** Those that take long there: Ed25519 and PBKDF2 in JavaScript. */
const longOnWebPlatform = [
  'test/core/abi/{manyItems,otherCodec,roundTrip}.test.ts',
  'test/core/crypto/{verifyEd25519,mnemonic/*,zklogin/*}.test.ts',
  'test/core/executor/*.test.ts',
  'test/core/proofs/**/*.test.ts',
  'test/modules/**/*.test.ts',
  'test/schema/longTexts.test.ts',
]

interface Suites {
  readonly include: string[]
  readonly exclude: string[]
}

interface Tier {
  readonly name: string
  /** What runs on Node.js, and what on the form of the platform for pages. */
  readonly node: Suites
  readonly web: Suites
}

const noSuites: Suites = { include: [], exclude: [] }
const quick: Tier = {
  name: 'quick',
  node: { include: ['test/**/*.test.ts'], exclude: [...packaged, ...long, ...scheduled] },
  web: { include: onWebPlatform, exclude: [...long, ...longOnWebPlatform] },
}
/** Tiers by mode. Without one, `npm test` runs what is quick; `npm run test:rest` runs what it leaves out. */
const tiers: Readonly<Record<string, Tier>> = {
  rest: {
    name: 'all',
    node: { include: [...packaged, ...long, ...shortened], exclude: [] },
    web: { include: longOnWebPlatform, exclude: long },
  },
  long: { name: 'long', node: { include: longer, exclude: [] }, web: noSuites },
  web: { name: 'quick', node: noSuites, web: { include: onWebPlatform, exclude: long } },
}

/** Each tier runs suites on Node.js and, with the condition that chooses it, on the form of the platform for pages; `--mode web` all of those. */
export default defineConfig(({ mode }) => {
  const tier = tiers[mode] ?? quick
  const common = {
    env: { VENDORCLIENT_TEST_TIER: tier.name },
    hookTimeout: 60_000,
    // What is waited for comes late on a busy machine.
    expect: { poll: { timeout: 20_000 } },
    pool: 'forks' as const,
    // Most of a small suite is loading: the suites of a worker share their modules, loaded as Node.js does.
    isolate: false,
    experimental: { viteModuleRunner: false },
  }
  const node = {
    ...common,
    ...tier.node,
    name: 'node',
    globalSetup: tier === quick ? ['test/support/daemon/reportUncalledFunctions.ts'] : [],
    testTimeout: 60_000,
  }
  const web = {
    ...common,
    ...tier.web,
    name: 'web',
    execArgv: ['--conditions=vendorclient-web'],
    setupFiles: ['test/support/web/loadParts.ts'],
    // A check of a signature takes a millisecond in JavaScript, a phrase a second.
    testTimeout: 300_000,
  }
  return {
    test: {
      // Suites wait for the processes that they start: more than the cores keep these busy.
      maxWorkers: availableParallelism() + 1,
      projects: [{ test: node }, { test: web }],
    },
  }
})
