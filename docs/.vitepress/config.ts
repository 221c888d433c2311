/** The documentation site. `npm run docs` collects its pages first, see `scripts/docs`. */
import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { accessible } from './accessible.ts'
import { licences } from './licences.ts'
import { slugOf } from './slugOf.ts'

const pages = process.env['VENDORCLIENT_DOCS_PAGES']
if (pages === undefined) throw new Error('Build the site with "npm run docs"')
const { version, sidebar } = JSON.parse(readFileSync(`${pages}/site.json`, 'utf8'))

const ICON =
  "data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 16 16'%3E%3Crect width='16' height='16' rx='4' fill='%232f6fed'/%3E%3Cpath d='M4 5l4 6 4-6' fill='none' stroke='white' stroke-width='2'/%3E%3C/svg%3E"

/** Characters of code in a sentence that still fit a telephone. */
const LONGEST_UNBROKEN = 20

export default defineConfig({
  srcDir: pages,
  lang: 'en',
  title: 'vendorclient',
  description: 'A client library for TVM networks with Dapp IDs: one process, bindings for seven languages.',
  head: [['link', { rel: 'icon', href: ICON }]],
  cacheDir: '../node_modules/.cache/vitepress',
  metaChunk: true,
  // Pages are found by the search in the order in which they were read: the same site gives the same bytes.
  buildConcurrency: 1,
  vite: { plugins: [accessible, licences] },
  markdown: {
    theme: { light: 'github-light-high-contrast', dark: 'github-dark-high-contrast' },
    shikiSetup: (shiki) => {
      const { codeToHtml } = shiki
      // A page and its part of the search index have the same blocks: each is coloured once.
      const coloured = new Map<string, string>()
      shiki.codeToHtml = (code, options) => {
        const key = JSON.stringify([code, options.lang, options.meta])
        // A line has all the time that it takes: by default its colours would be given up on a busy machine, and the bytes differ.
        const html = coloured.get(key) ?? codeToHtml(code, { ...options, tokenizeTimeLimit: 0 })
        coloured.set(key, html)
        return html
      }
    },
    // Pages are plain Markdown: `<account_id>` in a sentence is text.
    html: false,
    // Pages with many pictures load those that are scrolled to.
    image: { lazyLoading: true },
    anchor: { slugify: slugOf },
    config: (markdown) => {
      // Nor is anything in braces an expression of the framework.
      const text = markdown.renderer.rules.text
      markdown.renderer.rules.text = (...given) =>
        (text?.(...given) ?? markdown.utils.escapeHtml(given[0][given[1]]!.content)).replaceAll('{{', '&#123;&#123;')
      // Code that is indented rather than fenced looks, and scrolls, like all other code.
      markdown.renderer.rules.code_block = (...given) => markdown.renderer.rules.fence!(...given)
      // Names and options stay in one line; a browser would break them behind each hyphen.
      const code = markdown.renderer.rules.code_inline!
      markdown.renderer.rules.code_inline = (tokens, index, ...others) => {
        const token = tokens[index]!
        const isShort = token.content.length <= LONGEST_UNBROKEN
        if (isShort) token.attrJoin('class', 'unbroken')
        const html = code(tokens, index, ...others)
        // Longer ones break between their words first.
        return isShort ? html : html.replace(/>[^<]+</, (shown) => shown.replace(/[._](?=\w)/g, '$&<wbr>'))
      }
    },
  },
  themeConfig: {
    siteTitle: 'vendorclient',
    outline: { level: [2, 3], label: 'On this page' },
    search: {
      provider: 'local',
      // How it searches is in theme/index.ts: as functions here, pages would have to evaluate text, which a strict host forbids.
    },
    nav: [
      { text: 'Functions', link: '/reference/' },
      { text: 'Commands', link: '/cli' },
      { text: 'Errors', link: '/errors' },
      { text: version, link: '/changelog' },
    ],
    sidebar,
    externalLinkIcon: true,
    notFound: {
      quote: 'There is no such page in this version of the documentation. Search for it, or begin at the introduction.',
      linkText: 'Introduction',
      linkLabel: 'Introduction',
    },
  },
})
