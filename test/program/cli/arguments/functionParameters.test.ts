import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { AbiFunction } from '../../../../src/program/cli/arguments/abi.ts'
import { readFunctionParameters } from '../../../../src/program/cli/arguments/functionParameters.ts'
import { temporaryFolder } from '../../../support/temporaryFolder.ts'

const [A, B] = ['a'.repeat(64), 'b'.repeat(64)]
function input(name: string, type: string, components?: AbiFunction['inputs']) {
  return components === undefined ? { name, type } : { name, type, components }
}
const transfer: AbiFunction = {
  name: 'transfer',
  inputs: [input('dest', 'address'), input('value', 'uint128'), input('note', 'optional(string)')],
  outputs: [],
}
const wide: AbiFunction = {
  name: 'wide',
  inputs: [
    input('list', 'uint8[]'),
    input('deep', 'address[][]'),
    input('pair', 'tuple', [input('to', 'address'), input('amount', 'uint64')]),
    input('map', 'map(uint32,varuint32)'),
  ],
  outputs: [],
}

describe('arguments of a function', () => {
  test('are a JSON object, a JSON list, pairs in any order, or a file', async () => {
    const file = join(temporaryFolder(), 'params.json')
    writeFileSync(file, `{"value": 5, "dest": "${B}"}`)
    const expected = { dest: B, value: '5' }
    const forms = [[`{"dest":"${B}","value":"5"}`], ['--value', '5', '--dest', B], [`--value=5`, `--dest=${B}`]]
    for (const words of forms) expect(await readFunctionParameters(words, transfer)).toEqual(expected)
    expect(String((await readFunctionParameters([`@${file}`], transfer))['value'])).toBe('5')
    expect(await readFunctionParameters([`["${B}","5",null]`], transfer)).toEqual({ ...expected, note: null })
  })

  test('may be empty', async () => {
    expect(await readFunctionParameters([], { name: 'touch', inputs: [], outputs: [] })).toEqual({})
  })

  test('take aliases in place of addresses', async () => {
    const aliases = { wallet: { address: `${A}::${B}` }, empty: {} }
    const words = ['--dest', 'wallet', '--value', '1']
    expect(await readFunctionParameters(words, transfer, aliases)).toMatchObject({ dest: `0:${B}` })
    await expect(readFunctionParameters(['--dest', `${A}::0:${B}`, '--value', '1'], transfer, aliases)).rejects.toThrow(
      /Invalid dest/,
    )
  })

  test('take extended addresses, in depth too, and amounts in tokens', async () => {
    expect(await readFunctionParameters(['--dest', `${A}::${B}`, '--value', '1.5T'], transfer)).toEqual({
      dest: `0:${B}`,
      value: '1500000000',
    })
    const words = [
      `{"list":[1,2],"deep":[["${A}::${B}"]],"pair":{"to":"${A}::${B}","amount":"2T"},"map":{"2":"5T","3":"7"}}`,
    ]
    expect(await readFunctionParameters(words, wide)).toMatchObject({
      deep: [[`0:${B}`]],
      pair: { to: `0:${B}`, amount: '2000000000' },
      map: { 2: '5000000000', 3: '7' },
    })
  })

  test('are tuples, maps and nested lists as JSON for a single value, and plain lists with commas', async () => {
    const words = [
      '--list',
      '1,2',
      '--deep',
      `[["${A}::${B}"]]`,
      '--pair',
      `{"to":"${B}","amount":1}`,
      '--map',
      '{"2":"5"}',
    ]
    expect(await readFunctionParameters(words, wide)).toMatchObject({
      list: ['1', '2'],
      deep: [[`0:${B}`]],
      pair: { to: B },
      map: { 2: '5' },
    })
  })

  test.each([
    [['--dest', B, '--value', '1', '--keys', 'k'], 'transfer has no argument "keys"'],
    [['--dest', B], 'transfer is missing "value" (uint128)'],
    [['--dest', B, '--value'], 'Argument --value of type uint128 has no value'],
    [['--value', '1', '--value', '2'], 'Argument --value is given twice'],
    [['{"dest":"x","value":1,"vlaue":2}'], 'transfer has no argument "vlaue"'],
    [['{"dest":'], 'The arguments of transfer must be JSON'],
    [['params.json'], 'The arguments of transfer: file "params.json" does not exist'],
    [['[1]'], 'transfer takes 3 arguments, got 1'],
    [['{}', '--keyz', 'x'], 'Unknown option "--keyz"'],
    [['{}', '{}'], 'Too many arguments for transfer'],
  ])('%j are refused with the reason', async (words, message) => {
    await expect(readFunctionParameters(words, transfer)).rejects.toThrow(message)
  })
})
