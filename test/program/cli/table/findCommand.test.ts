import { expect, test } from 'vitest'
import { portedCommands } from '../../../../scripts/cli/porting.ts'
import { commandTable, listedCommands } from '../../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../../src/program/cli/table/findCommand.ts'
import {
  formerNames,
  hintOn,
  knownNames,
  nameInTable,
  shortNames,
} from '../../../../src/program/cli/table/otherNames.ts'

test.each(knownNames.filter((name) => !listedCommands.includes(name)))(
  '%s finds a command that help lists',
  (other) => {
    const name = nameInTable(other)!
    expect(listedCommands).toContain(name)
    expect(Object.hasOwn(commandTable, other)).toBe(false)
    expect(findCommand([...other.split(' '), 'x'])).toMatchObject({ name, typed: other, rest: ['x'] })
  },
)

test('commands that help lists are a noun and a verb, or the noun of a service', () => {
  const services = ['daemon', 'node', 'gateway', 'console', 'docs', 'repl', 'script', 'rpc', 'mcp']
  const alone = [...services, 'config', 'version', 'completion']
  expect(listedCommands.filter((name) => !/^[a-z]+ [a-z]+(-[a-z]+)*$/.test(name))).toEqual(alone)
})

test('a former name has a hint, a present and a short one have none', () => {
  for (const name of Object.keys(formerNames)) expect(hintOn(name)).toBe(`"${name}" is now "${formerNames[name]}"`)
  for (const name of [...listedCommands, ...Object.keys(shortNames)]) expect(hintOn(name)).toBeUndefined()
})

test.each(portedCommands.filter(({ ours }) => ours !== ''))(
  "finds $theirs of the network's own tool",
  ({ theirs, ours }) => {
    expect(nameInTable(ours)).toBeDefined()
    expect(nameInTable(theirs) ?? nameInTable(ours)).toBe(nameInTable(ours))
  },
)

test.each(['constructor', '__proto__', 'toString', ''])('%j is no command', (word) => {
  expect(findCommand([word]).name).toBeUndefined()
})
