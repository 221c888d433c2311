/**
 * Runs the suite of the Rust binding: packs the crate, unpacks it into a folder of its own and tests it from another
 * crate, against the built daemon. Folder and build products stay in the temporary folder of the system.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { rustFiles, rustFolder } from '../../bindings/generator/rust/rustFiles.ts'
import { api } from '../../src/api/wholeApi.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { examplesOf } from '../support/docs/languageExamples.ts'
import { missingPrograms, suitePrograms } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { typedCalls } from './rust/typedCalls.ts'
import { shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/rust')
/** Kept from run to run, so that only what has changed is compiled. */
const workplace = join(tmpdir(), 'vendorclient-rust')
const crate = join(workplace, 'crate')
const suite = join(workplace, 'suite')

const missing = whatIsMissing()

if (missing !== undefined) {
  test.skip(`the Rust binding is not tested: ${missing}`, () => {})
} else {
  describe('the Rust binding', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-rust-run-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const env = {
      ...process.env,
      // The Node that runs this starts the daemon at once.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      CARGO_TARGET_DIR: join(workplace, 'target'),
      CARGO_TERM_COLOR: 'never',
      CARGO_PROFILE_DEV_DEBUG: '0',
      CARGO_INCREMENTAL: '0',
      VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
      SUITE_OPENRPC: join(root, 'bindings/openrpc.json'),
      SUITE_CRATE_VERSION: crateVersion(),
    }
    install(folder, env)

    test('passes the tests of single parts', { timeout: 300_000 }, () => {
      expectSuccess(['test', '--quiet', '--package', 'vendorclient', '--lib'], suite, env)
    })

    for (const missed of missingPrograms) test.skip(`passes its suite with ${missed}`, () => {})

    test.for(suitePrograms)(
      'passes its suite as an installed crate with $name',
      { timeout: 300_000 },
      async (programs) => {
        expectSuccess(['test', '--quiet', '--package', 'suite', '--', '--test-threads', '4'], suite, {
          ...env,
          VENDORCLIENT_BINARY: programs.program,
          VENDORCLIENT_TEST_BINARY: programs.testProgram,
          SUITE_FOLDER: mkdtempSync(join(folder, 'suite-')),
          ...(await startStory()),
        })
      },
    )

    test('satisfies the linter', { timeout: 300_000 }, () => {
      const everything = ['--workspace', '--all-targets', '--', '-D', 'warnings']
      expectSuccess(['clippy', '--quiet', ...everything], suite, env)
    })

    test('is laid out as the formatter does it', { timeout: 60_000 }, () => {
      expectSuccess(['fmt', '--check', '--manifest-path', join(crate, 'Cargo.toml')], crate, env)
      const generated = join(suite, 'tests/scenarios/generated')
      for (const name of ['shapes.rs', 'test.rs'])
        expectRun('rustfmt', ['--check', '--edition', '2021', join(generated, name)], suite, env)
    })
  })
}

function whatIsMissing(): string | undefined {
  for (const tool of [['cargo'], ['cargo', 'clippy'], ['cargo', 'fmt']]) {
    const { status } = spawnSync(tool[0]!, [...tool.slice(1), '--version'])
    if (status !== 0) return `there is no ${tool.join(' ')}`
  }
  return undefined
}

function crateVersion(): string {
  return /^version = "(.*)"$/m.exec(readFileSync(join(source, 'Cargo.toml'), 'utf8'))![1]!
}

/** Packs a copy of the crate, unpacks it, and puts the suite with the generated modules of tests beside it. */
function install(folder: string, env: NodeJS.ProcessEnv): void {
  const copy = join(folder, 'copy')
  for (const name of ['src', 'examples', 'Cargo.toml', 'README.md'])
    cpSync(join(source, name), join(copy, name), { recursive: true })
  const packing = { ...env, CARGO_TARGET_DIR: join(folder, 'packing') }
  execFileSync('cargo', ['package', '--quiet', '--no-verify'], { cwd: copy, env: packing })
  const packed = join(folder, 'packing/package')
  const [archive] = readdirSync(packed).filter((name) => name.endsWith('.crate'))
  execFileSync('tar', ['-xzf', join(packed, archive!), '-C', folder])
  update(crate, filesOf(join(folder, archive!.slice(0, -'.crate'.length))))
  update(suite, suiteFiles())
  writeFileSync(join(workplace, 'Cargo.toml'), '[workspace]\nresolver = "2"\nmembers = ["crate", "suite"]\n')
}

function suiteFiles(): Map<string, string> {
  const files = new Map<string, string>()
  for (const [name, content] of filesOf(join(source, 'tests')))
    files.set(name === 'host.rs' ? 'src/bin/host.rs' : `tests/scenarios/${name}`, content)
  const model = bindingModel([...api, testModule, shapesModule])
  for (const { path, content } of rustFiles(model, 'vendorclient')) {
    const name = path.slice(rustFolder.length + 1)
    if (/^(test|shapes)\.rs$/.test(name)) files.set(`tests/scenarios/generated/${name}`, content)
  }
  files.set('tests/scenarios/generated/typed_calls.rs', typedCalls(bindingModel()))
  files.set(
    'tests/scenarios/generated/mod.rs',
    '#![allow(dead_code, clippy::single_match, clippy::enum_variant_names)]\n\npub mod shapes;\npub mod test;\npub mod typed_calls;\n',
  )
  files.set('tests/documentation.rs', documentedPrograms())
  files.set('Cargo.toml', suiteManifest)
  return files
}

/** The programs in README and in the page of the crate, a test each. */
function documentedPrograms(): string {
  const tests = examplesOf('rust').map(
    ({ declarations, statements }, index) => `
#[tokio::test]
async fn example_${index}() -> vendorclient::Result<()> {
${declarations}
${statements}
Ok(())
}
`,
  )
  // What the pages take for granted.
  const imports = `use std::sync::Arc;
use vendorclient::crypto::{AppSigningBox, KeyPair, ParamsOfSign};
use vendorclient::{BoxFuture, Client, Refusal};`
  return `#![allow(unused, clippy::all)]\n\n${imports}\n${tests.join('')}`
}

const suiteManifest = `[package]
name = "suite"
version = "0.0.0"
edition = "2021"

[dependencies]
regex-lite = "0.1"
serde = { version = "1", features = ["derive"] }
serde_json = { version = "1", features = ["arbitrary_precision"] }
tokio = { version = "1", features = ["macros", "rt-multi-thread", "sync", "time"] }
vendorclient = { path = "../crate" }

[[test]]
name = "scenarios"
path = "tests/scenarios/main.rs"

[[test]]
name = "documentation"
path = "tests/documentation.rs"
`

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

/** Makes a folder hold these files, and touches none that is the same: the compiler goes by times. */
function update(folder: string, files: ReadonlyMap<string, string>): void {
  const before = existsSync(folder) ? filesOf(folder) : new Map<string, string>()
  for (const name of before.keys()) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, content] of files) {
    if (before.get(name) === content) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

function expectSuccess(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  expectRun('cargo', args, cwd, env)
}

function expectRun(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) console.error(`${stdout}${stderr}`)
  expect(status).toBe(0)
}
