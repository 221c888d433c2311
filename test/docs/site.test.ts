/** The documentation site: built for a host that has it below a path, crawled, and looked at with a browser. */
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import MiniSearch from 'minisearch'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { sections } from '../../docs/.vitepress/navigation.ts'
import { searchSettings } from '../../docs/.vitepress/search.ts'
import { sidebarOf } from '../../docs/.vitepress/sidebar.ts'
import { demoteHeadings } from '../../scripts/docs/demoteHeadings.ts'
import { replaceLinks } from '../../scripts/docs/replaceLinks.ts'
import { collectSite } from '../../scripts/docs/sitePages.ts'
import { ConsolePage } from '../support/console/ConsolePage.ts'
import { crawlSite } from '../support/site/crawlSite.ts'
import { StaticHost } from '../support/site/StaticHost.ts'
import { temporaryFolder } from '../support/temporaryFolder.ts'
import { searchQuestions } from './searchQuestions.ts'

const root = join(import.meta.dirname, '../..')
/** Width and theme in which each of some pages is examined. */
const examined = new Map([
  ['', '390 dark'],
  ['reference/processing.html', '1280 light'],
  ['getting-started.html', '1280 dark'],
])

const BASE = '/below/a-path/'

describe('the pages', () => {
  test('every page is a file of the repository and is in the menu once', () => {
    const { pages } = collectSite(root)
    const paths = pages.map(({ path }) => path)
    expect(new Set(paths).size).toBe(paths.length)
    const links = sidebarOf(pages).flatMap(({ items }) => items.map(({ link }) => link))
    expect(links.length).toBe(pages.length)
    expect(new Set(links).size).toBe(links.length)
  })

  test('a new page of a folder appears by itself; a page in a folder without a section is an error', () => {
    const guide = { source: 'docs/guides/new.md', path: 'guides/new.md', title: 'A new guide' }
    const guides = sidebarOf([guide]).find(({ text }) => text === 'Guides')!
    expect(guides.items).toEqual([{ text: 'A new guide', link: '/guides/new' }])
    const first = { source: 'docs/guides/x.md', path: 'guides/x.md', title: 'Z', order: 1 }
    expect(sidebarOf([guide, first]).flatMap(({ items }) => items.map(({ text }) => text))).toEqual([
      'Z',
      'A new guide',
    ])
    expect(() => sidebarOf([{ ...guide, source: 'docs/elsewhere/new.md' }])).toThrow('docs/elsewhere/new.md')
    expect(sections.length).toBeGreaterThan(5)
  })

  test('have one title, and links of the site in place of those of the repository', () => {
    expect(demoteHeadings('# A\n# B\n## C\n```\n# no heading\n```\n')).toBe(
      '# A\n## B\n### C\n```\n# no heading\n```\n',
    )
    expect(demoteHeadings('# A\n## B\n')).toBe('# A\n## B\n')
    const text = 'See [a\npage](one.md), `[no](link.md)`, [a file](two.ts).\n```md\n[no](link.md)\n```\n![x](y.png)'
    expect(replaceLinks(text, (target) => (target === 'two.ts' ? undefined : `new/${target}`))).toBe(
      'See [a\npage](new/one.md), `[no](link.md)`, a file.\n```md\n[no](link.md)\n```\n![x](new/y.png)',
    )
  })
})

