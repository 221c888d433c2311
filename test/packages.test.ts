/**
 * The packages of the registries, built from this tree and installed from local files only: each brings its program with
 * it, and the binding finds it there, with nothing in the environment that could help. The program is the executable of
 * the test build, the whole program with one module more, so that scenarios can be run with what was installed.
 */
import { execFile, spawnSync } from 'node:child_process'
import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { buildInfo } from '../src/config/buildInfo.ts'
import { canRun, folderOfUser, giveFolder, olderDataFolder, olderItem, ordinaryUser } from './support/ordinaryUser.ts'
import { type PackageRegistry, startPackageRegistry } from './support/packageRegistry.ts'
import { addSuite, expectSuiteToPass, suiteFiles } from './support/typescriptSuite.ts'

const root = join(import.meta.dirname, '..')
const { version } = buildInfo
const platform = `${process.platform}-${process.arch}`
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-packages-'))
const output = join(folder, 'packages')
// Without node: an executable that needs it would not start.
const bareEnvironment = { HOME: folder, PATH: join(folder, 'empty'), TMPDIR: folder }
const oldNode = '/usr/bin/node'
const oldVersion = existsSync(oldNode) ? spawnSync(oldNode, ['--version'], { encoding: 'utf8' }).stdout.trim() : 'none'
const isOld = /^v20\./.test(oldVersion)
const missing = {
  npm: missingTools('npm', 'tar'),
  java: missingTools('mvn', 'javac', 'java', 'jar'),
  go: missingTools('go'),
}

