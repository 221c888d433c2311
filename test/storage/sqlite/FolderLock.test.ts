import { readdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { acquireFolderLock } from '../../../storage/sqlite/FolderLock.ts'
import { startProgram } from '../../support/startProgram.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

test('is held by one at a time in a process, and can be taken again after its release', async () => {
  const folder = join(temporaryFolder(), 'data')
  const lock = await acquireFolderLock(folder)
  expect(await acquireFolderLock(folder)).toBeUndefined()
  expect(await acquireFolderLock(folder)).toBeUndefined()
  lock!.release()
  lock!.release()
  const again = await acquireFolderLock(folder)
  expect(again).toBeDefined()
  again!.release()
  expect(readdirSync(folder)).toEqual(['daemon.lock'])
  expect((statSync(join(folder, 'daemon.lock')).mode & 0o777).toString(8)).toBe('600')
})

test('is refused while another process holds it, even after a refused try, and free once that one is killed', async () => {
  const folder = temporaryFolder()
  const owner = startProgram('holdFolderLock.ts', folder)
  expect(await owner.nextLine()).toBe('held')
  expect(await acquireFolderLock(folder)).toBeUndefined()
  const rival = startProgram('holdFolderLock.ts', folder)
  expect(await rival.nextLine()).toBe('taken')
  owner.process.kill('SIGKILL')
  await owner.ended
  const lock = await acquireFolderLock(folder)
  expect(lock).toBeDefined()
  lock!.release()
})

test('keeps its own lock when this process tries a second time and fails', async () => {
  const folder = temporaryFolder()
  const lock = await acquireFolderLock(folder)
  expect(await acquireFolderLock(folder)).toBeUndefined()
  const rival = startProgram('holdFolderLock.ts', folder)
  expect(await rival.nextLine()).toBe('taken')
  lock!.release()
})

test('is acquired by exactly one of several processes that start together', async () => {
  const folder = temporaryFolder()
  const candidates = Array.from({ length: 5 }, () => startProgram('holdFolderLock.ts', folder))
  const answers = await Promise.all(candidates.map((candidate) => candidate.nextLine()))
  expect(answers.sort()).toEqual(['held', 'taken', 'taken', 'taken', 'taken'])
})

test('reports a lock file that is something else', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'daemon.lock'), 'x'.repeat(1000))
  await expect(acquireFolderLock(folder)).rejects.toMatchObject({ kind: 'corrupt' })
})
