/** Debug maps of Tolk: the line of each instruction that can throw is one that throws. */
import { readFileSync } from 'node:fs'
import { basename, join, relative } from 'node:path'
import { describe, expect, test } from 'vitest'
import { Dictionary, intKey, parseBoc, type Slice } from '../../../../src/core/cells/index.ts'
import { listInstructions } from '../../../../src/core/vm/index.ts'
import { compileTolk } from '../../../../src/program/cli/compile/compileTolk.ts'
import { parseDebugMap } from '../../../../src/program/devnode/trace/DebugMap.ts'

const folder = join(import.meta.dirname, '../../../../src/program/contracts')
const names = ['ClassicGiver', 'Giver', 'HelloWallet', 'Multisig', 'NetworkGiver', 'Wallet']

async function compiled(name: string) {
  const [contract] = await compileTolk(join(folder, `${name}.tolk`))
  const code = parseBoc((contract!.image as { readonly code: Uint8Array }).code)
  const rest = { load: (slice: Slice) => slice.clone(), store: () => {} }
  const listing = [...new Dictionary(intKey(19), rest, code.refs[0])].flatMap(([, slice]) => listInstructions(slice))
  return { listing, map: parseDebugMap(contract!.debugMap!), contract: contract! }
}

describe.each(names)('%s', (name) => {
  test('each throwing instruction leads to a statement that throws', async () => {
    const { listing, map } = await compiled(name)
    const throwing = listing.filter((line) => /^THROW/.test(line.name ?? ''))
    expect(throwing.length).toBeGreaterThan(3)
    for (const { text, cell, offset } of throwing) {
      const place = map.find(cell.hashHex(), offset)!
      const statement = map.sources.lines(place.file)![place.line - 1]
      expect(`${text}: ${statement}`).toMatch(/assert|throw/)
    }
  })

  test('nearly all instructions have a place, in a file that the map contains', async () => {
    const { listing, map, contract } = await compiled(name)
    const placed = listing.filter(({ cell, offset }) => map.find(cell.hashHex(), offset) !== undefined)
    expect(placed.length / listing.length).toBeGreaterThan(0.98)
    const own = map.sources.files.find((file) => basename(file) === `${name}.tolk`)!
    expect(own).toBe(relative('', join(folder, `${name}.tolk`)))
    expect(map.sources.lines(own)!.join('\n')).toBe(readFileSync(join(folder, `${name}.tolk`), 'utf8'))
    expect(contract.warnings).toEqual([])
  })
})
