import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  errorText,
  idForAnswer,
  isResponse,
  parseText,
  readRequest,
  successText,
} from '../../../rpc/protocol/messages.ts'
import { stringifyExactJson } from '../../../src/schema/numerals.ts'

describe('messages', () => {
  test('return every JSON value unchanged', () => {
    fc.assert(
      fc.property(fc.json(), (text) => {
        expect(JSON.parse(stringifyExactJson(parseText(text, 1000)))).toStrictEqual(JSON.parse(text))
      }),
    )
  })

  test('keep ids of any text and any safe integer in answers', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary' }), fc.maxSafeInteger()), (id) => {
        const answers = [successText(id, 'null'), errorText(id, { code: 1, message: '', data: {} })]
        for (const answer of answers) expect(JSON.parse(answer).id).toBe(id === 0 ? 0 : id)
        expect(answers.join().isWellFormed()).toBe(true)
        expect(answers.join()).not.toMatch(/[\n\r]/)
      }),
    )
  })

  test('are refused if they are not requests, without other errors', () => {
    fc.assert(
      fc.property(fc.jsonValue(), (value) => {
        try {
          readRequest(value)
        } catch (error) {
          expect((error as { code: number }).code).toSatisfy((code: number) => [-32600, -32602].includes(code))
        }
      }),
    )
  })

  test('accept a number neither as parameters nor as a request', () => {
    expect(() => readRequest(parseText('{"jsonrpc":"2.0","method":"m","params":1.10}', 8))).toThrow('got number')
    expect(() => readRequest(parseText('1.10', 8))).toThrow('a request must be an object')
    expect(isResponse(parseText('1.10', 8))).toBe(false)
  })

  test('have no usable id if it is neither a text nor a safe integer', () => {
    for (const id of ['1.0', '1.5', '9007199254740992', '-0', 'null', 'true', '{}', '[]']) {
      expect(idForAnswer(parseText(`{"id":${id}}`, 8)), id).toBeNull()
    }
  })
})