beforeAll(async () => {
  const registries = (['npm', 'java'] as const).filter((registry) => missing[registry] === undefined)
  if (registries.length === 0) return
  const chosen = registries.flatMap((registry) => ['--only', registry])
  const script = join(root, 'scripts', 'packages.ts')
  const options = ['--built', '--executable', await namedLikeTheProgram(), '--output', output]
  await run(process.execPath, [script, ...options, ...chosen], folder)
}, 480_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(missing.npm)(`the npm packages${because(missing.npm)}`, () => {
  let registry: PackageRegistry

  beforeAll(async () => {
    const tarballs = packagesEndingWith('.tgz')
    for (const name of ['better-sqlite3', 'node-addon-api']) {
      const options = ['--ignore-scripts', '--loglevel=error', '--pack-destination', folder]
      const { stdout } = await run('npm', ['pack', join(root, 'node_modules', name), ...options], folder)
      tarballs.push(join(folder, stdout.trim()))
    }
    registry = await startPackageRegistry(tarballs)
  }, 120_000)

  afterAll(() => registry?.close())

  test('install the executable of this platform, which the binding starts', { timeout: 120_000 }, async () => {
    const project = await install('complete')
    // What is left can only be answered by the executable.
    rmSync(join(project, 'node_modules', 'vendorclient', 'dist', 'vendorclient.js'))
    expect(await versionFrom(project)).toBe(version)
  })

  test.skipIf(!isOld)(`run the program by that executable where Node.js is too old (${oldVersion})`, async () => {
    const project = await install('older')
    const script = join(project, 'node_modules', 'vendorclient', 'dist', 'vendorclient.js')
    const env = { ...bareEnvironment, PATH: process.env['PATH'] }
    const { stdout } = await run(oldNode, [script, 'rpc', 'client.version'], project, env)
    expect(JSON.parse(stdout)).toEqual({ version })
    const failed = await run(oldNode, [script, 'rpc', 'client.nothing'], project, env).catch((error) => error)
    expect(failed).toMatchObject({ code: 1 })
    rmSync(join(project, 'node_modules', `vendorclient-${platform}`), { recursive: true })
    const refused = await run(oldNode, [script, 'rpc', 'client.version'], project, env).catch((error) => error)
    expect(refused).toMatchObject({ code: 2, stderr: expect.stringContaining(`vendorclient-${platform}`) })
  })

  test('pass the scenarios of the TypeScript binding with the installed executable', { timeout: 400_000 }, async () => {
    const project = await install('scenarios')
    addSuite(project)
    const executable = join(project, 'node_modules', `vendorclient-${platform}`, basename(await namedLikeTheProgram()))
    for (const file of suiteFiles) await expectSuiteToPass(project, file, executable)
  })

  test('are used by Deno, which starts a daemon or loads the library', { timeout: 200_000 }, async ({ skip }) => {
    const tools = join(folder, 'deno')
    mkdirSync(tools)
    const options = ['--no-save', '--no-audit', '--no-fund', '--loglevel=error', '--prefix', tools, 'deno@2.9.6']
    const installed = await run('npm', ['install', ...options], tools).catch(() => undefined)
    skip(installed === undefined, 'the package deno cannot be had')
    const project = await install('for-deno')
    const source = `import { loadClient, spawnClient, spawnClientSync } from 'vendorclient'
      const public_key = 'ab'.repeat(32)
      for (const client of [await spawnClient({ dataFolder: 'a' }), await loadClient({ dataFolder: 'b' }), spawnClientSync({ dataFolder: 'c' })]) {
        const box = await client.crypto.registerSigningBox({ getPublicKey: () => ({ public_key }) })
        console.log((await client.crypto.signingBoxGetPublicKey(box)).pubkey === public_key, client.client.versionSync().version)
        await client.close()
      }`
    writeFileSync(join(project, 'app.mjs'), source)
    // The start of Deno's package is a script: beside it the environment needs Node.js, which the program does not.
    const args = ['run', '--no-prompt', '--node-modules-dir=manual', '--allow-all', 'app.mjs']
    const env = { ...bareEnvironment, PATH: process.env['PATH'] }
    const { stdout } = await run(join(tools, 'node_modules', '.bin', 'deno'), args, project, env)
    expect(stdout).toBe(`true ${version}\n`.repeat(3))
  })

  test('leave the script to start when no executable is installed', { timeout: 120_000 }, async () => {
    const project = await install('script', '--omit=optional')
    expect(existsSync(join(project, 'node_modules', `vendorclient-${platform}`))).toBe(false)
    expect(await versionFrom(project)).toBe(version)
    const program = join(project, 'node_modules', '.bin', 'vendorclient')
    const { stdout } = await run(program, ['--version'], project, process.env)
    expect(stdout).toBe(`vendorclient ${version}\n`)
    rmSync(join(project, 'node_modules', 'vendorclient', 'dist', 'vendorclient.js'))
    const failure = await versionFrom(project).catch(String)
    expect(failure).toContain(join('vendorclient', 'dist', 'vendorclient.js'))
    expect(failure).toContain(`vendorclient-${platform}`)
  })

  test('hold what is needed at run time and nothing else', async () => {
    const { stdout } = await run('tar', ['-tzf', join(output, `vendorclient-${version}.tgz`)], folder)
    const files = stdout.trim().split('\n').sort()
    const expected =
      /^package\/(LICENSE|README\.md|package\.json|dist\/(.*\.js|program\.chunks|console\.assets|[^/]*\.mjs|[^/]*(compiled|json|txt)|types\/(.*\.d\.ts|(cjs\/)?package\.json)))$/
    expect(files.filter((file) => !expected.test(file) || file.includes('test'))).toEqual([])
  })

  test('replace an earlier version, for an ordinary user with the data of that time', {
    timeout: 120_000,
  }, async () => {
    const earlier = join(folder, 'earlier')
    mkdirSync(earlier)
    writeFileSync(join(earlier, 'package.json'), '{"name":"vendorclient","version":"2.9.0"}')
    const packed = await run('npm', ['pack', '--loglevel=error', '--pack-destination', folder], earlier)
    const project = folderOfUser(join(folder, 'upgraded'))
    writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}')
    giveFolder(project)
    chmodSync(folder, 0o755)
    const env = { PATH: process.env['PATH'], HOME: project, npm_config_cache: join(project, 'npm-cache') }
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--registry', registry.url]
    const installed = async (wanted: string) => {
      await run('npm', ['install', ...quiet, wanted], project, env, ordinaryUser)
      return JSON.parse(readFileSync(join(project, 'node_modules/vendorclient/package.json'), 'utf8')).version
    }
    expect(await installed(join(folder, packed.stdout.trim()))).toBe('2.9.0')
    expect(await installed(`vendorclient@${version}`)).toBe(version)
    olderDataFolder(join(project, 'data'))
    const source = `import { spawnClient } from 'vendorclient'
      const client = await spawnClient({ dataFolder: 'data' })
      console.log(JSON.stringify(await client.call('${olderItem.method}', ${JSON.stringify(olderItem.params)})))
      await client.close()`
    const bare = { ...bareEnvironment, HOME: project, TMPDIR: project }
    const args = ['--input-type=module', '--eval', source]
    const { stdout } = await run(process.execPath, args, project, bare, ordinaryUser)
    expect(JSON.parse(stdout)).toEqual(olderItem.result)
  })

  async function install(name: string, ...options: string[]): Promise<string> {
    const project = join(folder, name)
    mkdirSync(project)
    writeFileSync(join(project, 'package.json'), '{"private":true,"type":"module"}')
    const env = { PATH: process.env['PATH'], HOME: project, npm_config_cache: join(folder, 'npm-cache') }
    const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--registry', registry.url]
    await run('npm', ['install', ...quiet, ...options, `vendorclient@${version}`], project, env)
    return project
  }

  async function versionFrom(project: string): Promise<string> {
    const source = `import { spawnClient } from 'vendorclient'
      const client = await spawnClient({ dataFolder: 'data' })
      console.log((await client.client.version()).version)
      await client.close()`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', source], project, bareEnvironment)
    return stdout.trim()
  }
})

