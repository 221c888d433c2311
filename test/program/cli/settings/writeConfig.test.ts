import { lstatSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { Session } from '../../../../src/program/cli/session/Session.ts'
import { changeSection } from '../../../../src/program/cli/settings/writeConfig.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

test.skipIf(process.platform === 'win32')('a link with the name of the temporary file is not followed', () => {
  const folder = temporaryFolder()
  const file = join(folder, 'config.json')
  const victim = join(folder, 'victim')
  writeFileSync(victim, 'precious')
  symlinkSync(victim, `${file}.${process.pid}.tmp`)
  const session = { input: { text: () => undefined }, files: { user: file } } as unknown as Session
  changeSection(session, file, (section) => {
    section['url'] = 'http://127.0.0.1:8600'
  })
  expect(readFileSync(victim, 'utf8')).toBe('precious')
  expect([lstatSync(file).isFile(), lstatSync(file).mode & 0o777]).toEqual([true, 0o600])
  expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ cli: { url: 'http://127.0.0.1:8600' } })
})
