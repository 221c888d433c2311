import { expect, test } from 'vitest'
import { closestName } from '../../../../src/program/cli/definition/closestName.ts'

const names = ['data', 'port', 'host', 'host-pid', 'log-level', 'log-file', 'allow-remote']

test.each([
  ['dta', 'data'],
  ['prot', 'port'],
  ['hsot', 'host'],
  ['hots', 'host'],
  ['loglevel', 'log-level'],
  ['allow', 'allow-remote'],
  ['log-lvl', 'log-level'],
])('suggests for "%s" the name %s', (given, meant) => {
  expect(closestName(given, names)).toBe(meant)
})

test.each(['', 'x', 'zzzz', 'verbose', 'remote-allow'])('suggests nothing for "%s"', (given) => {
  expect(closestName(given, names)).toBeUndefined()
})