describe.skipIf(missing.java)(`the Java jars${because(missing.java)}`, () => {
  test('bring their program', { timeout: 180_000 }, async () => {
    const all = packagesEndingWith('.jar')
    expect(all.filter((jar) => basename(jar).startsWith('vendorclient-kotlin-'))).toHaveLength(3)
    const jars = all.filter((jar) => !/vendorclient-kotlin-[^/]*$|-(sources|javadoc)\.jar$/.test(jar))
    expect(jars).toHaveLength(2)
    const source = `import java.nio.file.Path;
      import vendorclient.*;
      class Ask {
        public static void main(String[] args) throws Exception {
          try (var client = VendorClient.start(new StartOptions().dataFolder(Path.of("java-data")))) {
            System.out.println(client.client().version().await().version());
          }
        }
      }`
    writeFileSync(join(folder, 'Ask.java'), source)
    const classPath = [...jars, folder].join(delimiter)
    await run('javac', ['-cp', classPath, '-d', folder, join(folder, 'Ask.java')], folder)
    const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
    const { stdout } = await run(java, [`-Duser.home=${folder}`, '-cp', classPath, 'Ask'], folder, bareEnvironment)
    expect(stdout.trim()).toBe(version)
  })

  test('open the data of an earlier version, for an ordinary user', { timeout: 120_000 }, async ({ skip }) => {
    const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
    skip(!canRun(java), 'an ordinary user cannot run java')
    const jars = packagesEndingWith('.jar').filter((jar) => !/-kotlin-|-(sources|javadoc)\.jar$/.test(jar))
    const home = folderOfUser(join(folder, 'java-user'))
    olderDataFolder(join(home, 'data'))
    chmodSync(folder, 0o755)
    const source = `import java.nio.file.Path;
      import java.util.Map;
      import vendorclient.*;
      class Read {
        public static void main(String[] args) throws Exception {
          try (var client = VendorClient.start(new StartOptions().dataFolder(Path.of("data")))) {
            System.out.println(client.call("${olderItem.method}", Map.of("key", "${olderItem.params.key}")).await());
          }
        }
      }`
    writeFileSync(join(folder, 'Read.java'), source)
    const classPath = [...jars, folder].join(delimiter)
    await run('javac', ['-cp', classPath, '-d', folder, join(folder, 'Read.java')], folder)
    const options = [`-Duser.home=${home}`, '-cp', classPath, 'Read']
    const { stdout } = await run(java, options, home, { ...bareEnvironment, HOME: home, TMPDIR: home }, ordinaryUser)
    expect(stdout).toContain(olderItem.result.value)
  })
})

