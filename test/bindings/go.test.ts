import { execFile, spawnSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { bindingModel } from '../../bindings/generator/bindingModel.ts'
import { generateGo, goFolder, goModulePath } from '../../bindings/generator/go/generateGo.ts'
import { api } from '../../src/api/wholeApi.ts'
import { startStory } from '../support/bindings/startStory.ts'
import { missingPrograms, suitePrograms } from '../support/suitePrograms.ts'
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

  test('is formatted and free of complaints of go vet', async () => {
    expect(await go(source, 'gofmt', '-l', '.')).toBe('')
    await go(source, 'go', 'vet', './...')
  })

  test('passes the tests of its own packages', async () => {
    await go(source, 'go', 'test', './...')
  })

  test('generates code for everything that the schema can express', async () => {
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
    cpSync(join(source, 'scenarios'), join(folder, 'scenarios'), { recursive: true })
  }, 120_000)

  for (const missed of missingPrograms)
    test.skip(`proves all scenarios as an installed module with ${missed}`, () => {})

  test.each(suitePrograms)(
    'proves all scenarios as an installed module with $name',
    async (programs) => {
      const environment = {
        GOPROXY: `file://${join(folder, 'proxy')}`,
        GOSUMDB: 'off',
        GOMODCACHE: join(folder, 'modules'),
        GOFLAGS: '-mod=mod -modcacherw',
        VENDORCLIENT_BINARY: programs.program,
        VENDORCLIENT_OPENRPC: join(root, 'bindings/openrpc.json'),
        VENDORCLIENT_TEST_BINARY: programs.testProgram,
        VENDORCLIENT_TRANSCRIPTS: join(root, 'test/transcripts'),
        ...(await startStory()),
      }
      await goWith(environment, join(folder, 'scenarios'), 'go', 'test', '-vet=all', '.')
    },
    180_000,
  )
})

function missingToolchain(): string | undefined {
  const { stdout, status } = spawnSync('go', ['env', 'GOVERSION'], { encoding: 'utf8' })
  if (status !== 0) return 'the Go toolchain is missing'
  const [major = 0, minor = 0] = stdout.trim().replace('go', '').split('.').map(Number)
  return major > 1 || minor >= 22 ? undefined : `Go 1.22 is needed, this is ${stdout.trim()}`
}

function go(folder: string, command: string, ...args: string[]): Promise<string> {
  return goWith({}, folder, command, ...args)
}

/** Gives standard output; what a failed command printed becomes the message of the error. */
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
