import { createHash } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { functionSignature, parseContract } from '../../../src/core/abi/index.ts'
import type { ChainRules } from '../../../src/core/chainRules.ts'

function contract(fields: object, rules: ChainRules = 'current') {
  return parseContract({ version: '2.3', functions: [], ...fields }, rules)
}
function ids(entry: object, rules: ChainRules = 'current') {
  const { inputId, outputId } = contract({ functions: [entry] }, rules)
    .functions.values()
    .next().value!
  return [inputId, outputId]
}

describe('numbers of functions', () => {
  test('a function number comes from the signature, with the top bit cleared in calls and set in answers', () => {
    const entry = {
      name: 'getMessages',
      outputs: [
        {
          name: 'm',
          type: 'tuple[]',
          components: [
            { name: 'h', type: 'uint256' },
            { name: 'e', type: 'uint64' },
          ],
        },
      ],
    }
    expect(ids(entry)).toEqual([2000996322, 4148479970])
  })

  test('a constructor has the number 1 under current rules and a calculated one under classic rules', () => {
    const entry = { name: 'constructor', inputs: [{ name: 'a', type: 'uint8' }] }
    expect(ids(entry)).toEqual([1, 0x80000001])
    expect(ids({ name: 'constructor' }, 'classic')).toEqual([0x68b55f3f, 0xe8b55f3f])
    expect(ids({ name: 'constructor2' })[0]).not.toBe(1)
  })

  test('an explicit number is used for input and output, also of a constructor', () => {
    expect(ids({ name: 'constructor', id: '0x68b55f3f' })).toEqual([0x68b55f3f, 0x68b55f3f])
    expect(ids({ name: 'f', id: '0xFFFFFFFF' })).toEqual([0xffffffff, 0xffffffff])
    expect(ids({ name: 'f', id: 5 })).toEqual(ids({ name: 'f' }))
  })

  test('an event has a signature without outputs; one that is called constructor has the number 1', () => {
    const events = contract({ events: [{ name: 'EventThrown', inputs: [{ name: 'id', type: 'uint256' }] }] }).eventsById
    const hash = createHash('sha256').update('EventThrown(uint256)v2').digest()
    expect([...events.keys()]).toEqual([hash.readUInt32BE() & 0x7fffffff])
    expect(contract({ events: [{ name: 'constructor' }] }).eventsById.has(1)).toBe(true)
  })

  test('version 1 counts the header among the inputs', () => {
    const { header, functions, version } = contract({ version: '1.0', functions: [{ name: 'f', inputs: ['uint8'] }] })
    const { inputs, outputs } = functions.get('f')!
    expect(functionSignature({ name: 'f', header, inputs, outputs, version })).toBe('f(time,uint8)()v1')
  })

  test('the first of several functions with the same number is used', () => {
    const { functionsByInputId } = contract({
      functions: [
        { name: 'a', id: '0x5' },
        { name: 'b', id: '0x5' },
      ],
    })
    expect(functionsByInputId.get(5)!.name).toBe('a')
  })
})
