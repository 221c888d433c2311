import { expect, test } from 'vitest'
import { noneToNull } from '../../../../src/program/cli/session/noneToNull.ts'
import { parseExactJson, stringifyExactJson } from '../../../../src/schema/numerals.ts'

test('the text None in answers of nodes becomes null, but not in values of contracts', () => {
  const answer = {
    block_hash: 'None',
    dapp_id: 'None',
    list: [{ tx_hash: 'None', name: 'None' }],
    return_value: { dapp_id: 'None' },
    decoded: { output: { block_hash: 'None' } },
  }
  expect(noneToNull({ result: answer })).toEqual({
    result: { ...answer, block_hash: null, dapp_id: null, list: [{ tx_hash: null, name: 'None' }] },
  })
})

test('numerals keep their digits', () => {
  const text = '{"dapp_id":null,"balance":123456789012345678901234567890}'
  expect(stringifyExactJson(noneToNull(parseExactJson(text)))).toBe(text)
})
