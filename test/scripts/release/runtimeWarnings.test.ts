import { expect, test } from 'vitest'
import { targets } from '../../../scripts/package/targets.ts'
import { nodeSupport } from '../../../scripts/release/nodeSupport.ts'
import { runtimeWarnings } from '../../../scripts/release/runtimeWarnings.ts'

const lines = {
  '24': { newest: '24.2.0', longTermFrom: '2026-01-01', maintenanceFrom: '2026-06-01', endOfLife: '2027-01-01' },
  '25': { newest: '25.1.0', longTermFrom: '2026-01-01', maintenanceFrom: '2026-06-01', endOfLife: '2028-01-01' },
}
const table = { asOf: '2026-01-01', lines }

test('has no warning for the newest version of a supported line', () => {
  expect(runtimeWarnings([{ name: 'linux-x64', nodeVersion: '24.2.0' }], '2026-02-01', 'Because.', table)).toEqual([])
})

test('names platforms that lag, and why', () => {
  const mixed = [
    { name: 'linux-x64', nodeVersion: '24.2.0' },
    { name: 'darwin-x64', nodeVersion: '24.1.0' },
    { name: 'win32-x64', nodeVersion: '23.0.0' },
  ]
  expect(runtimeWarnings(mixed, '2026-02-01', 'Because.', table)).toEqual([
    'The platforms carry different versions of Node.js: 24.2.0 (linux-x64); 24.1.0 (darwin-x64); 23.0.0 (win32-x64)',
    'Node.js 24.1.0 is older than 24.2.0: darwin-x64. Because.',
    'Node.js 23.0.0 is not in scripts/release/nodeSupport.ts',
  ])
})

test('warns about the end of support, and about an old table', () => {
  const one = [{ name: 'linux-x64', nodeVersion: '24.2.0' }]
  expect(runtimeWarnings(one, '2026-03-01', '', { ...table, asOf: '2026-03-01' })).toEqual([])
  expect(runtimeWarnings(one, '2026-08-01', '', { ...table, asOf: '2026-08-01' })).toEqual([
    'Support of Node.js 24.2.0 ends on 2027-01-01: linux-x64',
  ])
  expect(runtimeWarnings(one, '2027-02-01', '', table)).toEqual([
    'The table of supported versions of Node.js is 396 days old: look at scripts/release/nodeSupport.ts',
    'Node.js 24.2.0 is without support since 2027-01-01: linux-x64',
  ])
})

test('the table knows the lines of all platforms', () => {
  for (const { nodeVersion } of targets) expect(Object.keys(nodeSupport.lines)).toContain(nodeVersion.split('.')[0])
})
