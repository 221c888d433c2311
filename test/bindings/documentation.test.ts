/**
 * Runs the programs in README and in the pages of the bindings, if their tools are installed. Programs in Rust and Java
 * are run by the suites of these bindings, which have compiled the binding anyway.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { jobsOf } from '../support/docs/jobs.ts'
import { type Example, examplesOf, staleCopies, unknownPrograms } from '../support/docs/languageExamples.ts'
import { pays, WatchedNode } from '../support/docs/WatchedNode.ts'
import { build } from '../support/startBuild.ts'
import { environmentOutsideOfTests } from '../support/typescriptSuite.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-documentation-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

function has(tool: string): boolean {
  return spawnSync(tool, ['--version'], { stdio: 'ignore' }).status === 0
}
const hasGo = spawnSync('go', ['version'], { stdio: 'ignore' }).status === 0

test('every program of the documentation is known', () => {
  expect(unknownPrograms()).toEqual([])
  expect(staleCopies()).toEqual([])
})

describe('programs in TypeScript', () => {
  const place = made('typescript')
  mkdirSync(join(place, 'node_modules'))
  symlinkSync(root, join(place, 'node_modules/vendorclient'))
  symlinkSync(join(root, 'node_modules/@eversdk'), join(place, 'node_modules/@eversdk'))
  writeFileSync(join(place, 'package.json'), '{"type":"module"}')
  bind('Multisig', 'ts', join(place, 'multisig.ts'))
  bind('Wallet', 'ts', join(place, 'wallet.ts'))
  execFileSync(process.execPath, [build, 'contract', 'save', 'HelloWallet'], { cwd: place })

  test.each(numbered(examplesOf('ts')))('$name', async ({ index, ...example }) => {
    const file = join(place, `example${index}.ts`)
    writeFileSync(file, example.statements)
    await runWatched(example, (env) => run(process.execPath, [file], env, place))
  })
})

test('the jobs of the table run in TypeScript', { timeout: 120_000 }, async () => {
  const place = join(folder, 'typescript')
  bind('HelloWallet', 'ts', join(place, 'helloWallet.ts'))
  const file = join(place, 'jobs.ts')
  writeFileSync(
    file,
    `import { DevNode, keysSigner, spawnClient } from 'vendorclient'
import { helloWallet } from './helloWallet.ts'
await using node = await DevNode.start({ accounts: 1 })
await using client = await spawnClient({ network: { endpoints: [node.url] } })
const signer = keysSigner(await client.crypto.generateRandomSignKeys())
const wallet = helloWallet({ client, signer })
const results: unknown[] = []
${jobsOf('TypeScript')
  .map((job) => `results.push(${job})\n`)
  .join('')}
await (results[0] as typeof client).close()
`,
  )
  await run(process.execPath, [file], {}, place)
})

describe.skipIf(!has('python3'))(`programs in Python${has('python3') ? '' : ' (there is no python3)'}`, () => {
  const place = made('python')
  bind('Multisig', 'python', join(place, 'multisig.py'))
  bind('Wallet', 'python', join(place, 'wallet.py'))

  test.each(numbered(examplesOf('python')))('$name', async ({ index, ...example }) => {
    const file = join(place, `example${index}.py`)
    writeFileSync(file, example.statements)
    const library = { PYTHONPATH: join(root, 'bindings/python/src') }
    await runWatched(example, (env) => run('python3', ['-W', 'error', file], { ...library, ...env }))
  })

  test('the jobs of the table', { timeout: 120_000 }, async () => {
    bind('HelloWallet', 'python', join(place, 'hello_wallet.py'))
    const file = join(place, 'jobs.py')
    const jobs = jobsOf('Python').map((job) => `    results.append(${job})\n`)
    writeFileSync(
      file,
      `from vendorclient import Client, DevNode, Keys
from hello_wallet import HelloWallet

with DevNode.start(accounts=1) as node, Client.start(endpoints=[node.url]) as client:
    wallet = HelloWallet(client, Keys.generate(client))
    results = []
${jobs.join('')}    results[0].close()
`,
    )
    await run('python3', ['-W', 'error', file], { PYTHONPATH: join(root, 'bindings/python/src') })
  })
})

describe.skipIf(!hasGo)(`programs in Go${hasGo ? '' : ' (there is no go)'}`, () => {
  test.each(numbered(examplesOf('go')))('$name', { timeout: 300_000 }, async ({ index, declarations, statements }) => {
    const place = made(`go${index}`)
    const used = `${declarations}\n${statements}`
    const packages = Object.entries(goPackages).filter(([name]) => new RegExp(`\\b${name}\\.`).test(used))
    const imports = packages.map(([, path]) => JSON.stringify(path)).join('\n')
    // Declarations that the page assumes.
    const device = /\bpen\b/.test(used)
      ? `type pen struct{}\nfunc (pen) Sign(string) (string, error) { return "${'ab'.repeat(64)}", nil }\n`
      : ''
    writeFileSync(
      join(place, 'main.go'),
      `package main\n\nimport (\n${imports}\n)\n\n${device}${declarations}\nfunc main() {\n${statements}\n}\n`,
    )
    await runGo(place)
  })

  test('the jobs of the table', { timeout: 300_000 }, async () => {
    const place = made('go-jobs')
    made('go-jobs/hellowallet')
    bind('HelloWallet', 'go', join(place, 'hellowallet/hellowallet.go'))
    // The job without an error as its second result is no call.
    const jobs = jobsOf('Go').map((job) =>
      /\bAccounts\(|^node\.Giver\(|\bWatch|\bTransactions\(/.test(job)
        ? `_ = ${job}`
        : `if _, err := ${job}; err != nil {\nlog.Fatal(err)\n}`,
    )
    writeFileSync(
      join(place, 'main.go'),
      `package main

import (
	"context"
	"log"

	vendorclient "${goModulePath}"
	"${goModulePath}/devnode"

	"example/hellowallet"
)

func main() {
	ctx := context.Background()
	node, err := devnode.Start(ctx, devnode.WithAccounts(1))
	if err != nil {
		log.Fatal(err)
	}
	defer node.Stop()
	client, err := vendorclient.Spawn(ctx, vendorclient.WithEndpoints(node.URL()))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	keys, err := client.Crypto.GenerateRandomSignKeys(ctx)
	if err != nil {
		log.Fatal(err)
	}
	wallet, err := hellowallet.New(client, vendorclient.KeysSigner(keys))
	if err != nil {
		log.Fatal(err)
	}
	${jobs.join('\n')}
}
`,
    )
    await runGo(place)
  })
})

async function runGo(place: string): Promise<void> {
  const module = `module example\n\ngo 1.23\n\nrequire ${goModulePath} v${buildInfo.version}\n\nreplace ${goModulePath} => ${join(root, 'bindings/go')}\n`
  writeFileSync(join(place, 'go.mod'), module)
  await run('go', ['run', '.'], { GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' }, place)
}

const goPackages: Readonly<Record<string, string>> = {
  api: `${goModulePath}/api`,
  context: 'context',
  devnode: `${goModulePath}/devnode`,
  fmt: 'fmt',
  log: 'log',
  time: 'time',
  vendorclient: goModulePath,
}

function made(name: string): string {
  const place = join(folder, name)
  mkdirSync(place, { recursive: true })
  return place
}

function numbered(examples: readonly Example[]): readonly (Example & { readonly index: number })[] {
  return examples.map((example, index) => ({ ...example, index }))
}

/** Runs the `bind` command that the pages require before their programs. */
function bind(contract: string, language: string, file: string): void {
  execFileSync(process.execPath, [build, 'bind', contract, '--lang', language, '--output', file])
}

/** A program that pays is run on a node of the suite, and what it paid must have arrived. */
async function runWatched(
  { statements }: Example,
  runWith: (env: NodeJS.ProcessEnv) => Promise<unknown>,
): Promise<void> {
  if (!pays(statements)) return void (await runWith({}))
  const watched = await WatchedNode.start()
  try {
    await runWith({ VENDORCLIENT_BINARY: watched.program })
    expect((await watched.payments()).length).toBeGreaterThan(0)
  } finally {
    await watched.dispose()
  }
}

/** Rejects with what it printed. */
async function run(
  command: string,
  args: readonly string[],
  env: NodeJS.ProcessEnv = {},
  cwd = folder,
): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd,
    env: {
      ...environmentOutsideOfTests(),
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      VENDORCLIENT_BINARY: join(root, 'dist/vendorclient.js'),
      VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data'),
      ...env,
    },
    maxBuffer: 1 << 26,
  })
  return stdout
}