describe.skipIf(missing.go || missing.npm)(`the Go module${because(missing.go ?? missing.npm)}`, () => {
  test('starts the program that lies beside its application', { timeout: 120_000 }, async () => {
    const application = join(folder, 'go')
    mkdirSync(application)
    const module = 'github.com/vendorclient/vendorclient-go/v3'
    const source = `package main
      import (
        "context"
        "fmt"
        vendorclient "${module}"
      )
      func main() {
        client, err := vendorclient.Spawn(context.Background(), vendorclient.WithDataFolder("go-data"))
        if err != nil { panic(err) }
        defer client.Close()
        answer, err := client.Client.Version(context.Background())
        if err != nil { panic(err) }
        fmt.Println(answer.Version)
      }`
    writeFileSync(join(application, 'main.go'), source)
    const local = join(root, 'bindings', 'go')
    writeFileSync(
      join(application, 'go.mod'),
      `module application\n\ngo 1.22\n\nrequire ${module} v${version}\n\nreplace ${module} => ${local}\n`,
    )
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod', GOPROXY: 'off' }
    await run('go', ['build', '-o', 'application', '.'], application, env)
    const executable = join('node_modules', `vendorclient-${platform}`, 'vendorclient')
    cpSync(join(folder, 'complete', executable), join(application, 'vendorclient'))
    const { stdout } = await run(join(application, 'application'), [], application, bareEnvironment)
    expect(stdout.trim()).toBe(version)
    // What is beside the application is replaced, the data of an earlier version stays.
    const home = folderOfUser(join(folder, 'go-user'))
    olderDataFolder(join(home, 'go-data'))
    chmodSync(folder, 0o755)
    const bare = { ...bareEnvironment, HOME: home, TMPDIR: home }
    const again = await run(join(application, 'application'), [], home, bare, ordinaryUser)
    expect(again.stdout.trim()).toBe(version)
  })
})

/** The executable of the test build under the name that packages give it. */
async function namedLikeTheProgram(): Promise<string> {
  const suffix = process.platform === 'win32' ? '.exe' : ''
  const built = join(root, 'dist/bin', platform, `vendorclient-test${suffix}`)
  if (!existsSync(built)) {
    const script = join(root, 'scripts', 'package.ts')
    await run(process.execPath, [script, '--test'], root)
  }
  const named = join(folder, `vendorclient${suffix}`)
  if (!existsSync(named)) symlinkSync(built, named)
  return named
}

/** Paths of the packages whose name ends like this. */
function packagesEndingWith(suffix: string): string[] {
  return readdirSync(output)
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(output, file))
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env, user = {}) {
  // Without what tells a program that it runs inside of another test.
  const entries = Object.entries(env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|VENDORCLIENT_)/.test(name))
  const options = { cwd, env: Object.fromEntries(entries), encoding: 'utf8', maxBuffer: 1 << 24, ...user } as const
  return promisify(execFile)(command, args, options)
}

function missingTools(...tools: readonly string[]): string | undefined {
  const lost = tools.filter((tool) => spawnSync('sh', ['-c', `command -v ${tool}`]).status !== 0)
  return lost.length === 0 ? undefined : `${lost.join(', ')} missing`
}

function because(reason: string | undefined): string {
  return reason === undefined ? '' : ` (skipped: ${reason})`
}
