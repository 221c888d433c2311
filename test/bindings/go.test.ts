import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { generateGo, goFolder, goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { hostTarget, targets } from '../../scripts/package/targets.ts'
import {
  goPlatformModule,
  goProgramModule,
  packageGoProgram,
  packagePlatformGo,
} from '../../scripts/packages/goModules.ts'
import { publishGo } from '../../scripts/packages/goProxy.ts'
import { api } from '../../src/api/wholeApi.ts'
import { newerDaemon } from '../support/bindings/newerDaemon.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { echoAbiFile, echoTvc } from '../support/contracts/echoContract.ts'
import { followPage, placeProgram } from '../support/docs/followPage.ts'
import { wholeProgramOf } from '../support/docs/languageExamples.ts'
import { findStaticcheck } from '../support/findStaticcheck.ts'
import { build } from '../support/startBuild.ts'
import { missingPrograms, shippedProgram } from '../support/suitePrograms.ts'
import { testModule } from '../support/testBuild/testModule.ts'
import { digitsModule, otherShapesModule, shapesModule } from './shapesModule.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/go')
const missing = missingToolchain()

describe.skipIf(missing !== undefined)(`Go binding${missing === undefined ? '' : ` (skipped: ${missing})`}`, () => {
  let folder: string

  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'vendorclient-go-'))
  })
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  /** The packed module is installed from a separate module proxy; compiled code stays in the usual build cache. */
  function installed(): NodeJS.ProcessEnv {
    return {
      GOPROXY: `file://${join(folder, 'proxy')}`,
      GOSUMDB: 'off',
      GOMODCACHE: join(folder, 'modules'),
      GOFLAGS: '-mod=mod -modcacherw',
    }
  }

  test('is formatted and free of complaints of go vet', { timeout: 240_000 }, async () => {
    expect(await go(source, 'gofmt', '-l', '.')).toBe('')
    await go(source, 'go', 'vet', './...')
  })

  test('passes the tests of its packages', { timeout: 240_000 }, async () => {
    await go(source, 'go', 'test', './...')
  })

  test('generates code for everything that the schema can express', { timeout: 240_000 }, async () => {
    const module = join(folder, 'shapes')
    cpSync(source, module, { recursive: true, filter: (file) => !file.startsWith(join(source, 'scenarios')) })
    rmSync(join(module, 'api'), { recursive: true })
    cpSync(join(import.meta.dirname, 'go/shapes_test.go'), join(module, 'api/shapes_test.go'))
    const model = bindingModel([...api, testModule, shapesModule, otherShapesModule, digitsModule])
    for (const { path, content } of generateGo(model)) {
      writeFileSync(join(module, 'api', path.slice(goFolder.length + 1)), content)
    }
    expect(await go(module, 'gofmt', '-l', '.')).toBe('')
    await go(module, 'go', 'vet', './...')
    await go(module, 'go', 'test', './api')
  })

  test('can be packed as a module', async () => {
    const { version } = bindingModel()
    expect(readFileSync(join(source, 'go.mod'), 'utf8')).toContain(`module ${goModulePath}\n`)
    const pack = join(import.meta.dirname, 'go/pack.go')
    await go(folder, 'go', 'run', pack, source, goModulePath, `v${version}`, join(folder, 'proxy'))
    const scenarios = join(folder, 'scenarios')
    cpSync(join(source, 'scenarios'), scenarios, { recursive: true })
    mkdirSync(join(scenarios, 'multisig'))
    const wrapper = join(scenarios, 'multisig/multisig.go')
    await go(folder, process.execPath, build, 'bind', 'Multisig', '--lang', 'go', '--output', wrapper)
    mkdirSync(join(scenarios, 'echo'))
    const [image, echo] = [join(folder, 'Echo.tvc'), join(scenarios, 'echo/echo.go')]
    writeFileSync(image, Buffer.from(echoTvc, 'base64'))
    const options = ['--tvc', image, '--lang', 'go', '--output', echo]
    await go(folder, process.execPath, build, 'bind', echoAbiFile, ...options)
    expect(await go(folder, 'gofmt', '-l', wrapper, echo)).toBe('')
  }, 120_000)

  test('writes wrappers for contracts with names that are hard for Go', async () => {
    const bind = async (contract: string, ...options: string[]) => {
      const args = ['bind', contract, '--lang', 'go', ...options]
      const text = await go(folder, process.execPath, build, ...args)
      const place = join(folder, 'scenarios', options.at(-1)?.toLowerCase() ?? contract.toLowerCase())
      mkdirSync(place, { recursive: true })
      writeFileSync(join(place, 'contract.go'), text)
      await goWith(installed(), join(folder, 'scenarios'), 'go', 'vet', place)
      return text
    }
    const abi = join(import.meta.dirname, 'oddNames.abi.json')
    expect(await bind(abi, '--name', 'Odd')).toContain('GetValue2 *big.Int `json:"get_value"`')
    expect(await bind(abi, '--name', 'Type')).toContain('\npackage typecontract\n')
    // A public variable is read by its name, and an action is sent by it.
    const hello = await bind('HelloWallet')
    expect(hello).toContain('Timestamp(ctx context.Context) (TimestampOutput, error)')
    expect(hello).toContain(
      'SendTimestamp(ctx context.Context, options ...vendorclient.SendOption) (*vendorclient.Sent[TimestampOutput], error)',
    )
    expect(hello).toContain(
      'Touch(ctx context.Context, options ...vendorclient.SendOption) (*vendorclient.Sent[TouchOutput], error)',
    )
  }, 120_000)

  test('is free of complaints of staticcheck', { timeout: 400_000 }, async (context) => {
    const staticcheck = findStaticcheck()
    if (staticcheck === undefined) context.skip('the module proxy does not give staticcheck')
    await go(source, staticcheck!, './...')
    await goWith(installed(), join(folder, 'scenarios'), staticcheck!, './...')
  })

  test('needs nothing but its executable with a module that embeds the program', { timeout: 120_000 }, async () => {
    // A stand-in for the executable runs the built program, and reports that it was unpacked.
    const executable = join(folder, 'vendorclient')
    writeFileSync(executable, `#!/bin/sh\nexec "${process.execPath}" "${build}" "$@"\n`)
    const [target, output] = [hostTarget(), join(folder, 'packages')]
    const [all, embedding] = [packageGoProgram(output), packagePlatformGo(target, executable, output)]
    expect(await go(folder, 'gofmt', '-l', output)).toBe('')
    const application = join(folder, 'application')
    mkdirSync(application)
    const paths = [goModulePath, goPlatformModule(target), goProgramModule]
    const replaced = [source, embedding, all].map((place, index) => `replace ${paths[index]} => ${place}\n`)
    // The modules of other platforms are missing, and are not needed for this one.
    const others = targets.filter(({ name }) => name !== target.name).map(goPlatformModule)
    const stubs = others.map((path, index) => {
      const stub = join(folder, `stub${index}`)
      mkdirSync(stub)
      writeFileSync(join(stub, 'go.mod'), `module ${path}\n`)
      return `replace ${path} => ${stub}\n`
    })
    const required = paths.map((path) => `require ${path} v${bindingModel().version}\n`)
    writeFileSync(
      join(application, 'go.mod'),
      `module application\n\ngo 1.23\n\n${[...required, ...replaced, ...stubs].join('')}`,
    )
    writeFileSync(join(application, 'main.go'), embeddingApplication)
    const cache = join(folder, 'cache')
    const environment = {
      ...{ GOFLAGS: '-mod=mod', GOPROXY: 'off', VENDORCLIENT_BINARY: '', XDG_CACHE_HOME: cache },
      VENDORCLIENT_DAEMON_DATA_FOLDER: join(folder, 'data'),
    }
    const goCache = (await go(folder, 'go', 'env', 'GOCACHE')).trim()
    const printed = await goWith({ ...environment, GOCACHE: goCache }, application, 'go', 'run', '.')
    expect(printed.trim()).toBe(bindingModel().version)
    const [digest] = readdirSync(join(cache, 'vendorclient/programs'))
    expect(readFileSync(join(cache, 'vendorclient/programs', digest!, 'vendorclient'))).toEqual(
      readFileSync(executable),
    )
  })

  test('runs the program of its README from the installed module in an empty folder', {
    timeout: 120_000,
  }, async () => {
    const place = join(folder, 'readme')
    mkdirSync(join(place, 'wallet'), { recursive: true })
    writeFileSync(join(place, 'main.go'), wholeProgramOf('go'))
    const wrapper = join(place, 'wallet/wallet.go')
    await go(place, process.execPath, build, 'bind', 'Wallet', '--lang', 'go', '--output', wrapper)
    expect(await go(place, 'gofmt', '-l', '.')).toBe('')
    await go(place, 'go', 'mod', 'init', 'example')
    const environment = {
      ...installed(),
      VENDORCLIENT_BINARY: build,
      VENDORCLIENT_DAEMON_DATA_FOLDER: join(place, 'data'),
    }
    await goWith(environment, place, 'go', 'get', goModulePath)
    await goWith(environment, place, 'go', 'vet', '.')
    const printed = await goWith(environment, place, 'go', 'run', '.')
    expect(printed).toMatch(
      /^[0-9a-f]{64} cost \d+\narrived: 1500000000\ncustodian 0 \d+\nseen: \{.*\}\nrefused with exit code \d+\n$/,
    )
  })

  test('leads through the five minutes of its page, from an empty folder', { timeout: 300_000 }, async () => {
    const place = join(folder, 'start')
    publishGo(source, goModulePath, join(folder, 'release'))
    cpSync(join(folder, 'release/go/proxy'), join(place, 'proxy'), { recursive: true })
    placeProgram(place)
    const env = {
      ...{ PATH: process.env['PATH'], HOME: place, TMPDIR: folder, GOTOOLCHAIN: 'local', GOPROXY: 'off' },
      GOCACHE: (await go(folder, 'go', 'env', 'GOCACHE')).trim(),
    }
    await followPage('docs/start/go.md', { folder: place, env })
    expect(await go(place, 'gofmt', '-l', 'main.go')).toBe('')
  })

  for (const missed of missingPrograms)
    test.skip(`proves all scenarios as an installed module with ${missed}`, () => {})

  test.each(shippedProgram)(
    'proves all scenarios as an installed module with $name',
    async (programs) => {
      const environment = {
        ...installed(),
        VENDORCLIENT_BINARY: programs.program,
        VENDORCLIENT_OPENRPC: join(root, 'bindings/openrpc.json'),
        VENDORCLIENT_TEST_BINARY: programs.testProgram,
        VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
        ...newerDaemon,
        ...(await startStory()),
      }
      await goWith(environment, join(folder, 'scenarios'), 'go', 'test', '-vet=all', '.')
    },
    180_000,
  )
})

