/** The C library for Windows, as it is released, in Wine. */
import { execFile, execFileSync, spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { canCompileEverywhere, fetchZig } from '../../scripts/package/fetchZig.ts'
import { targets } from '../../scripts/package/targets.ts'
import { packageC } from '../../scripts/packages/cLibrary.ts'

const root = join(import.meta.dirname, '../..')
const source = join(root, 'bindings/c')
const folder = mkdtempSync(join(tmpdir(), 'vendorclient-c-platforms-'))
const wine = ['/usr/lib/wine/wine64', '/usr/bin/wine64', '/usr/bin/wine'].find((file) => existsSync(file))
const run = promisify(execFile)

afterAll(() => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }))

const missing = [
  ...(canCompileEverywhere ? [] : ['a compiler for Windows']),
  ...(wine === undefined ? ['Wine'] : []),
].join(', ')
test.skipIf(missing !== '')(
  `both DLLs work in a program for Windows${missing === '' ? '' : ` (missing: ${missing})`}`,
  { timeout: 900_000 },
  async () => {
    const installed = unpacked('win32-x64')
    // Node.js does not run in Wine, so a small program stands in for the daemon.
    for (const name of ['host', 'daemon']) {
      const options = ['cc', '-target', 'x86_64-windows-gnu', '-std=c11', '-Wall', '-Werror', `-I${installed}/include`]
      const file = join(source, 'tests/windows', `${name}.c`)
      await run(join(fetchZig(), 'zig'), [...options, file, '-o', join(folder, `${name}.exe`)])
    }
    // It is found beside the library.
    copyFileSync(join(folder, 'daemon.exe'), join(installed, 'bin/vendorclient.exe'))
    const env = { PATH: process.env['PATH'], HOME: folder, WINEPREFIX: join(folder, 'wine'), WINEDEBUG: '-all' }
    for (const name of ['tvm_client', 'ton_client']) {
      const library = `Z:${join(installed, 'bin', `${name}.dll`).replaceAll('/', '\\')}`
      const { stdout } = await run(wine!, [join(folder, 'host.exe'), library], { env })
      expect(stdout.trim()).toBe('works on Windows')
    }
    spawnSync('/usr/lib/wine/wineserver', ['-k'], { env })
  },
)

/** The archive of a target, in its own folder. */
function unpacked(name: string): string {
  const target = targets.find((candidate) => candidate.name === name)!
  const [archive] = packageC(target, folder)
  const installed = join(folder, name)
  mkdirSync(installed)
  execFileSync('tar', ['-xzf', archive!, '-C', installed])
  return installed
}
