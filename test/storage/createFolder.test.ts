import { mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createFolder } from '../../storage/createFolder.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

test('creates missing folders, with the mode, and uses existing ones', () => {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'a'))
  for (let round = 0; round < 2; round++) createFolder(join(folder, 'a', 'b', 'c'), 0o700)
  expect(
    [statSync(join(folder, 'a', 'b')), statSync(join(folder, 'a', 'b', 'c'))].map(({ mode }) => mode & 0o777),
  ).toEqual([0o700, 0o700])
})

test('throws where a folder cannot be created', () => {
  const file = join(temporaryFolder(), 'file')
  writeFileSync(file, '')
  expect(() => createFolder(file)).toThrow('EEXIST')
  expect(() => createFolder(join(file, 'a', 'b'))).toThrow('ENOTDIR')
})

test.runIf(process.platform === 'linux')('throws in a file system without folders', () => {
  expect(() => createFolder('/proc/nowhere/deeper')).toThrow('ENOENT')
})
