/**
 * Fields that were added after a version are optional: hosts of that version do not send them, and its daemons do not
 * return them, which the present bindings must accept.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliDecompressSync } from 'node:zlib'
import { expect, test } from 'vitest'

const root = join(import.meta.dirname, '../..')
const fixtures = join(root, 'test/fixtures')
const versions = readdirSync(fixtures).filter((name) => /^version-\d+\.\d+\.\d+$/.test(name))

interface Struct {
  readonly properties?: Readonly<Record<string, unknown>>
  readonly required?: readonly string[]
}
interface Interface {
  readonly components: { readonly schemas: Readonly<Record<string, Struct>> }
}

const today = JSON.parse(readFileSync(join(root, 'bindings/openrpc.json'), 'utf8')) as Interface

/** Fields that every host or daemon must send, and that the older interface does not know in the same type. */
function requiredSince(older: Interface): string[] {
  return Object.entries(today.components.schemas).flatMap(([name, { required = [] }]) => {
    const known = older.components.schemas[name]?.properties
    return known === undefined ? [] : required.filter((field) => !(field in known)).map((field) => `${name}.${field}`)
  })
}

test.each(versions)('no field that came after %s is required', (version) => {
  const packed = readFileSync(join(fixtures, version, 'daemon/openrpc.json.br'))
  const older = JSON.parse(brotliDecompressSync(packed).toString()) as Interface
  expect(Object.keys(older.components.schemas).length).toBeGreaterThan(100)
  expect(requiredSince(older)).toEqual([])
})
