import { spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import {
  accessSync,
  constants,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { generateJava } from '../../bindings/generator/java/generateJava.ts'
import { sourceFolder } from '../../bindings/generator/java/JavaFile.ts'
import { buildInfo } from '../../src/config/buildInfo.ts'
import { newerDaemon } from '../support/bindings/newerDaemon.ts'
import { reservedAbi } from '../support/bindings/reservedAbi.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { echoAbiFile, echoTvc } from '../support/contracts/echoContract.ts'
import { DevNode } from '../support/devnode/DevNode.ts'
import { readSteps } from '../support/docs/commandSession.ts'
import { jobsOf } from '../support/docs/jobs.ts'
import { examplesOf, wholeProgramOf } from '../support/docs/languageExamples.ts'
import { readBlocks } from '../support/docs/readBlocks.ts'
import { expectRecipeStory } from '../support/docs/recipeStory.ts'
import { build } from '../support/startBuild.ts'
import { missingPrograms, shippedProgram, suitePrograms } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { digitsModule, otherShapesModule, shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const recipes = join(root, 'docs/examples/recipes')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-java-'))
const buildFolder = join(folder, 'build')
/** The package, and the classes that this suite compiles; the annotations are not needed at run time. */
const jar = join(buildFolder, `vendorclient-${buildInfo.version}.jar`)
const classes = join(folder, 'classes')
const classPath = [jar, classes].join(delimiter)
beforeAll(() => writeFileSync(echoImage, Buffer.from(echoTvc, 'base64')))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

/** What the programs of the pages print. */
const storyOfPages =
  /^deployed at ([0-9a-f]{64})::\1\nsent with ([0-9a-f]{64}) for \d+\nfollowed (.*\/)?\2\narrived 1500000000\ncustodian 0: [0-9a-f]+\nrefused: NotCustodian, exit code 100\n$/

/** The image of a contract that returns its arguments. */
const echoImage = join(folder, 'Echo.tvc')

const awkward = join(import.meta.dirname, 'awkward.abi.json')
/** Names and types that are all hard. */
const oddNames = join(import.meta.dirname, 'oddNames.abi.json')
const kotlinFolder = join(folder, 'kotlin')
const kotlinSources = join(folder, 'kotlin-sources')

const missing = ['mvn', 'javac', 'java'].filter((tool) => !isOnPath(tool))

if (missing.length > 0) {
  test.skip(`the Java binding passes its scenarios as a packaged jar (missing on the PATH: ${missing.join(', ')})`, () => {})
} else {
  for (const program of missingPrograms) test.skip(`the Java binding passes its scenarios with ${program}`, () => {})

  test.for(shippedProgram)(
    'the Java binding passes its scenarios as a packaged jar with $name',
    { timeout: 600_000 },
    async (programs) => {
      const folders = [
        `-DbuildFolder=${buildFolder}`,
        `-DkotlinBuildFolder=${kotlinFolder}`,
        `-DwrapperFolder=${kotlinSources}`,
      ]
      writeKotlinSources()
      run('mvn', ['-B', '-f', join(root, 'bindings/kotlin/reactor.xml'), ...folders, 'verify'], {
        VENDORCLIENT_BINARY: programs.program,
        VENDORCLIENT_TEST_BINARY: programs.testProgram,
        ...newerDaemon,
        ...(await startStory()),
      })
    },
  )

  test('Java code generated from every kind of shape compiles without warnings and works', { timeout: 240_000 }, () => {
    const files = generateJava(bindingModel([shapesModule, otherShapesModule, digitsModule, testModule]))
      .filter(({ path }) => /\/api\/(shapes|other_?shapes|digits|test)\//.test(path))
      .map(({ path, content }) => ({ path: join(folder, 'source', path.slice(sourceFolder.length)), content }))
    for (const { path, content } of files) {
      expect(
        content.split('\n').filter((line) => line.length > 120 && !/^ *(\*|import|public sealed)/.test(line)),
      ).toEqual([])
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, content)
    }
    compile([...files.map(({ path }) => path), join(import.meta.dirname, 'java/GeneratedCode.java')])
    const data = join(folder, 'data')
    run('java', ['-ea', '-cp', classPath, 'GeneratedCode', suitePrograms[0]!.testProgram, data])
  })

  test('wrappers of contracts compile without warnings and work on a node', { timeout: 240_000 }, () => {
    const wrappers = join(folder, 'wrappers')
    mkdirSync(wrappers)
    bind('java', 'Multisig', join(wrappers, 'Multisig.java'))
    bind('java', awkward, join(wrappers, 'Awkward.java'), '--name', 'Awkward')
    bind('java', oddNames, join(wrappers, 'OddNames.java'), '--name', 'OddNames')
    const reserved = join(folder, 'reserved.abi.json')
    writeFileSync(reserved, reservedAbi())
    bind('java', reserved, join(wrappers, 'Reserved.java'))
    // A name that Java already uses, in place of the name of the contract.
    bind('java', awkward, join(wrappers, 'List.java'), '--name', 'List', '--package', 'org.example.lists')
    bind('java', 'HelloWallet', join(wrappers, 'HelloWallet.java'))
    bind('java', echoAbiFile, join(wrappers, 'Echo.java'), '--tvc', echoImage)
    writeFileSync(join(wrappers, 'Jobs.java'), javaJobs())
    const sources = readdirSync(wrappers).map((name) => join(wrappers, name))
    const programs = ['BoundContracts', 'ContractValues']
    compile([...sources, ...programs.map((name) => join(import.meta.dirname, `java/${name}.java`))])
    for (const program of programs) run('java', ['-ea', '-cp', classPath, program], { VENDORCLIENT_BINARY: build })
    run('java', ['-ea', '-cp', classPath, 'Jobs'], { VENDORCLIENT_BINARY: build })
  })

  test('the program of the page runs with the package in an empty folder', { timeout: 240_000 }, () => {
    const place = join(folder, 'program')
    const program = examplesOf('java').find(({ statements }) => statements.includes('class FirstContract'))!
    cpSync(join(buildFolder, 'lib'), join(place, 'lib'), { recursive: true })
    cpSync(jar, join(place, 'lib', basename(jar)))
    writeFileSync(join(place, 'FirstContract.java'), program.statements)
    bind('java', 'Wallet', join(place, 'Wallet.java'))
    const { text } = readBlocks().find(
      ({ file, language }) => file === 'bindings/java/README.md' && language === 'console',
    )!
    const printed = readSteps(text).map(({ command }) =>
      run('sh', ['-c', command], { VENDORCLIENT_BINARY: build }, place),
    )
    expect(printed.join('')).toMatch(storyOfPages)
  })

  test('the program of the Kotlin page runs with its package in an empty folder', { timeout: 240_000 }, () => {
    const place = join(folder, 'kotlin-program')
    const lib = join(place, 'lib')
    cpSync(join(kotlinFolder, 'lib'), lib, { recursive: true })
    cpSync(join(kotlinFolder, `vendorclient-kotlin-${buildInfo.version}.jar`), join(lib, 'vendorclient-kotlin.jar'))
    cpSync(jar, join(lib, 'vendorclient.jar'))
    const compiled = [join(lib, '*'), join(kotlinFolder, 'test-classes')].join(delimiter)
    const programs = { VENDORCLIENT_BINARY: build }
    expect(run('java', ['-cp', compiled, 'FirstContractKt'], programs, place)).toMatch(storyOfPages)
  })

  test('a program compiles with the oldest Kotlin that the page names, and runs', { timeout: 300_000 }, () => {
    const oldest = /Kotlin (\d+\.\d+\.\d+) or later/.exec(readFileSync(join(root, 'docs/start/kotlin.md'), 'utf8'))![1]!
    const place = join(folder, 'oldest-kotlin')
    const packages = [jar, join(kotlinFolder, `vendorclient-kotlin-${buildInfo.version}.jar`)]
    const libraries = readdirSync(join(kotlinFolder, 'lib')).filter((name) => !name.startsWith('vendorclient-'))
    const jars = [...packages, ...libraries.map((name) => join(kotlinFolder, 'lib', name))]
    mkdirSync(join(place, 'src'), { recursive: true })
    writeFileSync(join(place, 'pom.xml'), kotlinProject(oldest, jars))
    for (const name of ['FirstContract', 'Wallet'])
      cpSync(join(kotlinSources, `${name}.kt`), join(place, 'src', `${name}.kt`))
    run('mvn', ['-B', '-q', 'compile'], {}, place)
    const compiled = [join(place, 'target/classes'), ...jars].join(delimiter)
    expect(run('java', ['-cp', compiled, 'FirstContractKt'], { VENDORCLIENT_BINARY: build }, place)).toMatch(
      storyOfPages,
    )
  })

  test('the service of the examples answers', { timeout: 240_000 }, async () => {
    const node = await DevNode.start({ args: ['--accounts', '1'] })
    onTestFinished(() => node.dispose())
    compile([join(root, 'docs/examples/java-service/BalanceService.java')])
    const env = { ...process.env, VENDORCLIENT_BINARY: suitePrograms.at(-1)!.program }
    const service = spawn('java', ['-cp', classPath, 'BalanceService', '0', node.url], { cwd: folder, env })
    onTestFinished(() => {
      service.kill('SIGKILL')
    })
    const [line] = await once(service.stdout.setEncoding('utf8'), 'data')
    const url = `http://127.0.0.1:${/\d+/.exec(line)![0]}/accounts`
    const { account_id } = node.ready.accounts[0]!
    const answers = await Promise.all(
      [account_id, 'nobody', '22'.repeat(32)].map((id) => fetch(`${url}/${account_id}/${id}`)),
    )
    expect(await Promise.all(answers.map(async (answer) => [answer.status, await answer.json()]))).toEqual([
      [200, { balance: '10000000000000' }],
      [400, { code: 512 }],
      [404, { code: 622 }],
    ])
    service.kill('SIGTERM')
    await once(service, 'close')
  })

  test('the recipes of the pages compile without warnings, and pay what they say', { timeout: 240_000 }, async () => {
    const place = join(folder, 'recipes')
    mkdirSync(place)
    for (const contract of ['Wallet', 'HelloWallet']) bind('java', contract, join(place, `${contract}.java`))
    const programs = readdirSync(join(recipes, 'java')).map((name) => join(recipes, 'java', name))
    compile([...programs, ...readdirSync(place).map((name) => join(place, name))])
    const env = { VENDORCLIENT_BINARY: build, VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data-of-recipes') }
    await expectRecipeStory((url) => run('java', ['-cp', classPath, 'Recipes', url], env))
  })

  test('the suites of the page about tests pass in JUnit and kotlin-test', { timeout: 300_000 }, () => {
    const kotlinJar = join(kotlinFolder, `vendorclient-kotlin-${buildInfo.version}.jar`)
    // kotlin-test has the library of the language.
    const libraries = readdirSync(join(kotlinFolder, 'lib')).filter(
      (name) => !/^(vendorclient|kotlin-stdlib)/.test(name),
    )
    const kotlinJars = [jar, kotlinJar, ...libraries.map((name) => join(kotlinFolder, 'lib', name))]
    const suites = [
      { example: 'junit', language: 'java', source: 'src/test/java/Wallet.java', jars: [jar, annotations()] },
      { example: 'kotlintest', language: 'kotlin', source: 'src/test/kotlin/Wallet.kt', jars: kotlinJars },
    ]
    for (const { example, language, source, jars } of suites) {
      const place = join(folder, example)
      cpSync(join(root, 'docs/examples', example), place, { recursive: true })
      const project = readFileSync(join(place, 'pom.xml'), 'utf8')
      writeFileSync(join(place, 'pom.xml'), project.replace(OWN_PACKAGE, dependenciesOn(jars)))
      bind(language, 'Wallet', join(place, source))
      const printed = run(
        'mvn',
        ['-B', '-Dkotlin.compiler.daemon=false', 'test'],
        { VENDORCLIENT_BINARY: build },
        place,
      )
      expect(printed, example).toContain('Tests run: 2, Failures: 0, Errors: 0, Skipped: 0')
    }
  })

  test('the recipes in Kotlin pay what they say', { timeout: 240_000 }, async () => {
    const libraries = [
      join(kotlinFolder, 'lib', '*'),
      join(kotlinFolder, 'classes'),
      join(kotlinFolder, 'test-classes'),
    ]
    const env = { VENDORCLIENT_BINARY: build, VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data-of-kotlin') }
    await expectRecipeStory((url) =>
      run('java', ['-cp', [jar, ...libraries].join(delimiter), 'recipes.RecipesKt', url], env),
    )
  })

  // Whole programs have a separate test.
  const examples = examplesOf('java').filter(({ statements }) => !/^public final class/m.test(statements))

  test('the programs of the documentation compile and run', { timeout: 240_000 }, () => {
    const place = join(folder, 'examples')
    mkdirSync(place)
    const sources = examples.map(({ declarations, statements }, index) => {
      const file = join(place, `Example${index}.java`)
      writeFileSync(file, javaExample(index, declarations, statements))
      return file
    })
    const options = ['--release', '17', '-encoding', 'UTF-8', '-nowarn', '-cp', [jar, annotations()].join(delimiter)]
    run('javac', [...options, '-d', classes, ...sources])
    const programs = { VENDORCLIENT_BINARY: build, VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data-of-examples') }
    for (const index of examples.keys()) run('java', ['-cp', classPath, `Example${index}`], programs)
  })
}

/** Imports are left out in the page, and so are the device and the user of the signing box. */
function javaExample(index: number, declarations: string, statements: string): string {
  return `
import java.util.*;
import vendorclient.*;
import vendorclient.api.account.*;
import vendorclient.api.client.*;
import vendorclient.api.crypto.*;
import vendorclient.api.devnode.*;

public final class Example${index} {
    static final class Device {
        String publicKeyHex() { return "${'ab'.repeat(32)}"; }
        String signHex(byte[] text) { return "${'ab'.repeat(64)}"; }
    }
    static final class User { boolean agrees() { return true; } }
    static final Device device = new Device();
    static final User user = new User();

    ${declarations.replace('final class', 'static final class')}

    public static void main(String[] arguments) throws Exception {
        ${statements}
    }
}
`
}

/** The jobs of the table in `bindings/README.md`. */
function javaJobs(): string {
  const jobs = jobsOf('Java').map((job) => `            results.add(${job});\n`)
  return `
import java.util.ArrayList;
import java.util.List;
import vendorclient.ContractSigner;
import vendorclient.DevNode;
import vendorclient.DevNodeOptions;
import vendorclient.OutboxOptions;
import vendorclient.StreamOptions;
import vendorclient.VendorClient;

/** Each job of the table. */
public final class Jobs {
    /**
     * Does the jobs.
     *
     * @param arguments none
     * @throws Exception when a job fails
     */
    public static void main(String[] arguments) throws Exception {
        List<Object> results = new ArrayList<>();
        try (var node = DevNode.start(new DevNodeOptions().accounts(1));
                var client = VendorClient.builder().endpoint(node.url()).start()) {
            var signer = ContractSigner.keys(client.crypto().generateRandomSignKeys().await());
            var wallet = HelloWallet.of(client, signer);
${jobs.join('')}            ((VendorClient) results.get(0)).close();
        }
    }
}
`
}

/** The dependency of a project of the examples on a package of a release. */
const OWN_PACKAGE = / {4}<dependency>\n *<groupId>io\.github\.vendorclient<[\s\S]*?<\/dependency>/

/** Jars are named by path, because Maven would keep those of an earlier run. */
function dependenciesOn(jars: readonly string[]): string {
  const each = jars.map(
    (path) => `    <dependency>
      <groupId>local</groupId>
      <artifactId>${basename(path, '.jar')}</artifactId>
      <version>1</version>
      <scope>system</scope>
      <systemPath>${path}</systemPath>
    </dependency>`,
  )
  return each.join('\n')
}

/** A project of a program in Kotlin. */
function kotlinProject(kotlinVersion: string, jars: readonly string[]): string {
  return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>
  <groupId>example</groupId>
  <artifactId>hello</artifactId>
  <version>1</version>
  <dependencies>
${dependenciesOn(jars)}
  </dependencies>
  <build>
    <sourceDirectory>src</sourceDirectory>
    <plugins>
      <plugin>
        <groupId>org.jetbrains.kotlin</groupId>
        <artifactId>kotlin-maven-plugin</artifactId>
        <version>${kotlinVersion}</version>
        <configuration>
          <jvmTarget>17</jvmTarget>
        </configuration>
        <executions>
          <execution>
            <phase>compile</phase>
            <goals>
              <goal>compile</goal>
            </goals>
          </execution>
        </executions>
      </plugin>
    </plugins>
  </build>
</project>
`
}

/** The jobs of the table in Kotlin, as a test of its suite. */
function kotlinJobs(): string {
  const jobs = jobsOf('Kotlin').map((job) => `            results.add(${job})\n`)
  return `package vendorclient.kotlin

import kotlinx.coroutines.runBlocking
import org.junit.jupiter.api.Test
import vendorclient.ContractSigner
import vendorclient.StreamOptions

class JobsIT {
    @Test
    fun jobsOfTheTable(): Unit = runBlocking {
        val results = mutableListOf<Any?>()
        DevNode.start(accounts = 1).use { node ->
            val client = Client.start(node.url)
            val signer = ContractSigner.keys(client.crypto.generateRandomSignKeys())
            val wallet = HelloWallet(client, signer)
${jobs.join('')}            (results.first() as Client).close()
            client.close()
        }
    }
}
`
}

function annotations(): string {
  return readdirSync(join(buildFolder, 'lib'))
    .map((name) => join(buildFolder, 'lib', name))
    .join(delimiter)
}

function compile(sources: readonly string[]): void {
  const lint = ['-Xlint:all', '-Xdoclint:all,-missing', '-Werror']
  const compileWith = [jar, annotations()].join(delimiter)
  run('javac', ['--release', '17', '-encoding', 'UTF-8', ...lint, '-cp', compileWith, '-d', classes, ...sources])
}

function bind(language: string, abi: string, output: string, ...options: readonly string[]): void {
  run(process.execPath, [build, 'bind', abi, '--lang', language, '--output', output, ...options])
}

/** Wrappers for the scenarios, one with a name of the language, and the program of the page with its wrapper. */
function writeKotlinSources(): void {
  mkdirSync(kotlinSources)
  const source = (name: string) => join(kotlinSources, `${name}.kt`)
  const inPackage = ['--package', 'vendorclient.kotlin']
  bind('kotlin', 'Multisig', source('ScenarioMultisig'), '--name', 'Multisig', ...inPackage)
  bind('kotlin', awkward, source('Awkward'), '--name', 'Awkward', ...inPackage)
  bind('kotlin', oddNames, source('OddNames'), '--name', 'OddNames', ...inPackage)
  bind('kotlin', echoAbiFile, source('Echo'), '--tvc', echoImage, ...inPackage)
  const reserved = join(folder, 'reserved.abi.json')
  writeFileSync(reserved, reservedAbi())
  bind('kotlin', reserved, source('Reserved'), '--package', 'org.example.names')
  bind('kotlin', awkward, source('List'), '--name', 'List', '--package', 'org.example.lists')
  bind('kotlin', 'Wallet', source('Wallet'))
  bind('kotlin', 'HelloWallet', source('HelloWallet'), ...inPackage)
  writeFileSync(source('JobsIT'), kotlinJobs())
  const ofRecipes = join(kotlinSources, 'recipes')
  cpSync(join(recipes, 'kotlin'), ofRecipes, { recursive: true })
  for (const contract of ['Wallet', 'HelloWallet'])
    bind('kotlin', contract, join(ofRecipes, `${contract}.kt`), '--package', 'recipes')
  writeFileSync(source('FirstContract'), wholeProgramOf('kotlin'))
}

/** Returns standard output, and fails with the whole output. */
function run(
  command: string,
  args: readonly string[],
  programs: Readonly<Record<string, string>> = {},
  cwd = folder,
): string {
  const { status, stdout, stderr, error } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    env: {
      ...process.env,
      // The same Node.js that runs this test starts the program.
      PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
      ...programs,
      VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
    },
    maxBuffer: 64 << 20,
  })
  if (status !== 0) throw new Error(`${command} failed with ${error?.message ?? status}\n${stdout}\n${stderr}`)
  return stdout
}

function isOnPath(tool: string): boolean {
  return (process.env['PATH'] ?? '').split(delimiter).some((entry) => {
    try {
      accessSync(join(entry, process.platform === 'win32' ? `${tool}.cmd` : tool), constants.X_OK)
      return true
    } catch {
      return false
    }
  })
}
