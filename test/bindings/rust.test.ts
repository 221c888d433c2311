/**
 * Runs the suite of the Rust binding: packs the crate, unpacks it into its own folder and tests it from another
 * crate, against the built daemon. Folder and build products stay in the temporary folder of the system.
 */
import { execFileSync, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join, relative } from 'node:path'
import { afterAll, describe, expect, onTestFinished, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { rustFiles, rustFolder } from '../../bindings/generator/rust/rustFiles.ts'
import { packageCrates } from '../../scripts/packages/rustCrates.ts'
import { api } from '../../src/api/wholeApi.ts'
import { newerDaemon } from '../support/bindings/newerDaemon.ts'
import { reservedAbi } from '../support/bindings/reservedAbi.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { echoAbiFile, echoTvc } from '../support/contracts/echoContract.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { filesOfPage, followPage, placeProgram } from '../support/docs/followPage.ts'
import { jobsOf } from '../support/docs/jobs.ts'
import { examplesOf, wholeProgramOf } from '../support/docs/languageExamples.ts'
import { expectRecipeStory } from '../support/docs/recipeStory.ts'
import { folderOfUser, giveFolder, olderDataFolder, olderItem, ordinaryUser } from '../support/ordinaryUser.ts'
import { earlierVersion, unpack, unpackEarlierCrate } from '../support/packages/earlierBindings.ts'
import { build } from '../support/startBuild.ts'
import { missingPrograms, shippedProgram, suitePrograms } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { typedCalls } from './rust/typedCalls.ts'
import { shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/rust')
/** Kept from run to run, so that only what has changed is compiled. */
const workplace = join(tmpdir(), 'vendorclient-rust')
const crate = join(workplace, 'crate')
const macros = join(workplace, 'macros')
const suite = join(workplace, 'suite')
/** A program whose contract is missing. */
const unbound = join(workplace, 'unbound')
const reserved = join(workplace, 'reserved.abi.json')
/** Contracts that the suite has wrappers of: the shipped one, one whose names and types are all hard, one of reserved names, and one that returns its arguments. */
const wrappers = [
  ['Multisig', 'multisig.rs'],
  [join(import.meta.dirname, 'oddNames.abi.json'), 'odd_names.rs'],
  [reserved, 'reserved.rs'],
  [echoAbiFile, 'echo.rs'],
] as const
/** A program that chooses no features. */
const plain = join(workplace, 'plain')
/** The program of the page of the crate. */
const readme = join(workplace, 'readme')

/** Folder in which the steps of the getting-started page are followed. */
const start = join(workplace, 'start')
/** The tool of the examples. */
const tool = join(workplace, 'tool')
/** The recipes of the pages. */
const recipes = join(workplace, 'recipes')
/** The suite of the page about tests. */
const contractTests = join(workplace, 'contract-tests')
/** The crate on its own, for the oldest supported compiler. */
const oldest = join(workplace, 'oldest')
/** A program that is built with one version of the crate after the other. */
const upgrade = join(workplace, 'upgrade')
const unpacked = [
  [`"vendorclient-${crateVersion()}"`, '"../crate"'],
  [`tar -xzf vendorclient-${crateVersion()}.crate`, 'true'],
] as const

const missing = whatIsMissing()

if (missing !== undefined) {
  test.skip(`the Rust binding is not tested: ${missing}`, () => {})
} else {
  describe('the Rust binding', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vendorclient-rust-run-'))
    afterAll(() => rmSync(folder, { recursive: true, force: true }))
    const env = {
      ...process.env,
      // The same Node.js that runs this test starts the daemon directly.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      CARGO_TARGET_DIR: join(workplace, 'target'),
      CARGO_TERM_COLOR: 'never',
      CARGO_PROFILE_DEV_DEBUG: '0',
      CARGO_INCREMENTAL: '0',
      // For the macro, which runs while the suite is compiled.
      VENDORCLIENT_BINARY: build,
      VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
      SUITE_OPENRPC: join(root, 'bindings/openrpc.json'),
      SUITE_CRATE_VERSION: crateVersion(),
    }
    install(folder, env)

    test('passes the tests of single parts', { timeout: 600_000 }, () => {
      const parts = ['vendorclient', 'vendorclient-macros'].flatMap((name) => ['--package', name])
      expectSuccess(['test', '--quiet', ...parts, '--lib'], suite, env)
    })

    for (const missed of missingPrograms) test.skip(`passes its suite with ${missed}`, () => {})

    test.for(shippedProgram)(
      'passes its suite as an installed crate with $name',
      { timeout: 600_000 },
      async (programs) => {
        expectSuccess(['test', '--quiet', '--package', 'suite', '--', '--test-threads', '4'], suite, {
          ...env,
          VENDORCLIENT_BINARY: programs.program,
          VENDORCLIENT_TEST_BINARY: programs.testProgram,
          SUITE_FOLDER: mkdtempSync(join(folder, 'suite-')),
          ...newerDaemon,
          ...(await startStory()),
        })
      },
    )

    test('runs the program of its README in an empty folder', { timeout: 600_000 }, async () => {
      // Together with the tool of the examples: with the same features, nothing is compiled twice.
      expectSuccess(['build', '--quiet', '--package', 'readme', '--package', 'wallet-cli'], suite, env)
      const printed = run(built('readme'), [], mkdtempSync(join(folder, 'readme-')), {
        ...env,
        VENDORCLIENT_BINARY: suitePrograms[0]!.program,
        VENDORCLIENT_DAEMON_DATA_FOLDER: mkdtempSync(join(folder, 'readme-')),
      })
      const lines = [
        /[0-9a-f]{64} cost \d+/,
        /arrived: 1500000000/,
        /\[.*owner_pubkey: .*index: 0.*\]/,
        /seen: \{.*\}/,
        /refused with exit code \d+/,
      ]
      expect(printed).toMatch(new RegExp(`^${lines.map(({ source }) => source).join('\n')}\n$`))
    })

    // In the workspace of the other suites, with the crate that is unpacked there, so that nothing is compiled twice.
    test('leads through the five minutes of its page', { timeout: 600_000 }, async () => {
      placeProgram(start)
      await followPage('docs/start/rust.md', { folder: start, env, replace: unpacked })
    })

    test('runs the recipes of the pages', { timeout: 600_000 }, async () => {
      expectSuccess(['build', '--quiet', '--package', 'recipes', '--package', 'readme'], suite, env)
      const place = mkdtempSync(join(folder, 'recipes-'))
      await expectRecipeStory((url) =>
        run(built('recipes'), [url], place, { ...env, VENDORCLIENT_DAEMON_DATA_FOLDER: join(place, 'data') }),
      )
    })

    test('passes the suite of the page about tests', { timeout: 600_000 }, () => {
      const place = mkdtempSync(join(folder, 'contract-tests-'))
      expectSuccess(['test', '--quiet', '--package', 'contract-tests'], suite, {
        ...env,
        VENDORCLIENT_BINARY: suitePrograms[0]!.program,
        VENDORCLIENT_DAEMON_DATA_FOLDER: place,
      })
    })

    test('runs the tool of the examples', { timeout: 600_000 }, async () => {
      const node = await DevNode.start({ args: ['--accounts', '1'] })
      onTestFinished(() => node.dispose())
      const { account_id } = node.ready.accounts[0]!
      const programs = { ...env, VENDORCLIENT_DAEMON_DATA_FOLDER: mkdtempSync(join(folder, 'tool-')) }
      expectSuccess(['build', '--quiet', '--package', 'readme', '--package', 'wallet-cli'], suite, env)
      const args = ['balance', node.url, `${account_id}::${account_id}`]
      expect(run(built('wallet-cli'), args, folder, programs)).toBe('10000000000000 nano\n')
      const { status } = spawnSync(built('wallet-cli'), ['spend'], { cwd: folder, env: programs })
      expect(status).toBe(2)
    })

    test('replaces an earlier version as a crate, and opens its data for an ordinary user', {
      timeout: 600_000,
    }, ({ skip }) => {
      const { testProgram } = suitePrograms.at(-1)!
      skip(testProgram.endsWith('.js'), 'run "npm run build:tests"')
      rmSync(upgrade, { recursive: true, force: true })
      mkdirSync(join(upgrade, 'src'), { recursive: true })
      const earlier = unpackEarlierCrate(upgrade)
      const later = unpack(packageCrates(folder)[0]!, join(upgrade, `vendorclient-${crateVersion()}`))
      // As an application is shipped.
      const user = folderOfUser(join(folder, 'user'))
      chmodSync(folder, 0o755)
      copyFileSync(testProgram, join(user, 'vendorclient'))
      olderDataFolder(join(user, 'data'))
      const answerWith = (crateFolder: string) => {
        writeFileSync(join(upgrade, 'Cargo.toml'), upgradeManifest(basename(crateFolder)))
        writeFileSync(join(upgrade, 'src/main.rs'), upgradeProgram)
        expectSuccess(['build', '--quiet'], upgrade, env)
        cpSync(built('upgrade'), join(user, 'application'))
        giveFolder(user)
        const options = { ...ordinaryUser, cwd: user, env: { HOME: user, TMPDIR: user }, encoding: 'utf8' } as const
        const lock = readFileSync(join(upgrade, 'Cargo.lock'), 'utf8')
        const locked = /name = "vendorclient"\nversion = "(.*)"/.exec(lock)![1]
        return { locked, ...JSON.parse(execFileSync(join(user, 'application'), options)) }
      }
      const [version, { value }] = [crateVersion(), olderItem.result]
      expect(answerWith(earlier)).toEqual({ locked: earlierVersion, binding: earlierVersion, program: version, value })
      expect(answerWith(later)).toEqual({ locked: version, binding: version, program: version, value })
    })

    test('makes the compiler say which contract is missing', { timeout: 120_000 }, () => {
      const check = ['check', '--quiet', '--manifest-path', join(unbound, 'Cargo.toml')]
      const { status, stderr } = spawnSync('cargo', check, { cwd: unbound, env, encoding: 'utf8' })
      expect(status).not.toBe(0)
      expect(stderr).toContain(`There is no file ${join(unbound, 'missing.abi.json')}`)
      expect(stderr).toContain('vendorclient bind failed: ')
      expect(stderr).toContain('There is no argument tcv')
    })

    test('lets the program choose the features of its dependencies', { timeout: 600_000 }, () => {
      expectSuccess(['test', '--quiet', '--package', 'plain'], suite, {
        ...env,
        VENDORCLIENT_TEST_BINARY: suitePrograms[0]!.testProgram,
        SUITE_FOLDER: mkdtempSync(join(folder, 'plain-')),
      })
      expectSuccess(['check', '--quiet', '--package', 'vendorclient', '--no-default-features'], crate, env)
    })

    test('passes the linter set to the oldest supported compiler', { timeout: 600_000 }, () => {
      const lints = ['-D', 'warnings', '-D', 'clippy::incompatible_msrv']
      expectSuccess(['clippy', '--quiet', '--workspace', '--all-targets', '--', ...lints], suite, env)
    })

    test(`compiles with Rust ${oldestRust()}`, { timeout: 600_000 }, ({ skip }) => {
      const toolchain = `+${oldestRust()}.0`
      skip(spawnSync('cargo', [toolchain, '--version']).status !== 0, `there is no toolchain ${toolchain}`)
      update(oldest, filesOf(crate))
      const compiling = { ...env, CARGO_TARGET_DIR: join(workplace, 'target-oldest') }
      // As the page says: newer versions of the dependencies need a newer compiler.
      const fitting = { ...compiling, CARGO_RESOLVER_INCOMPATIBLE_RUST_VERSIONS: 'fallback' }
      expectSuccess(['generate-lockfile', '--quiet'], oldest, fitting)
      expectSuccess([toolchain, 'check', '--quiet', '--locked', '--all-features'], oldest, compiling)
      expectSuccess([toolchain, 'check', '--quiet', '--locked', '--no-default-features'], oldest, compiling)
    })

    test('has documentation without warnings', { timeout: 600_000 }, () => {
      const all = ['doc', '--quiet', '--package', 'vendorclient', '--no-deps', '--all-features']
      expectSuccess(all, crate, { ...env, RUSTDOCFLAGS: '-D warnings' })
      expectSuccess(['doc', '--quiet', '--no-deps'], macros, { ...env, RUSTDOCFLAGS: '-D warnings' })
    })

    test('compiles and runs the examples of its documentation', { timeout: 600_000 }, () => {
      expectSuccess(['test', '--quiet', '--package', 'vendorclient', '--doc', '--all-features'], suite, env)
    })

    test('is laid out as the formatter does it', { timeout: 60_000 }, () => {
      expectSuccess(['fmt', '--check', '--manifest-path', join(crate, 'Cargo.toml')], crate, env)
      expectSuccess(['fmt', '--check', '--manifest-path', join(macros, 'Cargo.toml')], macros, env)
      const generated = join(suite, 'tests/scenarios/generated')
      for (const name of ['shapes.rs', 'test.rs'])
        expectRun('rustfmt', ['--check', '--edition', '2021', join(generated, name)], suite, env)
      const contractTest = join(contractTests, 'tests/wallet.rs')
      expectRun('rustfmt', ['--check', '--edition', '2021', contractTest], contractTests, env)
      for (const place of [readme, recipes, start, tool])
        expectRun('rustfmt', ['--check', '--edition', '2021', join(place, 'src/main.rs')], place, env)
      for (const [, name] of wrappers)
        expectRun('rustfmt', ['--check', '--edition', '2021', join(suite, 'tests/scenarios', name)], suite, env)
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

/** The oldest compiler that the manifest promises to support, as `1.80`. */
function oldestRust(): string {
  return /^rust-version = "(.*)"$/m.exec(readFileSync(join(source, 'Cargo.toml'), 'utf8'))![1]!
}

/** Packs copies of the crates, unpacks them, and puts the suite with the generated modules of tests beside them. */
function install(folder: string, env: NodeJS.ProcessEnv): void {
  update(
    crate,
    packedFiles(source, ['src', 'examples', 'Cargo.toml', 'clippy.toml', 'LICENSE', 'README.md'], folder, env),
  )
  update(macros, packedFiles(join(source, 'macros'), ['src', 'Cargo.toml', 'LICENSE', 'README.md'], folder, env))
  const bindHello = ['bind', 'HelloWallet', '--lang', 'rust', '--output', join(folder, 'hello_wallet.rs')]
  execFileSync(process.execPath, [build, ...bindHello])
  update(suite, suiteFiles(folder))
  update(unbound, new Map(Object.entries(unboundFiles)))
  const plainTest = readFileSync(join(source, 'tests/without_features.rs'), 'utf8')
  const plainFiles = { 'Cargo.toml': plainManifest, 'src/lib.rs': '', 'tests/plain.rs': plainTest }
  update(plain, new Map(Object.entries(plainFiles)))
  const bindWallet = ['bind', 'Wallet', '--lang', 'rust', '--output', join(folder, 'wallet.rs')]
  execFileSync(process.execPath, [build, ...bindWallet])
  update(readme, readmeFiles(folder))
  const wrapper = readFileSync(join(folder, 'wallet.rs'), 'utf8')
  update(start, new Map([...filesOfPage('docs/start/rust.md', unpacked), ['src/wallet.rs', wrapper]]))
  const toolFiles = filesOf(join(root, 'docs/examples/rust-cli'))
  const manifest = toolFiles.get('Cargo.toml')!.replace('vendorclient = "3"', 'vendorclient = { path = "../crate" }')
  update(tool, toolFiles.set('Cargo.toml', manifest))
  update(recipes, recipeFiles(folder))
  update(contractTests, contractTestFiles(folder))
  const members = '["contract-tests", "crate", "macros", "plain", "readme", "recipes", "start", "suite", "tool"]'
  const workspace = `[workspace]\nresolver = "2"\nmembers = ${members}\nexclude = ["oldest", "unbound", "upgrade"]\n`
  writeFileSync(join(workplace, 'Cargo.toml'), workspace)
}

function packedFiles(
  from: string,
  names: readonly string[],
  folder: string,
  env: NodeJS.ProcessEnv,
): Map<string, string> {
  const copy = mkdtempSync(join(folder, 'copy-'))
  for (const name of names) cpSync(join(from, name), join(copy, name), { recursive: true })
  const packing = { ...env, CARGO_TARGET_DIR: join(copy, 'packing') }
  execFileSync('cargo', ['package', '--quiet', '--no-verify'], { cwd: copy, env: packing })
  const packed = join(copy, 'packing/package')
  const [archive] = readdirSync(packed).filter((name) => name.endsWith('.crate'))
  execFileSync('tar', ['-xzf', join(packed, archive!), '-C', packed])
  return filesOf(join(packed, archive!.slice(0, -'.crate'.length)))
}

function suiteFiles(folder: string): Map<string, string> {
  const files = new Map<string, string>()
  mkdirSync(workplace, { recursive: true })
  writeFileSync(reserved, reservedAbi())
  const image = join(folder, 'Echo.tvc')
  writeFileSync(image, Buffer.from(echoTvc, 'base64'))
  for (const [contract, name] of wrappers) {
    const file = join(folder, name)
    const tvc = contract === echoAbiFile ? ['--tvc', image] : []
    execFileSync(process.execPath, [build, 'bind', contract, ...tvc, '--lang', 'rust', '--output', file])
    files.set(`tests/scenarios/${name}`, readFileSync(file, 'utf8'))
  }
  for (const [name, content] of filesOf(join(source, 'tests')))
    if (name !== 'without_features.rs')
      files.set(name === 'host.rs' ? 'src/bin/host.rs' : `tests/scenarios/${name}`, content)
  const [, [oddNames]] = wrappers
  files.set('contracts/odd_names.abi.json', readFileSync(oddNames, 'utf8'))
  const model = bindingModel([...api, testModule, shapesModule])
  for (const { path, content } of rustFiles(model, 'vendorclient')) {
    const name = path.slice(rustFolder.length + 1)
    if (/^(test|shapes)\.rs$/.test(name)) files.set(`tests/scenarios/generated/${name}`, content)
  }
  files.set('tests/scenarios/generated/typed_calls.rs', typedCalls(bindingModel()))
  files.set(
    'tests/scenarios/generated/mod.rs',
    '#![allow(dead_code, clippy::single_match, clippy::enum_variant_names, clippy::self_named_constructors, clippy::too_many_arguments, clippy::wrong_self_convention)]\n\npub mod shapes;\npub mod test;\npub mod typed_calls;\n',
  )
  files.set('tests/documentation.rs', documentedPrograms())
  // Cargo would take a file beside it for a suite of its own.
  files.set('tests/hello_wallet/mod.rs', readFileSync(join(folder, 'hello_wallet.rs'), 'utf8'))
  files.set('Cargo.toml', suiteManifest)
  return files
}

/** The program of the page, with the dependencies that the page names, and the wrapper that it instructs to write. */
function readmeFiles(folder: string): Map<string, string> {
  const page = readFileSync(join(source, 'README.md'), 'utf8')
  const [, dependencies] = /```toml\n([\s\S]*?)```/.exec(page)!
  const found = dependencies!.replace('vendorclient = {', 'vendorclient = { path = "../crate",')
  return new Map([
    ['Cargo.toml', `[package]\nname = "readme"\nversion = "0.0.0"\nedition = "2021"\n\n${found}`],
    ['src/main.rs', wholeProgramOf('rust')],
    ['src/wallet.rs', readFileSync(join(folder, 'wallet.rs'), 'utf8')],
  ])
}

/** The program with the recipes, and the wrappers that it needs. */
function recipeFiles(folder: string): Map<string, string> {
  const files = filesOf(join(root, 'docs/examples/recipes/rust'))
  files.set('src/hello_wallet.rs', readFileSync(join(folder, 'hello_wallet.rs'), 'utf8'))
  files.set('src/wallet.rs', readFileSync(join(folder, 'wallet.rs'), 'utf8'))
  const manifest = files.get('Cargo.toml')!.replace('version = "3"', 'path = "../crate"')
  return files.set('Cargo.toml', manifest)
}

/** The suite of the page about tests, and the wrapper that it instructs to write. */
function contractTestFiles(folder: string): Map<string, string> {
  const files = filesOf(join(root, 'docs/examples/rusttest'))
  files.set('tests/hello_wallet/mod.rs', readFileSync(join(folder, 'hello_wallet.rs'), 'utf8'))
  const manifest = files.get('Cargo.toml')!.replace('version = "3"', 'path = "../crate"')
  return files.set('Cargo.toml', manifest)
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
  const jobs = jobsOf('Rust').map((job) => `let _result = ${job};\n`)
  tests.push(`
mod hello_wallet;

#[tokio::test]
async fn jobs_of_the_table() -> vendorclient::Result<()> {
let node = vendorclient::dev_node::DevNodeOptions::new().accounts(1).start().await?;
let client = Client::builder().endpoint(node.url()).start().await?;
let signer = vendorclient::Signer::keys(client.crypto().generate_random_sign_keys().await?)?;
let wallet = hello_wallet::HelloWallet::new(&client).signer(&signer);
${jobs.join('')}node.stop().await;
Ok(())
}
`)
  // Declarations that the pages assume.
  const imports = `use std::sync::Arc;
use vendorclient::crypto::{AppSigningBox, KeyPair, ParamsOfSign, SigningContent};
use vendorclient::{BoxFuture, Client, Refusal};`
  return `#![allow(unused, clippy::all)]\n\n${imports}\n${tests.join('')}`
}

const suiteManifest = `[package]
name = "suite"
version = "0.0.0"
edition = "2021"

[dependencies]
num-bigint = "0.4"
primitive-types = { version = "0.14", default-features = false }
regex-lite = "0.1"
ruint = { version = "1", default-features = false }
serde = { version = "1", features = ["derive"] }
serde_json = { version = "1", features = ["arbitrary_precision"] }
tokio = { version = "1", features = ["macros", "rt-multi-thread", "sync", "time"] }
tracing = { version = "0.1", default-features = false, features = ["std"] }
vendorclient = { path = "../crate", features = ["blocking", "devnode", "num-bigint", "primitive-types", "ruint", "stream", "tracing"] }
vendorclient-macros = { path = "../macros" }

# For the generated modules of tests.
[features]
default = ["stream"]
stream = []

[[test]]
name = "scenarios"
path = "tests/scenarios/main.rs"

[[test]]
name = "documentation"
path = "tests/documentation.rs"
`

const unboundFiles = {
  'Cargo.toml': `[package]
name = "unbound"
version = "0.0.0"
edition = "2021"

[dependencies]
vendorclient-macros = { path = "../macros" }
`,
  'contract.abi.json': '{',
  'src/lib.rs': `vendorclient_macros::bind!("missing.abi.json");
vendorclient_macros::bind!("contract.abi.json");
vendorclient_macros::bind!("Multisig", tcv = "contract.tvc");
`,
}

function upgradeManifest(crateFolder: string): string {
  return `[package]
name = "upgrade"
version = "0.0.0"
edition = "2021"

[dependencies]
serde_json = "1"
tokio = { version = "1", features = ["macros", "rt-multi-thread"] }
vendorclient = { path = "${crateFolder}" }
`
}

const upgradeProgram = `use serde_json::{json, Value};

#[tokio::main]
async fn main() -> vendorclient::Result<()> {
    let client = vendorclient::StartOptions::new().data_folder("data").start().await?;
    let program = client.client().version().await?.version;
    let item: Value = client.call("${olderItem.method}", &json!({ "key": "${olderItem.params.key}" })).await?;
    println!("{}", json!({ "binding": vendorclient::VERSION, "program": program, "value": item["value"] }));
    client.close().await;
    Ok(())
}
`

const plainManifest = `[package]
name = "plain"
version = "0.0.0"
edition = "2021"

[dependencies]
serde = { version = "1", features = ["derive"] }
serde_json = "1"
tokio = { version = "1", features = ["macros", "rt"] }
vendorclient = { path = "../crate" }
`

function filesOf(folder: string): Map<string, string> {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile())
  const paths = entries.map((entry) => join(entry.parentPath, entry.name))
  return new Map(paths.map((path) => [relative(folder, path), readFileSync(path, 'utf8')]))
}

/** Makes a folder contain these files, without touching identical ones: the compiler compares modification times. */
function update(folder: string, files: ReadonlyMap<string, string>): void {
  const before = existsSync(folder) ? filesOf(folder) : new Map<string, string>()
  for (const name of before.keys()) if (!files.has(name)) rmSync(join(folder, name))
  for (const [name, content] of files) {
    if (before.get(name) === content) continue
    mkdirSync(dirname(join(folder, name)), { recursive: true })
    writeFileSync(join(folder, name), content)
  }
}

/** Path of a program of the workspace. */
function built(name: string): string {
  return join(workplace, 'target/debug', name)
}

function expectSuccess(args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  expectRun('cargo', args, cwd, env)
}

function expectRun(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): void {
  run(command, args, cwd, env)
}

/** Returns standard output. */
function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv): string {
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8', maxBuffer: 1 << 28 })
  if (status !== 0) console.error(`${stdout}${stderr}`)
  expect(status).toBe(0)
  return stdout
}
