/** URLs (WHATWG), as every JavaScript platform has them. */
declare class URL {
  constructor(url: string | URL, base?: string | URL)
  static canParse(url: string, base?: string): boolean
  hash: string
  host: string
  hostname: string
  href: string
  readonly origin: string
  password: string
  pathname: string
  port: string
  protocol: string
  search: string
  readonly searchParams: URLSearchParams
  username: string
}

interface URLSearchParams {
  delete(name: string): void
  forEach(visit: (value: string, name: string) => void): void
  set(name: string, value: string): void
}
