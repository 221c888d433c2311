/** The page of all errors: causes and remedies of those that occur, the names of the others. */
import { expect, test } from 'vitest'
import { errorGroups, errorsPage } from '../../scripts/docs/errorsPage.ts'

const errors = errorGroups().flatMap((group) => group.errors)

test('every error that occurs has causes and a remedy in whole sentences', () => {
  for (const { code, why, fix } of errors.filter(({ occurs }) => occurs)) {
    for (const text of [why, fix]) expect(text, String(code)).toMatch(/^[A-Z`0-9].{12,}\.$/s)
  }
})

test('the page has a section for each of them and lists those that cannot occur', () => {
  const { content } = errorsPage()
  for (const { code, name, occurs } of errors) {
    expect(content.includes(`### ${code} ${name}\n`)).toBe(occurs)
    if (!occurs) expect(content).toContain(`| ${code} ${name} |`)
  }
  expect(new Set(errors.map(({ code }) => code)).size).toBe(errors.length)
})
