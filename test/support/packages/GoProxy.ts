/** A proxy of Go modules in a folder: `go get` takes from it what was published, and nothing from elsewhere. */
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

const pack = join(import.meta.dirname, '../../bindings/go/pack.go')

export class GoProxy {
  readonly #folder: string
  readonly #cache = execFileSync('go', ['env', 'GOCACHE'], { encoding: 'utf8' }).trim()

  constructor(folder: string) {
    this.#folder = folder
  }

  /** Publishes the module of a folder under a path and a version, without the `v`. */
  publish(module: string, path: string, version: string): void {
    const env = { ...process.env, GOTOOLCHAIN: 'local', GOWORK: 'off', GOFLAGS: '' }
    execFileSync('go', ['run', pack, module, path, `v${version}`, this.#folder], { env, stdio: 'pipe' })
  }

  /**
   * Variables that make the tools of Go use this proxy; downloads are stored below a folder. The cache of compiled code
   * stays where it always is.
   */
  environment(folder: string): NodeJS.ProcessEnv {
    return {
      GOPROXY: pathToFileURL(this.#folder).href,
      GOSUMDB: 'off',
      GOTOOLCHAIN: 'local',
      GOWORK: 'off',
      GOFLAGS: '-modcacherw',
      GOPATH: join(folder, 'go-path'),
      GOCACHE: this.#cache,
    }
  }
}
