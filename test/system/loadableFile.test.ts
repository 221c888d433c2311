/** Native addons are written where they can be loaded; the executable's own suite does so on file systems that run no programs. */
import { existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { keepLoadableFile } from '../../src/system/loadableFile.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

const content = Buffer.from('content of the file')

describe.skipIf(process.platform !== 'linux')('an addon (folders that cannot be written are those of Linux)', () => {
  test('is written to the first usable folder', () => {
    const last = join(temporaryFolder(), 'last')
    const folders = ['/proc/self/cache/vendorclient', '/proc/none', last].map((folder) => ({ folder: () => folder }))
    const path = keepLoadableFile(folders, 'a.node', content)
    expect([path, readFileSync(path)]).toEqual([join(last, 'a.node'), content])
  })

  test('an addon that cannot be written to any folder is an error with every reason and the remedy', () => {
    const folders = [{ folder: () => '/proc/none/vendorclient' }, { folder: () => '/dev/null' }]
    expect(() => keepLoadableFile(folders, 'a.node', content)).toThrow(
      expect.objectContaining({
        name: 'StorageError',
        message: expect.stringMatching(
          /from no folder: .*\/proc\/none.*; .*\/dev\/null.*\. Set XDG_CACHE_HOME to a folder/,
        ),
      }),
    )
  })

  test('removes temporary folders that it cannot use', () => {
    const parent = temporaryFolder()
    const folder = join(parent, 'temporary')
    mkdirSync(folder, { mode: 0o700 })
    // A name that the file system does not take.
    const name = `${'a'.repeat(300)}.node`
    expect(() => keepLoadableFile([{ folder: () => folder, isTemporary: true }], name, content)).toThrow(
      'name too long',
    )
    expect([existsSync(folder), readdirSync(parent)]).toEqual([false, []])
  })
})