describe('the site', () => {
  const folder = temporaryFolder(afterAll)
  let host: StaticHost
  /** Page that shows the search. */
  let searched: ConsolePage
  let index: MiniSearch | undefined

  beforeAll(async () => {
    const script = join(root, 'scripts/docs.ts')
    const args = [script, '--base', BASE, '--out', folder]
    const { status, stderr } = spawnSync(process.execPath, args, { cwd: root, encoding: 'utf8' })
    expect(status, stderr).toBe(0)
    host = await StaticHost.start(folder, BASE)
    searched = await ConsolePage.open(host.url)
    await searched.page.getByRole('button', { name: 'Search' }).first().click()
  }, 300_000)
  /** The index as pages load it, with their settings. */
  async function searchIndex(): Promise<MiniSearch> {
    const chunks = join(folder, 'assets/chunks')
    const file = readdirSync(chunks).find((name) => name.startsWith('@localSearchIndex'))!
    const { default: json } = await import(pathToFileURL(join(chunks, file)).href)
    const stored = { fields: ['title', 'titles', 'text'], storeFields: ['title', 'titles'] }
    return MiniSearch.loadJSON(json, {
      ...stored,
      searchOptions: searchSettings.searchOptions,
      ...searchSettings.options,
    })
  }

  afterAll(async () => {
    await searched?.dispose()
    host?.dispose()
  })

  test('has no dead link or anchor, and nothing from elsewhere', () => {
    expect(crawlSite(folder, BASE)).toEqual({ unreachable: [], dead: [], foreign: [] })
  })

  test('names the licences of what its scripts are made of', () => {
    const text = readFileSync(join(folder, 'licences.txt'), 'utf8')
    for (const name of ['vue', 'vitepress', 'minisearch', 'focus-trap'])
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
    expect(text.match(/MIT License|MIT Licence|The MIT/g)!.length).toBeGreaterThan(3)
  })

  test('is readable on a desk and on a telephone, by day and by night', { timeout: 180_000 }, async () => {
    for (const size of [
      { width: 1280, height: 900 },
      { width: 390, height: 800 },
    ]) {
      const shown = await ConsolePage.open(host.url, size)
      try {
        for (const [path, title] of [
          ['', 'vendorclient'],
          ['getting-started.html', 'From nothing to a wallet'],
          ['reference/processing.html', 'processing'],
          ['errors.html', 'Errors by code'],
          ['settings.html', 'Settings'],
          ['console.html', 'The console'],
          ['examples/payments-ts.html', 'payments-ts'],
          ['bindings/go.html', 'vendorclient for Go'],
          ['bindings/typescript.html', 'vendorclient for Node.js and browsers'],
        ] as const) {
          await shown.go(`${host.url}${path}`, title)
          for (const theme of ['light', 'dark'] as const) {
            const what = `${path} at ${size.width} in ${theme}`
            await shown.setTheme(theme)
            await expect
              .poll(() => shown.page.evaluate("document.documentElement.classList.contains('dark')"))
              .toBe(theme === 'dark')
            await shown.expectToFit(what)
            // Only some pages are checked: the check takes seconds, and all pages are generated in the same way.
            if (examined.get(path) === `${size.width} ${theme}`) {
              expect(await shown.checkAccessibility(), what).toEqual([])
            }
          }
        }
        expect(shown.takeProblems()).toEqual([])
        expect(shown.strangers).toEqual([])
      } finally {
        await shown.dispose()
      }
    }
  })

  test('shows recipes in the language that was chosen once, on every page', async () => {
    const shown = await ConsolePage.open(host.url)
    onTestFinished(() => shown.dispose())
    const { page } = shown
    const visible = () =>
      page.locator('.vp-code-group .blocks > .active').evaluateAll((blocks) => blocks.map((block) => block.className))
    await shown.go(`${host.url}outbox.html`, 'Outbox')
    expect(await visible()).toEqual(Array(3).fill(expect.stringContaining('language-ts')))
    await page.locator('.vp-code-group label', { hasText: 'Go' }).nth(1).click()
    await expect.poll(visible).toEqual(Array(3).fill(expect.stringContaining('language-go')))
    await shown.go(`${host.url}inbox.html`, 'Inbox')
    await expect.poll(visible).toEqual(Array(2).fill(expect.stringContaining('language-go')))
    expect(shown.takeProblems()).toEqual([])
  })

  test.each([
    ['507', 'errors.html#507-messageexpired'],
    ['-32003', 'errors.html#-32003-busy'],
    ['dapp id', 'guides/dapp-ids.html#which-dapp-id'],
    ['default path', 'guides/keys.html#the-default-path-one-silent-difference'],
    ['get_account', 'reference/account.html#get_account'],
    ['idempotency', 'guides/sending-money.html#idempotency-one-payment-for-one-invoice'],
    ['keychain', 'guides/keys.html#where-keys-live'],
    ['outbox', 'outbox.html#outbox'],
  ])('finds "%s" first where it is explained', async (words, place) => {
    await searched.page.locator('#localsearch-input').fill(words)
    const first = searched.page.locator('#localsearch-list a').first()
    await expect.poll(() => first.getAttribute('href'), { timeout: 20_000 }).toBe(`${BASE}${place}`)
  })

  test.each(searchQuestions)('answers "%s" among its first three results', async (question, page) => {
    index ??= await searchIndex()
    const found = index.search(question).slice(0, 3)
    expect(found.map(({ id }) => id as string)).toContainEqual(expect.stringContaining(page))
  })

  test('finds a function by its name, without a request to another server', async () => {
    const shown = await ConsolePage.open(host.url)
    onTestFinished(() => shown.dispose())
    const { page } = shown
    await page.getByRole('button', { name: 'Search' }).first().click()
    await page.locator('#localsearch-input').fill('process_message')
    const [first] = [page.locator('#localsearch-list a').first()]
    await first.getByText('process_message').first().waitFor()
    await first.click()
    await page.getByRole('heading', { name: 'process_message' }).waitFor()
    expect(new URL(page.url()).pathname + new URL(page.url()).hash).toBe(
      `${BASE}reference/processing.html#process_message`,
    )
    expect(shown.takeProblems()).toEqual([])
    expect(shown.strangers).toEqual([])
  })
})
