/** Addresses of the pages. Every state that is worth a link is in the path or the query of the address. */
import { signal } from '@preact/signals'

export const address = signal({ path: location.pathname, query: new URLSearchParams(location.search) })

export function listenToHistory(): void {
  addEventListener('popstate', () => read())
  // Links within the console do not load the page again.
  addEventListener('click', (event) => {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
    const link = (event.target as Element | null)?.closest('a')
    if (link == null || link.origin !== location.origin || link.target !== '' || link.hasAttribute('download')) return
    // For a link within the page, the browser moves the focus, which is the purpose of the link.
    if (link.hash !== '' && link.pathname === location.pathname) return
    event.preventDefault()
    navigate(link.pathname + link.search)
  })
}

export function navigate(target: string): void {
  history.pushState(null, '', target)
  read()
  scrollTo(0, 0)
}

/** Changes parameters of the present address without a new entry of the history; `undefined` removes one. */
export function replaceQuery(changes: Readonly<Record<string, string | undefined>>): void {
  const query = new URLSearchParams(location.search)
  for (const [name, value] of Object.entries(changes)) {
    if (value === undefined) query.delete(name)
    else query.set(name, value)
  }
  const text = query.toString()
  history.replaceState(null, '', location.pathname + (text === '' ? '' : `?${text}`))
  read()
}

function read(): void {
  address.value = { path: location.pathname, query: new URLSearchParams(location.search) }
}
