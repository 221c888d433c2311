/**
 * The packages of the registries, built from this tree and installed from local files only: each brings its program with
 * it, and the binding finds it there, with nothing in the environment that could help. The program is the executable of
 * the test build, the whole program with one module more, so that scenarios can be run with what was installed.
 */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import {
  chmodSync,
  copyFileSync,
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { goModulePath } from '../bindings/generator/go/generateGo.ts'
import { hostTarget, targets } from '../scripts/package/targets.ts'
import { goName, goPlatformModule, goProgramModule, packagePlatformGo } from '../scripts/packages/goModules.ts'
import { mavenFiles, writeCentralBundle } from '../scripts/release/centralBundle.ts'
import { digestsOf } from '../scripts/release/compareFolders.ts'
import { signFiles } from '../scripts/release/signFiles.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import { followBrowserPage } from './support/docs/followBrowserPage.ts'
import { followPage } from './support/docs/followPage.ts'
import { readBlocks } from './support/docs/readBlocks.ts'
import { missingTools } from './support/missingTools.ts'
import { canRun, folderOfUser, giveFolder, olderDataFolder, olderItem, ordinaryUser } from './support/ordinaryUser.ts'
import { type PackageRegistry, startPackageRegistry } from './support/packageRegistry.ts'
import { earlierVersion, unpackEarlierGo } from './support/packages/earlierBindings.ts'
import { GoProxy } from './support/packages/GoProxy.ts'
import { writeEmptyPackages, writeEmptyPlatforms, writeMavenProject } from './support/packages/mavenProject.ts'
import { startWithReport } from './support/startWithReport.ts'
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
  npm: lackOf('npm', 'tar'),
  java: lackOf('mvn', 'javac', 'java', 'jar'),
  go: lackOf('go'),
}

beforeAll(async () => {
  const registries = (['npm', 'java', 'go'] as const).filter((registry) => missing[registry] === undefined)
  if (registries.length === 0) return
  const chosen = registries.flatMap((registry) => ['--only', registry])
  const script = join(root, 'scripts', 'packages.ts')
  const options = ['--built', '--executable', await namedLikeTheProgram(), '--output', output]
  await run(process.execPath, [script, ...options, ...chosen], folder)
}, 600_000)

afterAll(() => rmSync(folder, { recursive: true, force: true }))

