import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { brokenCitations } from '../../../scripts/references/citations.ts'
import { anchorsOf } from '../../../scripts/references/headings.ts'
import { brokenLinks } from '../../../scripts/references/markdownLinks.ts'
import { missingPaths } from '../../../scripts/references/namedPaths.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

function folderWith(files: Readonly<Record<string, string>>): string {
  const root = temporaryFolder()
  for (const [path, content] of Object.entries(files)) {
    mkdirSync(join(root, dirname(path)), { recursive: true })
    writeFileSync(join(root, path), content)
  }
  return root
}

const specification = {
  'docs/specification/client-interface.md': '# Client interface\n\n### 2.1 Configuration\n### 2.2 Network\n',
  'docs/specification/daemon.md': '## 1. Modes\n## 9. Access\n',
  'docs/specification/network/6-processing.md': '# 6. Processing\n\n## 6.5 `process_message`\n',
  'docs/specification/modules/README.md': '# Modules\n\n## Error groups\n',
  'docs/specification/modules/3.4-abi.md': '# 3.4 abi\n',
  'docs/specification/decisions.md': '# Decisions\n\n5. One.\n6. Two.\n',
  'docs/specification/native-library.md': '| # | Case |\n|---|---|\n| E5 | burnt twice |\n| T1 | complement |\n',
  'docs/packages.md': '# Packages\n',
}

function problemsOf(source: string, file = 'src/a.ts') {
  return brokenCitations(folderWith({ ...specification, [file]: source }))
}

describe('citations in comments', () => {
  test.each([
    'Source: network 6.5.',
    'Source: client interface 2.1 to 2.2; decisions 5 and 6.',
    'Source: daemon sections 1 and 9. More follows.',
    'Sources: daemon 1, modules 3.4 for the types.',
    'Source: modules, error groups.',
    'Source: native library E5 and T1.',
    'Source: docs/packages.md.',
    'Source: RFC 6455, section 5. Nothing else.',
    'As daemon section 9 says.',
    'E5, a rule of the network: burnt twice.',
    'Counts modules 30 times, and the network 5 times; a decision.',
  ])('are accepted: %s', (text) => {
    expect(problemsOf(`/** ${text} */\nexport const a = 1\n`)).toEqual([])
  })

  test.each([
    ['Source: network 6.6.', 'network 6.6'],
    ['Source: daemon sections 1, 2 and 9.', 'daemon 2'],
    ['Source: modules 3.4, network 7.', 'network 7'],
    ['Source: decisions 5 and 7.', 'decision 7'],
    ['Source: native library E6.', 'native library E6'],
    ['Source: modules, groups of errors.', 'modules, groups of errors'],
    ['Source: docs/missing.md.', 'docs/missing.md'],
    ['Source: netwrok 6.5.', 'netwrok'],
    ['As daemon section 10 says.', 'daemon 10'],
    ['E9, a rule of the network: paid later.', 'native library E9'],
    ['A line.\n * Source: network 6.5\n * and 6.7.', 'network 6.7'],
  ])('are refused: %s', (text, problem) => {
    const [found, ...others] = problemsOf(`/**\n * ${text}\n */\nexport const a = 1\n`)
    expect(found).toMatch(/^src\/a\.ts:1: /)
    expect(found).toContain(problem)
    expect(others).toEqual([])
  })

  test('are found in every language and in line comments, not in code', () => {
    expect(problemsOf('\t// Source: network 9.9.\nfunc a() {}\n', 'bindings/go/a.go')).toHaveLength(1)
    expect(problemsOf('# Source: network 9.9.\n', 'bindings/python/a.py')).toHaveLength(1)
    expect(problemsOf('//! Source: network\n//! 9.9.\n', 'bindings/rust/a.rs')).toHaveLength(1)
    expect(problemsOf('const a = "Source: network 9.9"\n')).toEqual([])
  })
})

describe('links of Markdown files', () => {
  const linksOf = (text: string) =>
    brokenLinks(folderWith({ 'docs/a.md': text, 'docs/b.md': '# Some *title*: `x.y`\n# Twice\n# Twice\n', 'c.ts': '' }))

  test.each([
    '[b](b.md) [c](../c.ts) ![b](b.md) [folder](../docs)',
    '[title](b.md#some-title-xy) [second](b.md#twice-1)',
    '# Here\n[own](#here)',
    '[web](https://example.com/x) [mail](mailto:a@example.com)',
    '`[code](missing.md)`\n\n```md\n[block](missing.md)\n```\n',
    '[b][1]\n\n[1]: b.md#twice\n',
    '<a href="b.md">b</a>',
  ])('are accepted: %s', (text) => {
    expect(linksOf(text)).toEqual([])
  })

  test.each([
    ['[x](missing.md)', 'docs/a.md:1: the link missing.md leads to no file'],
    ['\n[x](b.md#other)', 'docs/a.md:2: the link b.md#other leads to no heading'],
    ['[x](#nowhere)', 'docs/a.md:1: the link #nowhere leads to no heading'],
    ['[x](../../outside.md)', 'docs/a.md:1: the link ../../outside.md leads out of the repository'],
    ['[1]: missing.md', 'docs/a.md:1: the link missing.md leads to no file'],
    ['<img src="missing.png">', 'docs/a.md:1: the link missing.png leads to no file'],
    ['```\n[a](b)\n```\n[x](gone.md)', 'docs/a.md:4: the link gone.md leads to no file'],
  ])('are refused: %s', (text, problem) => {
    expect(linksOf(text)).toEqual([problem])
  })

  test('know the anchors that GitHub makes', () => {
    const titles = '# 6.5 `process_message`\n# `Session` (sync)\n# GET {base_url}/v2/account\n# A – B\n# Über uns\n'
    expect([...anchorsOf(titles)]).toEqual([
      '65-process_message',
      'session-sync',
      'get-base_urlv2account',
      'a--b',
      'über-uns',
    ])
  })
})

test('paths that prose names exist, but for those of the change log', () => {
  const prose = 'Uses `src/a.ts`, `src/gone.ts` and `bindings/<language>`.\n\n```\n`src/other.ts`\n```\n'
  const root = folderWith({ 'src/a.ts': '', 'docs/a.md': prose, 'CHANGELOG.md': '`src/gone.ts`' })
  expect(missingPaths(root)).toEqual(['docs/a.md:1: src/gone.ts does not exist'])
})
