/** What the page of all errors needs: causes by code, for those that occur and for no others. */
import { expect, test } from 'vitest'
import { errorCauses } from '../../scripts/docs/errorCauses.ts'
import { errorGroups, errorsPage } from '../../scripts/docs/errorsPage.ts'

const errors = errorGroups().flatMap((group) => group.errors)

test('every error that occurs has its causes and what to do, and nothing else has', () => {
  const codes = (each: Iterable<number>) => [...each].sort((a, b) => a - b)
  const occurring = errors.filter(({ occurs }) => occurs).map(({ code }) => code)
  expect(codes(Object.keys(errorCauses).map(Number))).toEqual(codes(occurring))
  for (const { why, fix } of Object.values(errorCauses)) {
    for (const text of [why, fix]) expect(text).toMatch(/^[A-Z`0-9].{12,}\.$/s)
  }
})

test('the page has a section for each of them and names the others', () => {
  const { content } = errorsPage()
  for (const { code, name, occurs } of errors) {
    expect(content.includes(`### ${code} ${name}\n`)).toBe(occurs)
    if (!occurs) expect(content).toContain(`| ${code} ${name} |`)
  }
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length)
})
