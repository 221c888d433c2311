/** The payment back ends of the documentation, in each language. */
import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { goModulePath } from '../../../../bindings/generator/go/generateGo.ts'
import { javaSources } from '../../bindings/javaSources.ts'
import { build } from '../../startBuild.ts'

const root = join(import.meta.dirname, '../../../..')
const examples = join(root, 'docs/examples')

/** How a service is run. */
export interface ServiceCommand {
  readonly command: readonly string[]
  readonly env?: Readonly<Record<string, string>>
}

export interface PaymentLanguage {
  readonly name: string
  /** Programs that must be on the path. */
  readonly tools: readonly string[]
  /** Files of the program. */
  readonly sources: readonly string[]
  /** Exit code of a program that ends in order when it is terminated; the others just end, which loses nothing either. */
  readonly codeOfEnd?: number
  /** Compiles the program in an empty folder. */
  build(folder: string): ServiceCommand
}

export const PAYMENT_LANGUAGES: readonly PaymentLanguage[] = [
  {
    ...{ name: 'TypeScript', tools: [] },
    sources: sourcesOf('payments-ts', 'service.ts'),
    build: () => ({ command: [process.execPath, join(examples, 'payments-ts/service.ts')] }),
  },
  {
    ...{ name: 'Python', tools: ['python3'] },
    sources: sourcesOf('payments-py', 'service.py'),
    build: () => ({
      command: ['python3', join(examples, 'payments-py/service.py')],
      env: { PYTHONPATH: join(root, 'bindings/python/src') },
    }),
  },
  {
    ...{ name: 'Go', tools: ['go'], codeOfEnd: 0 },
    sources: sourcesOf('payments-go', 'main.go', 'payouts.go', 'books.go'),
    build: (folder) => {
      cpSync(join(examples, 'payments-go'), folder, { recursive: true })
      mkdirSync(join(folder, 'wallet'))
      bind('go', join(folder, 'wallet/wallet.go'))
      const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '-mod=mod' }
      const go = (...args: string[]) => execFileSync('go', args, { cwd: folder, env, stdio: 'pipe' })
      go('mod', 'edit', '-replace', `${goModulePath}=${join(root, 'bindings/go')}`)
      go('build', '-o', 'payments', '.')
      go('vet', '.')
      return { command: [join(folder, 'payments')] }
    },
  },
  {
    ...{ name: 'Java', tools: ['javac', 'mvn'], codeOfEnd: 143 },
    sources: sourcesOf('payments-java', 'Payments.java', 'Payouts.java', 'Books.java'),
    build: (folder) => {
      const [library, classes, driver] = ['library', 'classes', 'driver'].map((name) => join(folder, name))
      const program = PAYMENT_LANGUAGES.find(({ name }) => name === 'Java')!.sources
      const compile = (to: string, path: readonly string[], files: readonly string[], lint: readonly string[]) =>
        execFileSync(
          'javac',
          ['--release', '17', '-encoding', 'UTF-8', ...lint, '-cp', path.join(delimiter), '-d', to, ...files],
          { stdio: 'pipe' },
        )
      // The page names the version of the driver.
      const artifact = /org\.xerial:sqlite-jdbc:[\d.]+\d/.exec(readFileSync(program[0]!, 'utf8'))![0]
      const copy = ['-q', '-B', 'dependency:copy', `-Dartifact=${artifact}`, `-DoutputDirectory=${driver}`]
      execFileSync('mvn', copy, { cwd: folder, stdio: 'pipe' })
      bind('java', join(folder, 'Wallet.java'))
      compile(library!, [], javaSources(folder), ['-nowarn'])
      const path = [library!, join(driver!, '*')]
      const strict = ['-Xlint:all', '-Xdoclint:all,-missing', '-Werror']
      compile(classes!, path, [...program, join(folder, 'Wallet.java')], strict)
      return { command: ['java', '-cp', [classes!, ...path].join(delimiter), 'Payments'] }
    },
  },
]

/** Variables that each service has: the Node.js of this test runs the built program. */
export const serviceEnvironment = {
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  PYTHONDONTWRITEBYTECODE: '1',
  VENDORCLIENT_BINARY: build,
}

function sourcesOf(folder: string, ...files: readonly string[]): readonly string[] {
  return files.map((file) => join(examples, folder, file))
}

function bind(language: string, file: string): void {
  execFileSync(process.execPath, [build, 'bind', 'Wallet', '--lang', language, '--output', file])
}
