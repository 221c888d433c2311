/** Wrappers of contracts whose files have names that are no names, or other ones, in the language of the wrapper. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { build } from 'esbuild'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { reservedAbi } from '../support/bindings/reservedAbi.ts'
import { runCommandLine } from '../support/cli/runCommandLine.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-names-'))
const files = [
  ...['contract', 'arguments', 'self', 'client', 'class', 'none', 'true', 'type', 'map', 'main', 'new', 'image'],
  ...['omit', 'signer', 'contract_options', 'contractSigner', 'get_contract', 'undefined', 'require', 'delete', 'eval'],
  ...[
    'record',
    'Keys',
    'Box',
    'any',
    'Union',
    'integer',
    'async_contract',
    'string',
    'list',
    'object',
    'option',
    'vec',
  ],
  ...[
    '15_MessageSender',
    'RootPN.abi (1)',
    'a b',
    '-',
    'кошелёк',
    'my.wallet',
    "it's",
    'Émile',
    '_',
    '𝒳',
    'a'.repeat(60),
  ],
]
const abi = JSON.stringify({
  ...{ 'ABI version': 2, version: '2.4', header: ['pubkey', 'time', 'expire'] },
  functions: [
    { name: 'constructor', inputs: [{ name: 'self', type: 'uint8' }], outputs: [] },
    {
      name: 'contract',
      inputs: [
        { name: 'arguments', type: 'uint256' },
        { name: 'self', type: 'optional(uint8)' },
      ],
      outputs: [{ name: 'contract', type: 'tuple[]', components: [{ name: 'self', type: 'bool' }] }],
    },
    { name: 'arguments', inputs: [], outputs: [{ name: 'self', type: 'map(uint8,string)' }] },
    { name: 'self', inputs: [], outputs: [] },
  ],
  events: [{ name: 'contract', inputs: [{ name: 'arguments', type: 'address' }] }],
  fields: [],
})

/** A contract whose names are all reserved somewhere. */
const reserved = join(folder, 'Reserved.json')

beforeAll(() => {
  for (const name of files) writeFileSync(join(folder, `${name}.abi.json`), abi)
  writeFileSync(reserved, reservedAbi())
})
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** Writes a wrapper of every file into its own folder; their names. */
async function bindAll(language: string, file: (index: number) => string): Promise<string[]> {
  const names: string[] = []
  for (const [index, name] of files.entries()) {
    const words = ['bind', join(folder, `${name}.abi.json`), '--lang', language, '--output', join(folder, file(index))]
    const { json } = await runCommandLine(words, folder)
    expect(json.name).toMatch(/^[A-Z][A-Za-z0-9]*$/)
    names.push(json.name)
  }
  return names
}

async function bind(file: string, language: string, output: string, ...options: readonly string[]): Promise<void> {
  const words = ['bind', file, '--lang', language, '--output', join(folder, output), ...options]
  await runCommandLine(words, folder)
}

