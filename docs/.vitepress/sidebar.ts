/** The menu of the site: its sections with the pages that there are. */
import { type Section, sections } from './navigation.ts'

interface Page {
  readonly source: string
  readonly path: string
  readonly title: string
  /** Place among the pages of its folder, from its front matter; pages without one come behind. */
  readonly order?: number | undefined
}

interface SidebarItem {
  readonly text: string
  readonly link: string
}

export interface SidebarSection {
  readonly text: string
  readonly collapsed: boolean
  readonly items: SidebarItem[]
}

const LAST = 1_000_000

/** Throws an error that names the pages that no section has. */
export function sidebarOf(pages: readonly Page[]): SidebarSection[] {
  const left = new Map(pages.map((page) => [page.source, page]))
  // Pages that are named go before those that a folder stands for, wherever they are.
  const named = new Set(sections.flatMap((section) => section.pages.map((page) => nameOf(page))))
  const take = (page: Section['pages'][number]): SidebarItem[] => {
    const name = nameOf(page)
    const found = name.endsWith('/*')
      ? [...left.values()]
          .filter(({ source }) => !named.has(source) && folderOf(source) === name.slice(0, -2))
          .sort(
            (one, other) =>
              (one.order ?? LAST) - (other.order ?? LAST) ||
              one.title.localeCompare(other.title, 'en', { numeric: true }),
          )
      : [left.get(name)].filter((each) => each !== undefined)
    for (const { source } of found) left.delete(source)
    return found.map(({ path, title }) => ({ text: typeof page === 'string' ? title : page[1], link: linkTo(path) }))
  }
  const sidebar = sections
    .map(({ title, isOpen, pages }) => ({ text: title, collapsed: isOpen !== true, items: pages.flatMap(take) }))
    .filter(({ items }) => items.length > 0)
  if (left.size > 0) throw new Error(`No section of docs/.vitepress/navigation.ts has ${[...left.keys()].join(', ')}`)
  return sidebar
}

function nameOf(page: Section['pages'][number]): string {
  return typeof page === 'string' ? page : page[0]
}

/** The folder of a page; a `README.md` of a binding stands for its folder. */
function folderOf(source: string): string {
  const page = source.replace(/^(bindings|docs\/examples)\/([^/]+)\/README\.md$/, '$1/$2')
  return page.slice(0, page.lastIndexOf('/'))
}

function linkTo(path: string): string {
  return `/${path.replace(/(^|\/)index\.md$/, '$1').replace(/\.md$/, '')}`
}
