import { UsageError } from '../errors/UsageError.ts'

/** The URL of a node as it was given. Throws UsageError for an invalid URL. */
export function checkUrl(option: string, url: string): string {
  if (/^https?:\/\/[^/]/.test(url) && URL.canParse(url)) return url
  throw new UsageError(`--${option} must be the URL of a node; for example, http://127.0.0.1:8600`)
}
