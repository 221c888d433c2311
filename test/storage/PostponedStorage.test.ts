import { expect, test } from 'vitest'
import { MemoryStorage } from '../../storage/memory/MemoryStorage.ts'
import { PostponedStorage } from '../../storage/PostponedStorage.ts'
import { describeStorageContract } from './storageContract.ts'

describeStorageContract('a storage that opens with its first use', async () => {
  return new PostponedStorage(async () => new MemoryStorage())
})

test('a storage that nobody uses is never opened', async () => {
  let opened = 0
  const storage = new PostponedStorage(async () => {
    opened++
    return new MemoryStorage()
  })
  await storage.close()
  await expect(storage.local.get('app', 'key')).rejects.toMatchObject({ kind: 'closed' })
  expect(opened).toBe(0)
})

test('a storage that cannot be opened fails each use with the reason, and closes', async () => {
  const storage = new PostponedStorage(() => Promise.reject(new Error('no such disk')))
  await expect(storage.local.get('app', 'key')).rejects.toThrow('no such disk')
  await expect(storage.proofs.list('app')).rejects.toThrow('no such disk')
  await storage.close()
})
