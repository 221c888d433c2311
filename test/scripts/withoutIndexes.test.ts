/** Imports of an index, as the bundler for pages reads them. */
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { withoutIndexes } from '../../scripts/withoutIndexes.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'

function library(): string {
  const folder = temporaryFolder()
  mkdirSync(join(folder, 'parts/deep'), { recursive: true })
  const files = {
    'parts/index.ts':
      "export { type Shape, first, second as renamed } from './names.ts'\nexport * from './deep/index.ts'\nexport const own = 1\n",
    'parts/names.ts': 'export const first = 1\nexport function second() {}\nexport interface Shape {}\n',
    'parts/deep/index.ts': "export * from './third.ts'\n",
    'parts/deep/third.ts': 'export class Third {}\n',
  }
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text)
  return join(folder, 'user.ts')
}

test('names come from the files that declare them', () => {
  const imports = `import {
  type Shape,
  first,
  renamed as mine,
  Third,
} from './parts/index.ts'`
  expect(withoutIndexes(library(), imports).split(';')).toEqual([
    'import { first as first } from "./parts/names.ts"',
    'import { second as mine } from "./parts/names.ts"',
    'import { Third as Third } from "./parts/deep/third.ts"',
  ])
})

test('what the index declares itself still comes from it, and exports are passed on', () => {
  const path = library()
  expect(withoutIndexes(path, "import { own } from './parts/index.ts'")).toBe(
    'import { own as own } from "./parts/index.ts"',
  )
  expect(withoutIndexes(path, "export { Third } from './parts/index.ts'")).toBe(
    'export { Third as Third } from "./parts/deep/third.ts"',
  )
})

test('other imports stay as they are', () => {
  for (const line of [
    "import type { Shape } from './parts/index.ts'",
    "import * as all from './parts/index.ts'",
    "import { first } from './parts/names.ts'",
  ])
    expect(withoutIndexes(library(), line)).toBe(line)
})
