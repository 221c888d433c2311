import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { compileContracts } from '../../../scripts/contracts/compileContracts.ts'
import { functionIds } from '../../../src/program/cli/compile/functionIds.ts'

const root = join(import.meta.dirname, '../../..')

test('the committed contracts are what the compiler makes of their sources', async () => {
  const files = await compileContracts(root)
  expect(files.map(({ path }) => path)).toEqual(
    ['classicGiver', 'giver', 'helloWallet', 'multisig', 'networkGiver', 'wallet'].map(
      (name) => `src/program/contracts/generated/${name}.ts`,
    ),
  )
  for (const { path, content } of files) expect(readFileSync(join(root, path), 'utf8')).toBe(content)
})

test('numbers of functions and events come from the description', () => {
  const abi = JSON.stringify({
    version: '2.4',
    header: [],
    functions: [
      { name: 'constructor', inputs: [], outputs: [] },
      { name: 'confirmTransaction', inputs: [{ name: 'transactionId', type: 'uint64' }], outputs: [] },
    ],
    events: [{ name: 'Paid', id: '0x12', inputs: [] }],
  })
  expect(functionIds(abi)).toBe('const ID_CONFIRM_TRANSACTION = 0x1aa740ed\nconst ID_PAID = 0x00000012\n')
})
