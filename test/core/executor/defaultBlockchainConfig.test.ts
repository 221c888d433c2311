import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { parseBocBase64 } from '../../../src/core/cells/index.ts'
import { type BlockchainConfig, defaultBlockchainConfig } from '../../../src/core/executor/index.ts'

/** What CONFIGPARAM answers for each parameter in local runs of the official library without a configuration. */
const measured = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../vectors/native/built-in-config.json'), 'utf8'),
) as { bocs: Record<string, string> }

function hashes({ params }: BlockchainConfig) {
  return Array.from(params, ([number, cell]) => [number, cell.hashHex()])
}

// E14
test('the built-in configuration has the parameters of the official library', () => {
  const expected = Object.entries(measured.bocs).map(([number, boc]) => [Number(number), parseBocBase64(boc).hashHex()])
  expect(expected).toHaveLength(27)
  expect(hashes(defaultBlockchainConfig())).toEqual(expected)
})

test('nodes have their own capabilities and gas, and the rest in common', () => {
  const client = new Map(hashes(defaultBlockchainConfig()) as [number, string][])
  const node = hashes(defaultBlockchainConfig('node')) as [number, string][]
  expect(node.filter(([number, hash]) => client.get(number) !== hash).map(([number]) => number)).toEqual([8, 20, 21])
  expect(node).toHaveLength(27)
})
