import { expect, test } from 'vitest'
import { modules } from '../../src/api/api.ts'
import { FunctionTable } from '../../src/schema/FunctionTable.ts'

test('a part of a module has the functions that it lists, the same as in the module', async () => {
  const parts = modules.flatMap((module) => (module.parts ?? []).map((part) => ({ module, part })))
  expect(parts).not.toEqual([])
  for (const { module, part } of parts) {
    const functions = await part.load()
    expect(functions.map(({ name }) => name)).toEqual(part.functions)
    expect((await module.load()).functions).toEqual(expect.arrayContaining([...functions]))
  }
})

test('a function of a part is loaded without its module, and stays the same when the module follows', async () => {
  const table = new FunctionTable(modules)
  await Promise.all([table.load('crypto.sha256'), table.load('crypto.sha512')])
  expect(table.load('crypto.sha256')).toBeUndefined()
  const sha256 = table.get('crypto.sha256')
  expect([sha256?.name, table.get('crypto.scrypt')]).toEqual(['crypto.sha256', undefined])
  await table.load('crypto.scrypt')
  expect(table.get('crypto.scrypt')?.name).toBe('crypto.scrypt')
  expect(table.get('crypto.sha256')).toBe(sha256)
  expect(table.load('crypto.sign')).toBeUndefined()
  await table.load('crypto.no_such_function')
  expect(table.get('crypto.no_such_function')).toBeUndefined()
})
