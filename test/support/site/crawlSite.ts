/** Follows every link of a site in a folder, as a host below the path `base` would answer them. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'

export interface CrawledSite {
  /** Pages of the site that no other one leads to. */
  readonly unreachable: readonly string[]
  /** `page: link` for links to files or anchors that there are not. */
  readonly dead: readonly string[]
  /** What a page would load from elsewhere. */
  readonly foreign: readonly string[]
}

export function crawlSite(folder: string, base: string): CrawledSite {
  const dead: string[] = []
  const foreign: string[] = []
  const texts = new Map<string, string>()
  const anchors = new Map<string, ReadonlySet<string>>()
  const read = (page: string): string => {
    const text = texts.get(page) ?? readFileSync(join(folder, page), 'utf8')
    texts.set(page, text)
    return text
  }
  const anchorsOf = (page: string): ReadonlySet<string> => {
    const found = anchors.get(page) ?? new Set([...read(page).matchAll(/\sid="([^"]*)"/g)].map(([, id]) => decode(id!)))
    anchors.set(page, found)
    return found
  }
  const visit = (page: string): void => {
    const links = new Set<string>()
    for (const [, tag, attributes] of read(page).matchAll(/<(a|link|script|img)\b([^>]*)>/g)) {
      const link = /\s(?:href|src)="([^"]*)"/.exec(attributes!)?.[1]
      if (link === undefined || link.startsWith('data:')) continue
      if (/^([a-z][a-z0-9+.-]*:|\/\/)/i.test(link)) {
        if (tag !== 'a') foreign.push(`${page}: ${link}`)
      } else links.add(decode(link))
    }
    for (const link of links) {
      const url = new URL(link, `http://host${base}${page}`)
      const target = fileOf(folder, base, decodeURIComponent(url.pathname))
      if (target === undefined) {
        dead.push(`${page}: ${link}`)
        continue
      }
      if (!target.endsWith('.html')) continue
      if (!texts.has(target)) visit(target)
      const anchor = decodeURIComponent(url.hash.slice(1))
      if (anchor !== '' && !anchorsOf(target).has(anchor)) dead.push(`${page}: ${link}`)
    }
  }
  visit('index.html')
  const pages = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((path) => path.replaceAll('\\', '/'))
  const unreachable = pages.filter((path) => path.endsWith('.html') && path !== '404.html' && !texts.has(path))
  return { unreachable, dead, foreign }
}

function fileOf(folder: string, base: string, pathname: string): string | undefined {
  if (!pathname.startsWith(base)) return undefined
  const path = pathname.slice(base.length)
  const file = path === '' || path.endsWith('/') ? `${path}index.html` : path
  return existsSync(join(folder, file)) && statSync(join(folder, file)).isFile() ? file : undefined
}

function decode(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
}
