import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readNativeExceptions } from '../support/nativeCases/readNativeCases.ts'

const corpora = readdirSync(join(import.meta.dirname, 'native'))
  .filter((name) => name.endsWith('.exceptions.json'))
  .map((name) => name.replace('.exceptions.json', ''))
const page = readFileSync(join(import.meta.dirname, '../../docs/specification/native-library.md'), 'utf8')

test.each(corpora)('each difference that %s allows has its row in the specification', (corpus) => {
  const { rows, cases } = readNativeExceptions(corpus)
  expect(Object.keys(rows).filter((row) => !page.includes(`\n| ${row} |`))).toEqual([])
  expect(Object.values(cases).filter(({ row }) => !Object.hasOwn(rows, row))).toEqual([])
})
