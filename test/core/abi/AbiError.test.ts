import { expect, test } from 'vitest'
import { AbiError } from '../../../src/core/abi/index.ts'

test('a message that quotes a very long name keeps its beginning and its end', () => {
  const { message } = new AbiError('value', `Invalid value of ${'a'.repeat(5000)}: expected uint8`)
  expect(message.length).toBeLessThan(1000)
  expect(message).toMatch(/^Invalid value of a+…a+: expected uint8$/)
})

test('a message of usual length stays as it is', () => {
  const text = `Invalid value of ${'a'.repeat(900)}`
  expect(new AbiError('value', text).message).toBe(text)
})