const embeddingApplication = `package main

import (
	"context"
	"fmt"
	"log"

	_ "${goProgramModule}"
	vendorclient "${goModulePath}"
)

func main() {
	client, err := vendorclient.Spawn(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	defer client.Close()
	version, err := client.Client.Version(context.Background())
	if err != nil {
		log.Fatal(err)
	}
	fmt.Println(version.Version)
}
`

function missingToolchain(): string | undefined {
  const { stdout, status } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'the Go toolchain is missing'
  const [major = 0, minor = 0] = stdout.trim().replace('go', '').split('.').map(Number)
  return major > 1 || minor >= 23 ? undefined : `Go 1.23 is needed, this is ${stdout.trim()}`
}

function go(folder: string, command: string, ...args: string[]): Promise<string> {
  return goWith({}, folder, command, ...args)
}

/** Returns standard output; what a failed command printed becomes the message of the error. */
async function goWith(
  environment: NodeJS.ProcessEnv,
  folder: string,
  command: string,
  ...args: string[]
): Promise<string> {
  const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', ...environment }
  try {
    const { stdout } = await promisify(execFile)(command, args, { cwd: folder, env, maxBuffer: 1 << 26 })
    return stdout
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string }
    throw new Error(`${command} ${args.join(' ')} failed:\n${stdout}\n${stderr}`)
  }
}
