import { expect, test } from 'vitest'
import { packageFacts } from '../../../scripts/packages/packageFacts.ts'
import { missingFacts, wrongTag } from '../../../scripts/release/checkTree.ts'

test('lists missing facts that registries require', () => {
  const facts = { ...packageFacts, author: 'Somebody', homepage: 'https://a.example' }
  expect(missingFacts(facts)).toMatch(/packageFacts\.ts lacks repository: .*npm run generate.*--unpublished$/)
  expect(missingFacts({ ...facts, repository: 'https://b.example' })).toBeUndefined()
})

test('a tag names the version of its tree', () => {
  expect(wrongTag('3.1.0', { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v3.1.0' })).toEqual([])
  expect(wrongTag('3.1.0', { GITHUB_REF_TYPE: 'branch', GITHUB_REF_NAME: 'main' })).toEqual([])
  expect(wrongTag('3.1.0', {})).toEqual([])
  expect(wrongTag('3.1.0', { GITHUB_REF_TYPE: 'tag', GITHUB_REF_NAME: 'v3.2.0' })).toEqual([
    'The tag is v3.2.0, and the tree has version 3.1.0',
  ])
})
