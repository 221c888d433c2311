import { defineConfig } from 'vitest/config'

/** Suites that need the toolchain of another language, or packages and executables of the program. */
const packaged = [
  'test/bindings/{documentation,go,java,python,rust,typescript}.test.ts',
  'test/bindings/typescript/transcripts.test.ts',
  'test/executable.test.ts',
  'test/packages.test.ts',
]
/** Suites that only compute. They share their modules, so that these are loaded once and not per file. */
const computing = ['test/core/**/*.test.ts', 'test/schema/**/*.test.ts', 'test/modules/{abi,boc,utils}/**/*.test.ts']

const common = { testTimeout: 60_000, hookTimeout: 60_000, pool: 'forks' as const }

/** `npm test` leaves the packaged suites and the long forms out; `npm run test:all` is this with `--mode all`. */
export default defineConfig(({ mode }) => {
  const isAll = mode === 'all'
  const env = { VENDORCLIENT_TEST_TIER: isAll ? 'all' : 'quick' }
  return {
    test: {
      globalSetup: ['test/support/daemon/reportUncalledFunctions.ts'],
      // One worker per core: most suites wait for processes, so the cores are busy with these as well.
      maxWorkers: '100%',
      projects: [
        {
          test: {
            ...common,
            name: 'computing',
            include: computing,
            env,
            isolate: false,
            experimental: { viteModuleRunner: false },
          },
        },
        {
          test: {
            ...common,
            name: 'running',
            include: ['test/**/*.test.ts'],
            exclude: [...computing, ...packaged],
            env,
          },
        },
        ...(isAll ? [{ test: { ...common, name: 'packaged', include: packaged, env } }] : []),
      ],
    },
  }
})
