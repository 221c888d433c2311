import { execFileSync } from 'node:child_process'
import { chownSync, linkSync, mkdirSync, readFileSync, renameSync, statSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { LogFile } from '../../../rpc/daemon/LogFile.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const LINE = '{"level":"info","event":"x"}\n'
const isRoot = process.getuid?.() === 0

function place(name = 'own.log'): string {
  return join(temporaryFolder(), name)
}

test('is created with mode 0600, continued, and created again after it was moved away', () => {
  const path = place()
  const log = new LogFile(path)
  log.append(LINE)
  expect(statSync(path).mode & 0o777).toBe(0o600)
  new LogFile(path).append(LINE)
  expect(readFileSync(path, 'utf8')).toBe(LINE + LINE)
  renameSync(path, `${path}.1`)
  log.append(LINE)
  expect([readFileSync(path, 'utf8'), readFileSync(`${path}.1`, 'utf8')]).toEqual([LINE, LINE + LINE])
})

test('is refused if the file is anything but a log', () => {
  const path = place('.bashrc')
  writeFileSync(path, '# settings of a shell\n')
  expect(() => new LogFile(path)).toThrow('it exists and is not a log of this program')
  expect(readFileSync(path, 'utf8')).toBe('# settings of a shell\n')
})

test('is refused through a symbolic link, for a file with a second name, and for a folder', () => {
  const path = place()
  new LogFile(path).append(LINE)
  symlinkSync(path, `${path}.link`)
  expect(() => new LogFile(`${path}.link`)).toThrow('ELOOP')
  linkSync(path, `${path}.second`)
  expect(() => new LogFile(path)).toThrow('it has a second name')
  mkdirSync(`${path}.folder`)
  expect(() => new LogFile(`${path}.folder`)).toThrow()
})

test.skipIf(process.platform === 'win32')(
  'is refused without waiting for a pipe or a device (Windows has neither: skipped there)',
  () => {
    const pipe = place('pipe')
    execFileSync('mkfifo', [pipe])
    for (const path of [pipe, '/dev/null', '/dev/zero']) {
      expect(() => new LogFile(path)).toThrow('it is not a regular file')
    }
  },
)

test('writes nothing more to a path where another program put a file', () => {
  const path = place()
  const log = new LogFile(path)
  log.append(LINE)
  renameSync(path, `${path}.1`)
  writeFileSync(path, '# something else\n')
  expect(() => log.append(LINE)).toThrow('not a log of this program')
  expect(readFileSync(path, 'utf8')).toBe('# something else\n')
})

test.skipIf(!isRoot)('is refused if it belongs to another user (needs root to try)', () => {
  const path = place()
  writeFileSync(path, LINE)
  chownSync(path, 65_534, 65_534)
  expect(() => new LogFile(path)).toThrow('it belongs to another user (65534)')
})
