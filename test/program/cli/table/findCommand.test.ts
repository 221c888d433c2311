import { expect, test } from 'vitest'
import { commandSynonyms, commandTable } from '../../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../../src/program/cli/table/findCommand.ts'

test.each(Object.entries(commandSynonyms))('%s is found under its other names, %s', (synonym, name) => {
  expect(Object.hasOwn(commandTable, name)).toBe(true)
  expect(Object.hasOwn(commandTable, synonym)).toBe(false)
  expect(findCommand([...synonym.split(' '), 'x'])).toMatchObject({ name, rest: ['x'] })
})

test.each(['constructor', '__proto__', 'toString', ''])('%j is no command', (word) => {
  expect(findCommand([word]).name).toBeUndefined()
})
