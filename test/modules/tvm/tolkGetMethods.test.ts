/** Get methods of a contract in Tolk, compiled here. */
import { runTolkCompiler } from '@ton/tolk-js'
import { describe, expect, test } from 'vitest'
import { Builder, parseBocBase64, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { tinyAccount } from '../../support/executor/tinyContract.ts'
import { LocalClient } from '../../support/LocalClient.ts'

const SOURCE = `
fun onInternalMessage(in: InMessage) {}

get fun counter(): int {
  return contract.getData().beginParse().loadUint(32);
}

get fun sum(a: int, b: int): int { return a + b; }

get fun everything(): (int, slice, cell, [int, int], int?) {
  val data = contract.getData();
  return (1 << 200, data.beginParse(), data, [1, -1], null);
}

get fun countdown(from: int): lisp_list<int> {
  var list: lisp_list<int> = createEmptyList();
  var i = 1;
  while (i <= from) {
    list.prependHead(i);
    i += 1;
  }
  return list;
}

get fun fails() { throw 300; }

get fun clock(): (int, int) { return (blockchain.now(), blockchain.logicalTime()); }

get fun own(): address { return contract.getAddress(); }
`

const compiled = await runTolkCompiler({
  entrypointFileName: 'getters.tolk',
  fsReadCallback: () => `import "@stdlib/lisp-lists"\n${SOURCE}`,
})
if (compiled.status === 'error') throw new Error(compiled.message)
const data = new Builder().storeUint(77, 32).toCell()
const account = tinyAccount('', {
  state: { type: 'active', init: { code: parseBocBase64(compiled.codeBoc64), data } },
})
const client = await LocalClient.open()

describe.each(['current', 'classic'])('a get method under %s rules', (rules) => {
  const get = async (function_name: string, input?: unknown, options: object = {}, more: object = {}) => {
    const execution_options = { rules, ...options }
    return (await client.call('tvm.run_get', { account, function_name, input, execution_options, ...more })).output
  }

  test('reads data', async () => {
    expect(await get('counter')).toEqual(['77'])
  })

  test('takes arguments', async () => {
    expect(await get('sum', ['5', '-0x7'])).toEqual(['-2'])
    expect(await get('sum', [1, true])).toEqual(['0'])
  })

  test('answers values of all kinds', async () => {
    const boc = writeBocBase64(data)
    expect(await get('everything')).toEqual([
      `0x${(1n << 200n).toString(16).padStart(64, '0')}`,
      { type: 'Slice', value: boc },
      { type: 'Cell', value: boc },
      ['1', '-1'],
      null,
    ])
  })

  test('answers lists as chains of pairs, or as lists on demand', async () => {
    expect(await get('countdown', '3')).toEqual([['3', ['2', ['1', null]]]])
    expect(await get('countdown', '3', {}, { tuple_list_as_array: true })).toEqual([
      { type: 'List', value: ['3', '2', '1'] },
    ])
  })

  test('ends with the number that it throws, and with 11 if there is no method of that name', async () => {
    await expect(get('fails')).rejects.toMatchObject({ code: 414, data: { exit_code: 300, exit_arg: '0' } })
    await expect(get('nothing')).rejects.toMatchObject({ code: 414, data: { exit_code: 11 } })
  })

  test('sees the times of the options', async () => {
    expect(await get('clock', undefined, { block_time: 1_700_000_555, transaction_lt: 5_000_000 })).toEqual([
      '1700000555',
      '5000000',
    ])
    expect(await get('clock', undefined, { block_time: 1, block_lt: 8 })).toEqual(['1', '9'])
  })

  test('knows its address', async () => {
    const [own] = await get('own')
    expect(own.type).toBe('Slice')
    expect(parseBocBase64(own.value).bitLength).toBe(267)
  })
})
