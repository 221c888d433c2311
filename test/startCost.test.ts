/** A start of the program evaluates only what every start needs, and not what only some calls or commands need. */
import { join } from 'node:path'
import { build } from 'esbuild'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '..')

/** Files and packages that come with a file without any `import()`. */
async function staticParts(entry: string): Promise<string[]> {
  const { metafile } = await build({
    absWorkingDir: root,
    entryPoints: [entry],
    bundle: true,
    splitting: true,
    write: false,
    metafile: true,
    outdir: '/',
    platform: 'node',
    format: 'esm',
    external: ['*.node', 'better-sqlite3'],
    logLevel: 'error',
  })
  const chunks = Object.entries(metafile.outputs)
  const parts = new Set<string>()
  const visit = (name: string) => {
    const chunk = metafile.outputs[name]!
    for (const file of Object.keys(chunk.inputs)) parts.add(file)
    for (const { path, kind, external } of chunk.imports) if (kind === 'import-statement' && !external) visit(path)
  }
  visit(chunks.find(([, { entryPoint }]) => entryPoint === entry)![0])
  return [...parts]
}

/** Modules of the API but `client`, a type of the configuration and what becomes of messages, what they compute with, packages that are large, and what only other commands need. */
const late =
  /^storage\/(sqlite\/(openSqliteStorage|StorageWorker)|postgres\/)|^src\/(modules\/(?!client\/|crypto\/MnemonicDictionary)|delivery\/(?!outcome\.ts)|leases\/|core\/(?!(work|PartMissing|wasm\/requireWebAssembly|bytes\/(base64|hex|utf8))\.ts)|net\/|program\/devnode\/|program\/cli\/(?!(runCommand|commands\/daemon|output\/(standardOutput|boundStandardError)|services\/(runService|serveDaemon|settingValues|beginService)|errors\/UsageError|definition\/(?!members)\w+|table\/\w+)\.ts))|^node_modules\/(@noble|@scure|libsodium|undici|ws|graphql|better-sqlite3|pg|prom-client|@opentelemetry|@modelcontextprotocol|zod|ajv)/

test.each([
  'src/program/program.ts',
  'src/program/cli/runCommand.ts',
  'src/program/cli/commands/daemon.ts',
  'src/program/cli/services/runService.ts',
  'src/program/cli/services/serveDaemon.ts',
  'rpc/settings/loadSettings.ts',
  'rpc/daemon/serveStdio.ts',
  'src/system/runComputeWorker.ts',
])('%s contains nothing that a start does not need', async (entry) => {
  const parts = await staticParts(entry)
  expect(parts).toContain(entry)
  expect(parts.filter((part) => late.test(part))).toEqual([])
})

/** Modules that send, store or request something, and the HTTP client of long-running processes. */
const notOfGetters =
  /^node_modules\/(undici|ws|better-sqlite3|pg|@noble|@scure)|^storage\/(sqlite\/(openSqliteStorage|StorageWorker)|postgres\/)|^src\/(core\/(vm|executor|abi|crypto\/(?!crc16))|modules\/tvm\/(?!outcome\/actionCodes))|^src\/program\/(common\/(checkRecipients|readTransfers)|cli\/(wallets|migration|chain|messages\/(?!targetOptions)))/

test.each([
  'src/program/cli/commands/run.ts',
  'src/program/cli/session/runTool.ts',
  'src/program/cli/session/openConnection.ts',
])('%s contains nothing that a getter does not need', async (entry) => {
  const parts = await staticParts(entry)
  expect(parts).toContain(entry)
  expect(parts.filter((part) => notOfGetters.test(part))).toEqual([])
})

test('the thread of the storage contains nothing of the daemon', async () => {
  const parts = await staticParts('src/program/storageThread.ts')
  expect(parts).toContain('src/program/storageThread.ts')
  expect(parts.filter((part) => !/^(storage\/|src\/ports\/|src\/program\/storageThread)/.test(part))).toEqual([])
})
