/**
 * Everything that the definitions mark as deprecated follows the rule of docs/compatibility.md, and is marked in
 * everything derived from them.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const openrpc = JSON.parse(readFileSync(join(root, 'bindings/openrpc.json'), 'utf8'))
const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8')

interface Deprecation {
  readonly name: string
  readonly text: string
  readonly isMarked: boolean
}

/** Functions and fields with a deprecation text, by the last part of their name. */
function deprecations(value: unknown, name = ''): Deprecation[] {
  if (typeof value !== 'object' || value === null) return []
  const { deprecated, 'x-deprecated': text, name: ownName } = value as Record<string, unknown>
  const found = typeof text === 'string' ? [{ name: String(ownName ?? name), text, isMarked: deprecated === true }] : []
  return [...found, ...Object.entries(value).flatMap(([key, item]) => deprecations(item, key))]
}

const deprecated = deprecations(openrpc)

test('there are functions and fields that are deprecated', () => {
  const names = deprecated.map(({ name }) => name)
  expect(names).toEqual(expect.arrayContaining(['net.subscribe', 'shard_block_id', 'server_address']))
})

test.each(deprecated)('$name says since when and what to use', ({ text, isMarked }) => {
  expect(text).toMatch(/^Since \d+\.\d+\. .+\.$/)
  expect(isMarked).toBe(true)
})

test.each(deprecated)('the changelog announces $name', ({ name }) => {
  const announced = changelog.split(/^### /m).filter((section) => section.startsWith('Deprecated\n'))
  expect(announced.join('\n')).toContain(`${name}\``)
})

test('the types of the languages say so', () => {
  const texts = {
    'bindings/typescript/generated/modules/net.ts': /@deprecated Since 3\.0\. Use subscribe_collection/,
    'bindings/python/src/vendorclient/generated/functions/net.py': /Deprecated: Since 3\.0\. Use subscribe_collection/,
    'bindings/go/api/net.go': /Deprecated: Since 3\.0\. Use subscribe_collection/,
    'bindings/rust/src/generated/net.rs': /deprecated = "Since 3\.0\. Use subscribe_collection/,
    'bindings/java/src/main/java/vendorclient/api/net/NetModule.java':
      /@deprecated Since 3\.0\. Use subscribe_collection/,
    'bindings/reference/net.md': /Deprecated\.\*\* Since 3\.0\. Use subscribe_collection/,
  }
  for (const [path, pattern] of Object.entries(texts)) {
    // Line breaks in generated texts depend on the line length of the language.
    const text = readFileSync(join(root, path), 'utf8').replaceAll(/\s*\n\s*(?:\*|\/\/\/?|#)?\s*/g, ' ')
    expect([path, pattern.test(text)]).toEqual([path, true])
  }
})