test('TypeScript compiles', { timeout: 120_000 }, async () => {
  await bindAll('ts', (index) => `ts/w${index}.mts`)
  // Names and types inside of the ABI that are all hard.
  for (const name of ['awkward', 'oddNames']) {
    const words = ['bind', join(import.meta.dirname, `${name}.abi.json`), '--lang', 'ts', '--name', name]
    await runCommandLine([...words, '--output', join(folder, `ts/${name}.mts`)], folder)
  }
  await bind(reserved, 'ts', 'ts/reserved.mts')
  for (const runtime of ['browser', 'node']) await bind(reserved, 'ts', `ts/${runtime}.mts`, '--runtime', runtime)
  mkdirSync(join(folder, 'ts/node_modules'))
  symlinkSync(root, join(folder, 'ts/node_modules/vendorclient'))
  const compilerOptions = {
    ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'esnext.disposable', 'dom'], types: [], strict: true },
    ...{ noEmit: true, allowImportingTsExtensions: true, erasableSyntaxOnly: true },
  }
  writeFileSync(join(folder, 'ts/tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.mts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', join(folder, 'ts')], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

test.each([
  ['any', 'browser', []],
  ['browser', 'browser', []],
  ['browser', 'neutral', []],
  ['node', 'node', ['node:*']],
  ['any', 'node', ['node:*']],
] as const)('TypeScript for the runtime %s is bundled for the platform %s', async (runtime, platform, external) => {
  await bind('Wallet', 'ts', `bundled-${runtime}.ts`, '--runtime', runtime)
  const contents = `import { wallet } from './bundled-${runtime}.ts'\nconsole.log(typeof wallet)`
  const { outputFiles, metafile } = await build({
    stdin: { contents, resolveDir: folder },
    ...{ bundle: true, format: 'esm', platform, write: false, metafile: true, logLevel: 'silent' },
    external: [...external],
    nodePaths: [join(folder, 'ts/node_modules')],
  })
  expect(outputFiles).toHaveLength(1)
  const left = Object.values(metafile.outputs).flatMap(({ imports }) => imports.map(({ path }) => path))
  if (platform !== 'node') expect(left.filter((path) => /^(node:|\w+$)/.test(path))).toEqual([])
})

test.skipIf(isMissing('python3'))('Python makes an object of each class', { timeout: 60_000 }, async () => {
  const names = await bindAll('python', (index) => `python/w${index}.py`)
  await bind(reserved, 'python', 'python/reserved.py')
  const program = `import json, sys, importlib
from vendorclient import Client, AsyncClient
for index, name in enumerate(json.loads(sys.argv[1])):
    module = importlib.import_module(f"w{index}")
    for prefix in ("", "Async"):
        made = getattr(module, prefix + name)(None, address="ab" * 32)
        assert type(made.contract).__name__ == prefix + "Contract", name
import reserved
made = reserved.Reserved(None, address="ab" * 32)
assert made.n9(n9="1") is not None and made.unnamed is not None
`
  const { status, stderr } = spawnSync('python3', ['-c', program, JSON.stringify(names)], {
    ...{ cwd: join(folder, 'python'), encoding: 'utf8' },
    env: { ...process.env, PYTHONPATH: join(root, 'bindings/python/src'), PYTHONDONTWRITEBYTECODE: '1' },
  })
  expect([status, stderr]).toEqual([0, ''])
})

test.skipIf(isMissing('go', 'version'))('Go compiles', { timeout: 180_000 }, async () => {
  await bindAll('go', (index) => `go/w${index}/wrapper.go`)
  await bind(reserved, 'go', 'go/wr/wrapper.go')
  const place = join(folder, 'go')
  const module = `module example\n\ngo 1.23\n\nrequire ${goModulePath} v${buildInfo.version}\n\nreplace ${goModulePath} => ${join(root, 'bindings/go')}\n`
  writeFileSync(join(place, 'go.mod'), module)
  // A program imports each package, which "package main" would not allow.
  const imports = readdirSync(place).filter((name) => name.startsWith('w'))
  const uses = imports.map((name) => `import ${name} "example/${name}"\n`).join('')
  const values = imports.map((name) => `var _ = ${name}.New\n`).join('')
  writeFileSync(join(place, 'main.go'), `package main\n\n${uses}\n${values}\nfunc main() {}\n`)
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' }
  const { status, stdout, stderr } = spawnSync('go', ['vet', './...'], { cwd: place, env, encoding: 'utf8' })
  expect([status, stdout + stderr]).toEqual([0, ''])
  expect(spawnSync('gofmt', ['-l', place], { encoding: 'utf8' }).stdout).toBe('')
})

test('Java, Kotlin and Rust get names that they can have', async () => {
  for (const [language, extension] of [
    ['java', 'java'],
    ['kotlin', 'kt'],
    ['rust', 'rs'],
  ] as const) {
    const names = await bindAll(language, (index) => `${language}/w${index}.${extension}`)
    for (const [index, name] of names.entries()) {
      const text = readFileSync(join(folder, `${language}/w${index}.${extension}`), 'utf8')
      expect(text).toMatch(new RegExp(`\\b(class|struct) ${name}(Type|_)?\\b`))
    }
  }
})

test('a name that is no name is refused', async () => {
  const words = (name: string) => ['bind', join(folder, 'contract.abi.json'), '--lang', 'ts', '--name', name]
  for (const name of ['15x', 'a(b', 'é', '']) {
    const message = expect.stringContaining('--name must be a letter, then letters and digits')
    await expect(runCommandLine(words(name), folder), name).rejects.toMatchObject({ message })
  }
  expect((await runCommandLine(words('my-wallet'), folder)).json.name).toBe('MyWallet')
})

function isMissing(command: string, argument = '--version'): boolean {
  try {
    execFileSync(command, [argument], { stdio: 'ignore' })
    return false
  } catch {
    return true
  }
}
