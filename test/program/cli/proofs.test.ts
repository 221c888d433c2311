/** Commands for the cache of proofs, while another process has it open. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { asToolError } from '../../../src/program/cli/session/asToolError.ts'
import { runCommandLine } from '../../support/cli/runCommandLine.ts'
import { openTestStorage } from '../../support/openTestStorage.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

test('shows and empties the cache, and nothing but the cache', async () => {
  const folder = temporaryFolder()
  expect((await runCommandLine(['proofs', 'status'], folder)).json).toEqual({ folder, groups: [] })
  const storage = await openTestStorage(folder)
  await storage.proofs.put('proofs/an/5f1c0a7e', 'an_block_1', new Uint8Array(100))
  await storage.proofs.put('proofs/an/5f1c0a7e', 'an_block_2', new Uint8Array(50))
  await storage.proofs.put('proofs/58ffca1a/9f0a7b1c', 'proof_mc_4', new Uint8Array(7))
  await storage.local.put('app', 'note', new Uint8Array(3))

  expect((await runCommandLine(['proofs', 'status'], folder)).json.groups).toEqual([
    { group: 'proofs/58ffca1a/9f0a7b1c', items: 1, bytes: 7 },
    { group: 'proofs/an/5f1c0a7e', items: 2, bytes: 150 },
  ])
  expect((await runCommandLine(['proofs', 'clear', 'proofs/an/5f1c0a7e'], folder)).json.removed).toBe(2)
  expect(await storage.proofs.get('proofs/an/5f1c0a7e', 'an_block_1')).toBeUndefined()
  expect((await runCommandLine(['proofs', 'clear'], folder)).json.removed).toBe(1)
  expect(await storage.proofs.list('proofs/58ffca1a/9f0a7b1c')).toEqual([])
  expect(await storage.local.get('app', 'note')).toHaveLength(3)
  await storage.close()
})

test('a file that is not a storage is named and left unchanged', async () => {
  const folder = temporaryFolder()
  writeFileSync(join(folder, 'storage.sqlite3'), 'something else')
  const failure = runCommandLine(['proofs', 'clear'], folder).catch((error) => asToolError(error, 'proofs clear'))
  expect(await failure).toMatchObject({ exitCode: 4, message: expect.stringContaining('storage.sqlite3') })
})
