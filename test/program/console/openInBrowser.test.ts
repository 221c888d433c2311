/** Other users of the machine cannot see a link with a secret. */
import { chmodSync, existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test, vi } from 'vitest'
import { openPrivately } from '../../../src/program/console/server/openInBrowser.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const CODE = 'q'.repeat(43)
const LINK = `http://127.0.0.1:8601/confirmations#code=${CODE}`
const log = { level: 'error', debug() {}, info() {}, warn() {}, error() {} } as const

test.skipIf(process.platform !== 'linux')(
  'a browser is started with a private file, and without the code in its arguments (programs of Linux)',
  async () => {
    const folder = temporaryFolder()
    mkdirSync(join(folder, 'bin'))
    const seen = join(folder, 'seen')
    writeFileSync(
      join(folder, 'bin/xdg-open'),
      `#!/bin/sh\nprintf '%s\\n' "$@" > '${seen}.part'\nmv '${seen}.part' '${seen}'\n`,
    )
    chmodSync(join(folder, 'bin/xdg-open'), 0o755)
    setVariable('PATH', `${folder}/bin:${process.env['PATH']}`)
    setVariable('TMPDIR', folder)
    openPrivately(LINK, log)
    await expect.poll(() => existsSync(seen)).toBe(true)
    const [url, ...more] = readFileSync(seen, 'utf8').trim().split('\n')
    expect(more).toEqual([])
    expect(url).not.toContain(CODE)
    const file = fileURLToPath(url!)
    expect([statSync(file).mode & 0o777, statSync(dirname(file)).mode & 0o777]).toEqual([0o600, 0o700])
    const page = readFileSync(file, 'utf8')
    expect(page).toContain(`location.replace("${LINK}")`)
    expect(page).toContain(`<a href="${LINK}">`)
  },
)

test.skipIf(process.platform === 'win32')('nothing is opened if others could replace the file', () => {
  const folder = temporaryFolder()
  chmodSync(folder, 0o777)
  setVariable('TMPDIR', folder)
  const warn = vi.fn()
  openPrivately(LINK, { ...log, warn })
  expect(warn).toHaveBeenCalledWith('no browser was opened', {
    reason: expect.stringContaining('has mode 777 and can be written by others'),
  })
  expect(readdirSync(folder)).toEqual([])
})

/** Sets an environment variable until the end of the test. */
function setVariable(name: string, value: string): void {
  const before = process.env[name]
  process.env[name] = value
  onTestFinished(() => {
    if (before === undefined) delete process.env[name]
    else process.env[name] = before
  })
}
