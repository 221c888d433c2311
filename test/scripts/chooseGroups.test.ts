/** Which chunks of the library for pages become one file. */
import { expect, test } from 'vitest'
import { chooseGroups } from '../../scripts/chooseGroups.ts'

/** A module of about this size when it is compressed. */
function chunk(bytes: number, { imports = [], lazy = [] }: { imports?: string[]; lazy?: string[] } = {}): string {
  const lines = [...imports.map((name) => `import"./${name}";`), ...lazy.map((name) => `import("./${name}");`)]
  return `${lines.join('')}/* ${'x'.repeat(bytes * 7)} */`
}

/** Names of chunks that share a group, in the order of the chunks. */
function grouped(chunks: Record<string, string>, pages: string[][]): string[][] {
  const groups = chooseGroups(new Map(Object.entries(chunks)), { entries: ['entry.mjs'], pages })
  return [...Map.groupBy(groups, ([, group]) => group).values()].map((members) => members.map(([name]) => name).sort())
}

test('chunks that the same pages load are one', () => {
  const chunks = {
    'entry.mjs': chunk(100, { imports: ['base.mjs'] }),
    'base.mjs': chunk(5000, { lazy: ['one-1.mjs', 'two-1.mjs', 'rare-1.mjs'] }),
    'one-1.mjs': chunk(5000, { imports: ['shared.mjs', 'base.mjs'] }),
    'two-1.mjs': chunk(5000, { imports: ['base.mjs'] }),
    'shared.mjs': chunk(5000),
    'rare-1.mjs': chunk(5000),
  }
  expect(grouped(chunks, [['one'], ['two']])).toEqual(
    expect.arrayContaining([['base.mjs'], ['one-1.mjs', 'shared.mjs'], ['two-1.mjs'], ['rare-1.mjs']]),
  )
})

test('a small chunk becomes a part of one that more pages load, a large one does not', () => {
  const withSize = (bytes: number) => ({
    'entry.mjs': chunk(100, { imports: ['base.mjs'] }),
    'base.mjs': chunk(5000, { lazy: ['one-1.mjs', 'two-1.mjs'] }),
    'one-1.mjs': chunk(bytes),
    'two-1.mjs': chunk(5000),
  })
  expect(grouped(withSize(100), [['one'], ['two']])).toContainEqual(['base.mjs', 'one-1.mjs'])
  expect(grouped(withSize(3000), [['one'], ['two']])).toContainEqual(['base.mjs'])
})

test('two chunks are not one if a third is imported by one and imports the other', () => {
  const chunks = {
    'entry.mjs': chunk(100, { imports: ['base.mjs'] }),
    'base.mjs': chunk(5000, { lazy: ['one-1.mjs', 'two-1.mjs'] }),
    'one-1.mjs': chunk(100, { imports: ['middle.mjs'] }),
    'middle.mjs': chunk(5000, { imports: ['last.mjs'] }),
    'two-1.mjs': chunk(5000, { imports: ['last.mjs'] }),
    'last.mjs': chunk(100),
  }
  const groups = chooseGroups(new Map(Object.entries(chunks)), { entries: ['entry.mjs'], pages: [['one'], ['two']] })
  const isApart = groups.get('one-1.mjs') !== groups.get('last.mjs')
  const isAllOne = groups.get('one-1.mjs') === groups.get('middle.mjs')
  expect(isApart || isAllOne).toBe(true)
})
