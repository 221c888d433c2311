/** Cookies of one context, by host. They live as long as the context; only their removal is obeyed. Source: RFC 6265. */
export class CookieJar {
  readonly #hosts = new Map<string, Map<string, { readonly value: string; readonly secure: boolean }>>()

  /** Takes the `Set-Cookie` lines of an answer. */
  store(url: URL, lines: readonly string[]): void {
    for (const line of lines) {
      const [pair = '', ...attributes] = line.split(';').map((part) => part.trim())
      const mark = pair.indexOf('=')
      if (mark < 1) continue
      const names = attributes.map((attribute) => attribute.toLowerCase())
      const jar = this.#hosts.get(url.hostname) ?? new Map()
      const name = pair.slice(0, mark)
      if (names.some((attribute) => /^max-age=(0|-\d+)$/.test(attribute))) jar.delete(name)
      else jar.set(name, { value: pair.slice(mark + 1), secure: names.includes('secure') })
      this.#hosts.set(url.hostname, jar)
    }
  }

  /** Value of the `Cookie` header for a URL, if there is any. */
  header(url: URL): string | undefined {
    const encrypted = url.protocol === 'https:' || url.protocol === 'wss:'
    const pairs = [...(this.#hosts.get(url.hostname) ?? [])]
      .filter(([, { secure }]) => encrypted || !secure)
      .map(([name, { value }]) => `${name}=${value}`)
    return pairs.length === 0 ? undefined : pairs.join('; ')
  }
}
