/** What an editor shows about a public function has an example, and the examples compile. */
import { execFileSync, spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as node from 'vendorclient'
import { afterAll, expect, test } from 'vitest'
import * as go from '../support/bindings/goExamples.ts'
import { documentedIn } from '../support/bindings/hoverExamples.ts'
import * as rust from '../support/bindings/rustExamples.ts'
import { build } from '../support/startBuild.ts'

const root = join(import.meta.dirname, '../..')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-hover-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

const common = [
  ...documentedIn('common/contract/Contract.ts', ['Contract']),
  ...documentedIn('common/contract/getContract.ts'),
  ...documentedIn('common/contract/signers.ts'),
  ...documentedIn('common/contract/ContractError.ts'),
  ...documentedIn('common/ClientError.ts'),
  ...documentedIn('common/ConnectionLost.ts'),
  ...documentedIn('common/CallAborted.ts'),
  ...documentedIn('common/exactJson.ts'),
]
const entries = {
  vendorclient: [
    ...common,
    ...documentedIn('node/openClient.ts'),
    ...documentedIn('node/VendorClient.ts', ['VendorClient']),
    ...documentedIn('node/DevNode.ts', ['DevNode']),
  ],
  'vendorclient/browser': [
    ...documentedIn('browser/VendorClient.ts', ['VendorClient']),
    ...documentedIn('browser/loadClient.ts'),
  ],
  'vendorclient/eversdk': [...documentedIn('node/links.ts'), ...documentedIn('eversdk/everSdkLibrary.ts')],
  'vendorclient/eversdk/browser': documentedIn('browser/eversdk/libWeb.ts'),
}
/** Not exported by the packages, or without anything to show. */
const exempt = new Set(['asContractError', 'parseMarked', 'ProgramNotFound'])

test('every public function has an example', () => {
  const documented = Object.values(entries).flat()
  expect(documented.filter(({ name, example }) => example === '' && !exempt.has(name)).map(({ name }) => name)).toEqual(
    [],
  )
  const exported = Object.entries(node).flatMap(([name, value]) => (typeof value === 'function' ? [name] : []))
  expect(exported.filter((name) => !documented.some((item) => item.name === name) && !exempt.has(name))).toEqual([])
})

test('the examples compile', { timeout: 120_000 }, async () => {
  mkdirSync(join(folder, 'node_modules/@eversdk'), { recursive: true })
  symlinkSync(root, join(folder, 'node_modules/vendorclient'))
  symlinkSync(join(root, 'node_modules/@eversdk/core'), join(folder, 'node_modules/@eversdk/core'))
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}')
  const wrapper = join(folder, 'helloWallet.ts')
  execFileSync(process.execPath, [build, 'bind', 'HelloWallet', '--lang', 'ts', '--output', wrapper])
  for (const [index, [entry, documented]] of Object.entries(entries).entries()) {
    const code = documented
      .map(({ example }, number) => `export async function example${number}() {\n${example}\n}`)
      .join('\n')
    const modules = [...new Set([entry, 'vendorclient', '@eversdk/core'])]
    writeFileSync(join(folder, `examples${index}.ts`), `${await importsOf(code, modules)}${CONTEXT}${code}\n`)
  }
  const compilerOptions = {
    ...{ target: 'es2024', module: 'nodenext', lib: ['es2024', 'esnext.disposable', 'dom'], strict: true },
    ...{ noEmit: true, allowImportingTsExtensions: true, skipLibCheck: true, types: [] },
  }
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*.ts'] }))
  const compiler = join(root, 'node_modules/typescript/bin/tsc')
  const { stdout } = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' })
  expect(stdout).toBe('')
})

// `go vet` compiles the functions in the suite of the Go binding, `cargo test --doc` the examples in that of Rust.
test('every public function of the Go packages is called in an Example function', () => {
  // What wrappers call that `vendorclient bind` writes.
  const ofWrappers = new Set(['ReadFixedBytes'])
  expect(go.functionsWithoutExample('.').filter((name) => !ofWrappers.has(name))).toEqual([])
  expect(go.functionsWithoutExample('devnode', ['controls.go'])).toEqual([])
})

test('every public function of the Rust crate has an example', () => {
  // What generated code calls.
  const hidden = /^(?:Arguments|Sender|UnionFields)::|^Call::(?:app_object|until_closed|with_messages)$/
  expect(rust.functionsWithoutExample().filter((name) => !hidden.test(name))).toEqual([])
})

/** What a program of the reader has. */
const CONTEXT = `import { type HelloWallet, helloWalletAbi as abi, helloWalletTvc as tvc } from './helloWallet.ts'
declare const client: import('vendorclient').VendorClient
declare const node: import('vendorclient').DevNode
declare const wallet: HelloWallet
declare const keys: import('vendorclient').KeyPair
declare const vault: import('vendorclient').AppSigningBox
declare const error: import('vendorclient').ClientError
declare const [token, dest, accountId, after]: [string, string, string, string]
declare function book(...facts: string[]): Promise<void>
`

/** Imports the names that the code uses, from the first module that exports them. */
async function importsOf(code: string, modules: readonly string[]): Promise<string> {
  const words = new Set(code.match(/\b[A-Za-z]\w+\b/g))
  const lines: string[] = []
  for (const name of modules) {
    const exported = Object.keys(await import(name)).filter((word) => words.delete(word) && word !== 'client')
    if (exported.length > 0) lines.push(`import { ${exported.join(', ')} } from '${name}'\n`)
  }
  return lines.join('')
}