describe.skipIf(missing.npm)(`the npm packages${because(missing.npm)}`, () => {
  let registry: PackageRegistry

  beforeAll(async () => {
    registry = await startPackageRegistry(packagesEndingWith('.tgz'))
  }, 120_000)

  afterAll(() => registry?.close())

  test('install the program, and the executable of this platform, which the binding starts', {
    timeout: 120_000,
  }, async () => {
    const project = await install('complete')
    const input = '{"jsonrpc":"2.0","id":1,"method":"client.version"}\n'
    const script = join(project, 'node_modules', 'vendorclient', 'dist', 'vendorclient.js')
    const started = startWithReport(script, { args: ['daemon', '--stdio'], input })
    expect([started.code, started.stdout]).toEqual([0, expect.stringContaining(version)])
    // The driver of SQLite comes with the package of the platform; the script finds it there.
    expect(readdirSync(join(project, 'node_modules')).filter((name) => /^[a-z]/.test(name))).toEqual([
      'vendorclient',
      `vendorclient-${platform}`,
    ])
    // Size of everything, in bytes: most of it is Node.js inside the executable.
    const sizes = readdirSync(project, { recursive: true, encoding: 'utf8' }).map((name) =>
      lstatSync(join(project, name)),
    )
    const total = sizes.reduce((sum, entry) => sum + (entry.isFile() ? entry.size : 0), 0)
    expect(total).toBeLessThan(platform === 'linux-x64' ? 110e6 : Number.POSITIVE_INFINITY)
    // Without a driver, the error would be 35; this one says that the storage is new and no network answers.
    const listed = `import { loadClient } from 'vendorclient'
      const client = await loadClient({ dataFolder: 'kept', network: { endpoints: ['http://127.0.0.1:9'] } })
      console.log(await client.outbox.list({}).catch(({ code }) => code))
      await client.close()`
    const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', listed], project, bareEnvironment)
    expect(stdout).toBe('1003\n')
    expect(existsSync(join(project, 'kept/storage.sqlite3'))).toBe(true)
    // Without the script, only the executable can answer.
    rmSync(script)
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

  test('work in Deno, which starts a daemon or loads the library', { timeout: 200_000 }, async ({ skip }) => {
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
    // The command of the package `deno` is a script that needs Node.js in the environment; the program does not.
    const args = ['run', '--no-prompt', '--node-modules-dir=manual', '--allow-all', 'app.mjs']
    const env = { ...bareEnvironment, PATH: process.env['PATH'] }
    const { stdout } = await run(join(tools, 'node_modules', '.bin', 'deno'), args, project, env)
    expect(stdout).toBe(`true ${version}\n`.repeat(3))
  })

  test('start the script if no executable is installed', { timeout: 120_000 }, async () => {
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

  test('contain the program on the module path and in a jlink image', { timeout: 300_000 }, async () => {
    const place = emptyFolder('java-modules')
    for (const name of [`vendorclient-${version}.jar`, `vendorclient-${version}-${platform}.jar`])
      cpSync(join(output, name), join(place, 'lib', name))
    writeFileSync(join(place, 'module-info.java'), 'module example.app { requires vendorclient; }')
    writeFileSync(
      join(place, 'Ask.java'),
      `package example;
      import vendorclient.VendorClient;
      public final class Ask {
        public static void main(String[] arguments) throws Exception {
          try (var client = VendorClient.builder().start()) {
            System.out.println(Ask.class.getModule().getName() + " " + client.client().version().await().version());
          }
        }
      }`,
    )
    const sources = [join(place, 'module-info.java'), join(place, 'Ask.java')]
    const lint = ['--release', '17', '-Xlint:all', '-Werror']
    await run('javac', [...lint, '-p', 'lib', '-d', 'classes', ...sources], place)
    const modules = ['-p', ['lib', 'classes'].join(delimiter)]
    const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
    const start = async (program: string, ...options: string[]) => {
      const all = [`-Duser.home=${place}`, ...options, '-m', 'example.app/example.Ask']
      return (await run(program, all, place, bareEnvironment)).stdout.trim()
    }
    expect(await start(java, ...modules)).toBe(`example.app ${version}`)
    const roots = `example.app,vendorclient.program.${platform.replace('-', '.')}`
    await run('jlink', [...modules, '--add-modules', roots, '--output', 'image'], place)
    expect(await start(join(place, 'image/bin/java'))).toBe(`example.app ${version}`)
  })

  test('work as their start page says, from an empty folder', { timeout: 300_000 }, async () => {
    const place = emptyFolder('start-typescript')
    for (const tarball of packagesEndingWith('.tgz')) cpSync(tarball, join(place, basename(tarball)))
    const env = {
      ...environmentOf(place),
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, 'npm-cache'),
    }
    await followPage('docs/start/typescript.md', { folder: place, env, replace: [['linux-x64', platform]] })
  })

  test('work in a web page as their start page says, from an empty folder', { timeout: 300_000 }, async () => {
    const place = emptyFolder('start-browser')
    for (const tarball of packagesEndingWith('.tgz')) cpSync(tarball, join(place, basename(tarball)))
    const env = {
      ...environmentOf(place),
      npm_config_registry: registry.url,
      npm_config_cache: join(folder, 'npm-cache'),
    }
    // The local registry has only packages of this tree.
    const vite = join(root, 'node_modules/vite')
    const linkVite = `ln -s ${vite} node_modules/vite && ln -s ${vite}/bin/vite.js node_modules/.bin/vite`
    const replace = [['linux-x64', platform] as const, ['npm install --save-dev vite', linkVite] as const]
    await followBrowserPage('docs/start/browser.md', { folder: place, env, replace })
  })

  test('contain only what is needed at run time', async () => {
    const { stdout } = await run('tar', ['-tzf', join(output, `vendorclient-${version}.tgz`)], folder)
    const files = stdout.trim().split('\n').sort()
    const expected =
      /^package\/(LICENSE(\.third-party)?|README\.md|package\.json|dist\/(.*\.js|program\.chunks|(console|docs)\.assets|(page\/)?[^/]*\.mjs|(page\/)?[^/]*(json|txt)|types\/(.*\.d\.ts|(cjs\/)?package\.json)))$/
    expect(files.filter((file) => !expected.test(file) || file.includes('test'))).toEqual([])
    const licences = ['-xzOf', join(output, `vendorclient-${version}.tgz`), 'package/LICENSE.third-party']
    const { stdout: texts } = await run('tar', licences, folder)
    for (const name of ['graphql', 'preact', 'undici', 'ws']) expect(texts).toMatch(new RegExp(`^${name} \\d`, 'm'))
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

/** Prints the version of the program that its packages bring. */
const askingProgram = `import java.nio.file.Path;
import vendorclient.StartOptions;
import vendorclient.VendorClient;

public final class Ask {
    public static void main(String[] arguments) throws Exception {
        try (var client = VendorClient.start(new StartOptions().dataFolder(Path.of("java-data")))) {
            System.out.println(client.client().version().await().version());
        }
    }
}
`

describe.skipIf(missing.java)(`the Java jars${because(missing.java)}`, () => {
  // Maven builds the documentation with the profile `release` of bindings/java/pom.xml: all checks of comments, no
  // warnings.
  test('have documentation that was built without warnings', async () => {
    const { stdout } = await run(
      'jar',
      ['--list', '--file', join(output, `vendorclient-${version}-javadoc.jar`)],
      folder,
    )
    expect(stdout.split('\n')).toEqual(
      expect.arrayContaining(['index.html', expect.stringMatching(/VendorClient\.html$/)]),
    )
    const project = readFileSync(join(root, 'bindings/java/pom.xml'), 'utf8')
    expect(project).toMatch(/<doclint>all<\/doclint>\s*<failOnWarnings>true<\/failOnWarnings>/)
  })

  test('contain the program', { timeout: 180_000 }, async () => {
    const all = packagesEndingWith('.jar')
    expect(all.filter((jar) => basename(jar).startsWith('vendorclient-kotlin-'))).toHaveLength(3)
    const jars = all.filter((jar) => !/vendorclient-kotlin-[^/]*$|-(sources|javadoc)\.jar$/.test(jar))
    expect(jars).toHaveLength(2)
    writeFileSync(join(folder, 'Ask.java'), askingProgram)
    const classPath = [...jars, folder].join(delimiter)
    await run('javac', ['-cp', classPath, '-d', folder, join(folder, 'Ask.java')], folder)
    const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
    const { stdout } = await run(java, [`-Duser.home=${folder}`, '-cp', classPath, 'Ask'], folder, bareEnvironment)
    expect(stdout.trim()).toBe(version)
  })

  test('work as their start page says, from an empty folder', { timeout: 300_000 }, async () => {
    const place = emptyFolder('start-java')
    for (const name of [`vendorclient-${version}.jar`, `vendorclient-${version}-${platform}.jar`])
      cpSync(join(output, name), join(place, 'lib', name))
    await followPage('docs/start/java.md', {
      folder: place,
      env: environmentOf(place),
      replace: [['linux-x64', platform]],
    })
  })

  test('work as the Kotlin start page says, from an empty folder', { timeout: 300_000 }, async () => {
    const place = emptyFolder('start-kotlin')
    const files = readdirSync(output).filter((name) => /^vendorclient-.*\.(jar|pom)$/.test(name))
    for (const name of files.filter((name) => !/-(sources|javadoc)\.jar$/.test(name)))
      cpSync(join(output, name), join(place, name))
    const env = {
      ...environmentOf(place),
      MAVEN_OPTS: `-Dmaven.repo.local=${mavenRepository()} -Dkotlin.compiler.daemon=false`,
    }
    await followPage('docs/start/kotlin.md', { folder: place, env, replace: [['linux-x64', platform]] })
  })

  describe('in the bundle for Maven Central', () => {
    const bundle = join(folder, 'bundle')
    const repository = join(folder, 'central')
    let written = ''

    beforeAll(() => {
      mkdirSync(bundle)
      for (const name of mavenFiles(output)) cpSync(join(output, name), join(bundle, name))
      written = writeCentralBundle(bundle, { version, sourceDate: 1_790_000_000 })!
      mkdirSync(repository)
      execFileSync('jar', ['--extract', '--file', written], { cwd: repository })
    }, 120_000)

    test('have the paths of a Maven repository, with their digests', () => {
      const group = 'io/github/vendorclient'
      const files = [
        ...['', '-sources', '-javadoc', `-${platform}`].map(
          (kind) => `vendorclient/${version}/vendorclient-${version}${kind}.jar`,
        ),
        ...['', '-sources', '-javadoc'].map(
          (kind) => `vendorclient-kotlin/${version}/vendorclient-kotlin-${version}${kind}.jar`,
        ),
        ...['vendorclient', 'vendorclient-kotlin', 'vendorclient-programs'].map(
          (name) => `${name}/${version}/${name}-${version}.pom`,
        ),
      ]
      const digests = ['md5', 'sha1', 'sha256', 'sha512']
      const expected = files.flatMap((file) =>
        ['', ...digests.map((digest) => `.${digest}`)].map((end) => `${group}/${file}${end}`),
      )
      expect([...digestsOf(repository).keys()].sort()).toEqual(expected.sort())
      for (const file of files) {
        const path = join(repository, group, file)
        for (const digest of digests) {
          const hex = createHash(digest).update(readFileSync(path)).digest('hex')
          expect(readFileSync(`${path}.${digest}`, 'utf8')).toBe(hex)
        }
      }
    })

    test('have the same bytes in every build', () => {
      const before = readFileSync(written)
      const later = new Date(Date.now() - 86_400_000)
      for (const name of mavenFiles(bundle)) utimesSync(join(bundle, name), later, later)
      writeCentralBundle(bundle, { version, sourceDate: 1_790_000_000 })
      expect(readFileSync(written).equals(before)).toBe(true)
    })

    test('have signatures, when there is a key', { timeout: 60_000 }, ({ skip }) => {
      skip(lackOf('gpg', 'gpgconf') !== undefined, 'gpg is missing')
      // GnuPG needs a short path for its sockets.
      const home = mkdtempSync(join(tmpdir(), 'gpg-'))
      const before = process.env['GNUPGHOME']
      try {
        process.env['GNUPGHOME'] = home
        const options = ['--batch', '--quiet', '--pinentry-mode', 'loopback', '--passphrase', '']
        execFileSync('gpg', [...options, '--quick-generate-key', 'test@example.com', 'ed25519', 'sign'], {
          stdio: 'pipe',
        })
        const signed = join(folder, 'signed')
        mkdirSync(signed)
        const names = mavenFiles(bundle).filter((name) => name.includes('kotlin'))
        for (const name of names) cpSync(join(bundle, name), join(signed, name))
        signFiles(signed, names, 'test@example.com')
        const archive = writeCentralBundle(signed, { version, sourceDate: 1_790_000_000 })!
        execFileSync('jar', ['--extract', '--file', archive], { cwd: signed })
        const place = join(signed, 'io/github/vendorclient/vendorclient-kotlin', version)
        for (const name of names)
          execFileSync('gpg', ['--verify', join(place, `${name}.asc`), join(place, name)], { stdio: 'pipe' })
        expect(names).toHaveLength(4)
      } finally {
        execFileSync('gpgconf', ['--kill', 'all'])
        if (before === undefined) delete process.env['GNUPGHOME']
        else process.env['GNUPGHOME'] = before
        rmSync(home, { recursive: true, force: true })
      }
    })

    test('one dependency brings the programs of all platforms, of which the one that fits is started', {
      timeout: 300_000,
    }, async () => {
      const project = emptyFolder('all-platforms')
      writeMavenProject({ folder: project, repository: withAllPlatforms(repository) })
      const env = { ...environmentOf(project), MAVEN_OPTS: `-Dmaven.repo.local=${mavenRepository()}` }
      const copying = ['dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=lib']
      const options = ['-B', '-q', `-Dbinding=${version}`, '-Dkotlin.compiler.daemon=false']
      await run('mvn', [...options, 'kotlin:compile', ...copying], project, env)
      const jars = readdirSync(join(project, 'lib')).filter((name) => /^vendorclient-\d/.test(name))
      const expected = ['', ...targets.map(({ name }) => `-${name}`)].map((end) => `vendorclient-${version}${end}.jar`)
      expect(jars.sort()).toEqual(expected.sort())
      const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
      const classPath = ['target/classes', 'lib/*'].join(delimiter)
      const { stdout } = await run(
        java,
        [`-Duser.home=${project}`, '-cp', classPath, 'AskKt'],
        project,
        bareEnvironment,
      )
      expect(stdout).toBe(`${version}\n`)
    })

    test.skipIf(lackOf('gradle') !== undefined)(
      'work in Gradle as the page of the binding says',
      {
        timeout: 300_000,
      },
      async () => {
        const place = emptyFolder('gradle')
        const { text } = readBlocks().find(
          ({ file, language }) => file === 'bindings/java/README.md' && language === 'groovy',
        )!
        const here = [withAllPlatforms(repository), mavenRepository()].map((path) => `maven { url = uri('${path}') }`)
        writeFileSync(join(place, 'build.gradle'), text.replace('mavenCentral()', here.join('\n    ')))
        const copying = 'task libraries(type: Copy) { from { configurations.runtimeClasspath }; into "$buildDir/lib" }'
        writeFileSync(join(place, 'copy.gradle'), `allprojects { ${copying} }`)
        mkdirSync(join(place, 'src/main/java'), { recursive: true })
        writeFileSync(join(place, 'src/main/java/Ask.java'), askingProgram)
        const env = { ...environmentOf(place), GRADLE_USER_HOME: join(place, 'home') }
        const options = ['--no-daemon', '--offline', '--init-script', 'copy.gradle']
        await run('gradle', [...options, 'jar', 'libraries'], place, env)
        const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
        const classPath = ['build/classes/java/main', 'build/lib/*'].join(delimiter)
        const started = await run(java, [`-Duser.home=${place}`, '-cp', classPath, 'Ask'], place, bareEnvironment)
        expect(started.stdout).toBe(`${version}\n`)
      },
    )

    test('replace an earlier version in Maven, and open its data for an ordinary user', {
      timeout: 300_000,
    }, async ({ skip }) => {
      const java = (await run('sh', ['-c', 'command -v java'], folder)).stdout.trim()
      skip(!canRun(java), 'an ordinary user cannot run java')
      const project = folderOfUser(join(folder, 'java-user'))
      chmodSync(folder, 0o755)
      writeMavenProject({ folder: project, repository, platform })
      writeEmptyPackages(repository, '2.9.0', platform)
      const maven = async (wanted: string, ...goals: string[]) => {
        const options = ['-B', '-q', `-Dbinding=${wanted}`, '-Dkotlin.compiler.daemon=false']
        const env = { ...environmentOf(project), MAVEN_OPTS: `-Dmaven.repo.local=${mavenRepository()}` }
        rmSync(join(project, 'lib'), { recursive: true, force: true })
        await run('mvn', [...options, ...goals], project, env)
        return readdirSync(join(project, 'lib')).filter((name) => name.startsWith('vendorclient'))
      }
      const copying = ['dependency:copy-dependencies', '-DincludeScope=runtime', '-DoutputDirectory=lib']
      expect(await maven('2.9.0', ...copying)).toContain('vendorclient-2.9.0.jar')
      // Digests are those of the bundle, and a wrong one is an error.
      const goals = ['--strict-checksums', 'kotlin:compile', 'compiler:compile', ...copying]
      expect(await maven(version, ...goals)).toEqual([
        ...[`vendorclient-${version}-${platform}.jar`, `vendorclient-${version}.jar`],
        `vendorclient-kotlin-${version}.jar`,
      ])
      olderDataFolder(join(project, 'data'))
      giveFolder(project)
      const classPath = ['target/classes', 'lib/*'].join(delimiter)
      const start = (name: string) => {
        const env = { ...bareEnvironment, HOME: project, TMPDIR: project }
        return run(java, [`-Duser.home=${project}`, '-cp', classPath, name], project, env, ordinaryUser)
      }
      expect((await start('Read')).stdout).toContain(olderItem.result.value)
      expect((await start('AskKt')).stdout).toBe(`${version}\n`)
    })
  })
})

describe.skipIf(missing.go)(`the Go modules${because(missing.go)}`, () => {
  test('replace an earlier version, with the program beside the application and embedded in it', {
    timeout: 300_000,
  }, async () => {
    const go = (await run('sh', ['-c', 'command -v go'], folder)).stdout.trim()
    const proxy = new GoProxy(join(folder, 'go-proxy'))
    proxy.publish(unpackEarlierGo(folder), goModulePath, earlierVersion)
    const project = folderOfUser(join(folder, 'go-user'))
    chmodSync(folder, 0o755)
    writeFileSync(join(project, 'go.mod'), 'module application\n\ngo 1.23\n')
    writeFileSync(join(project, 'main.go'), goApplication)
    const beside = join(project, 'vendorclient')
    copyFileSync(await namedLikeTheProgram(), beside)
    olderDataFolder(join(project, 'data'))
    const env = { ...bareEnvironment, HOME: project, TMPDIR: project }
    const tools = { ...env, ...proxy.environment(folder), PATH: process.env['PATH'], TMPDIR: folder }
    // Built with the existing cache of compiled code, then given to the user like a finished application.
    const answer = async (...modules: string[]) => {
      await run(go, ['get', ...modules.map((module) => `${module}@latest`)], project, tools)
      await run(go, ['build', '-o', 'application', '.'], project, tools)
      giveFolder(project)
      const { stdout } = await run(join(project, 'application'), [], project, env, ordinaryUser)
      return JSON.parse(stdout)
    }
    const { value } = olderItem.result
    expect(await answer(goModulePath)).toEqual({ binding: earlierVersion, program: version, value })

    proxy.publish(join(root, 'bindings/go'), goModulePath, version)
    expect(await answer(goModulePath)).toEqual({ binding: version, program: version, value })

    proxy.publish(join(output, 'go/program'), goProgramModule, version)
    const host = hostTarget()
    proxy.publish(join(output, `go/program-${goName(host)}`), goPlatformModule(host), version)
    // Modules of other platforms contain a text instead of the program.
    for (const target of targets.filter((other) => other !== host)) {
      const module = packagePlatformGo(target, join(root, 'LICENSE'), join(folder, 'other-platforms'))
      proxy.publish(module, goPlatformModule(target), version)
    }
    writeFileSync(join(project, 'program.go'), `package main\n\nimport _ "${goProgramModule}"\n`)
    rmSync(beside)
    expect(await answer(goProgramModule)).toEqual({ binding: version, program: version, value })
  })
})

const goApplication = `package main

import (
	"context"
	"encoding/json"
	"fmt"
	"log"

	vendorclient "${goModulePath}"
	"${goModulePath}/api"
)

func main() {
	ctx := context.Background()
	client, err := vendorclient.Spawn(ctx, vendorclient.WithDataFolder("data"))
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	version, err := client.Client.Version(ctx)
	if err != nil {
		log.Fatal(err)
	}
	answer := map[string]string{"binding": api.Version, "program": version.Version}
	params := map[string]string{"key": "${olderItem.params.key}"}
	if err := client.Call(ctx, "${olderItem.method}", params, &answer); err != nil {
		log.Fatal(err)
	}
	text, _ := json.Marshal(answer)
	fmt.Println(string(text))
}
`

/** The executable of the test build under the name that it has in packages. */
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

function emptyFolder(name: string): string {
  const place = join(folder, name)
  mkdirSync(place)
  return place
}

/** A copy of a repository, in which the other platforms have jars without content. */
function withAllPlatforms(repository: string): string {
  const copy = mkdtempSync(join(folder, 'platforms-'))
  cpSync(repository, copy, { recursive: true })
  const others = targets.map(({ name }) => name).filter((name) => name !== platform)
  writeEmptyPlatforms(copy, version, others)
  return copy
}

/**
 * A repository with the artifacts of others: the jars of this run must neither come from the user's repository nor stay
 * there.
 */
function mavenRepository(): string {
  const repository = join(folder, 'm2')
  if (!existsSync(repository)) cpSync(join(homedir(), '.m2/repository'), repository, { recursive: true })
  rmSync(join(repository, 'io/github/vendorclient'), { recursive: true, force: true })
  return repository
}

/** What a stranger has besides the packages: Node.js and the tools of a language. */
function environmentOf(place: string): NodeJS.ProcessEnv {
  return { PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`, HOME: place, TMPDIR: folder }
}

/** Paths of the packages whose name ends like this. */
function packagesEndingWith(suffix: string): string[] {
  return readdirSync(output)
    .filter((file) => file.endsWith(suffix))
    .map((file) => join(output, file))
}

function run(command: string, args: readonly string[], cwd: string, env: NodeJS.ProcessEnv = process.env, user = {}) {
  // Without the variables by which a program recognizes that it runs in a test.
  const entries = Object.entries(env).filter(([name]) => !/^(VITEST|NODE_OPTIONS|NODE_ENV|VENDORCLIENT_)/.test(name))
  const options = { cwd, env: Object.fromEntries(entries), encoding: 'utf8', maxBuffer: 1 << 24, ...user } as const
  return promisify(execFile)(command, args, options)
}

function lackOf(...tools: readonly string[]): string | undefined {
  const lost = missingTools(tools)
  return lost.length === 0 ? undefined : `${lost.join(', ')} missing`
}

function because(reason: string | undefined): string {
  return reason === undefined ? '' : ` (skipped: ${reason})`
}
