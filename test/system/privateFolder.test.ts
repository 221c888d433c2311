/** Files that are loaded as code lie where no other user can exchange them. */
import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { expectPrivateFolder, keepPrivateFile, makePrivateFolder } from '../../src/system/privateFolder.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const NOBODY = 65_534
const isRoot = process.getuid?.() === 0
const content = Buffer.from('content of the file')
const evil = Buffer.from('another, same size.')

function placed(): { folder: string; path: string } {
  const folder = join(temporaryFolder(), 'cache/vendorclient')
  return { folder, path: keepPrivateFile(folder, 'a.node', content) }
}

describe.skipIf(process.platform === 'win32')('a private file (file modes are not those of Windows)', () => {
  test('is written once, for its owner alone, into folders that are created', () => {
    const { folder, path } = placed()
    expect(path).toBe(join(folder, 'a.node'))
    expect([statSync(folder).mode & 0o777, statSync(path).mode & 0o777]).toEqual([0o700, 0o700])
    const { ino } = statSync(path)
    expect(keepPrivateFile(folder, 'a.node', content)).toBe(path)
    expect(statSync(path).ino).toBe(ino)
  })

  test('is replaced when it is damaged, could have been changed by others, or is a link', () => {
    const { folder, path } = placed()
    const expectReplaced = () => {
      expect(readFileSync(keepPrivateFile(folder, 'a.node', content))).toEqual(content)
      expect([lstatSync(path).isFile(), lstatSync(path).mode & 0o777]).toEqual([true, 0o700])
    }
    writeFileSync(path, evil)
    expectReplaced()
    chmodSync(path, 0o777)
    expectReplaced()
    const elsewhere = join(folder, 'elsewhere')
    writeFileSync(elsewhere, content)
    const other = join(folder, 'b.node')
    symlinkSync(elsewhere, other)
    keepPrivateFile(folder, 'b.node', content)
    expect(lstatSync(other).isSymbolicLink()).toBe(false)
  })

  test('is not written where others can write or replace the folder', () => {
    const { folder } = placed()
    chmodSync(folder, 0o777)
    expect(() => keepPrivateFile(folder, 'a.node', content)).toThrow('has mode 777 and can be written by others')
    chmodSync(folder, 0o700)
    chmodSync(join(folder, '..'), 0o777)
    expect(() => keepPrivateFile(folder, 'a.node', content)).toThrow('has mode 777 and can be written by others')
    // Like /tmp: files in the folder belong to their owners.
    chmodSync(join(folder, '..'), 0o1777)
    expect(keepPrivateFile(folder, 'a.node', content)).toBe(join(folder, 'a.node'))
  })

  test('is reached by its real path, so that a link to the folder cannot be changed in between', () => {
    const { folder } = placed()
    const link = join(temporaryFolder(), 'link')
    symlinkSync(folder, link)
    expect(keepPrivateFile(link, 'a.node', content)).toBe(join(folder, 'a.node'))
    expect(expectPrivateFolder(link)).toBe(folder)
  })

  test.skipIf(!isRoot)('is not used if it belongs to another user, even by root (only root can change owners)', () => {
    const { folder, path } = placed()
    chownSync(path, NOBODY, NOBODY)
    keepPrivateFile(folder, 'a.node', content)
    expect(statSync(path).uid).toBe(0)
    chownSync(folder, NOBODY, NOBODY)
    expect(() => keepPrivateFile(folder, 'a.node', content)).toThrow(`belongs to another user (${NOBODY}, this is 0)`)
    chownSync(folder, 0, 0)
    chownSync(join(folder, '..'), NOBODY, NOBODY)
    expect(() => keepPrivateFile(folder, 'a.node', content)).toThrow(`belongs to another user (${NOBODY})`)
  })

  test('is not written to a new folder that others could replace, and no folder is left behind', () => {
    const shared = temporaryFolder()
    chmodSync(shared, 0o777)
    expect(() => makePrivateFolder('a-', shared)).toThrow('has mode 777 and can be written by others')
    expect(readdirSync(shared)).toEqual([])
    chmodSync(shared, 0o1777)
    expect(statSync(makePrivateFolder('a-', shared)).mode & 0o777).toBe(0o700)
  })

  test('is an error where folders cannot be created', () => {
    const file = join(temporaryFolder(), 'file')
    writeFileSync(file, '')
    expect(() => keepPrivateFile(join(file, 'a/b'), 'a.node', content)).toThrow(/ENOTDIR/)
    const missing = join(temporaryFolder(), 'a')
    mkdirSync(missing)
    if (process.platform === 'linux') expect(() => keepPrivateFile('/proc/a/b', 'a.node', content)).toThrow(/ENOENT/)
  })
})
