import { isLoopback, isMixedContent } from './mayVisit.ts'

/** Whether the device has no network, as far as the platform knows; servers on the device itself may still answer. */
export function isOffline(): boolean {
  return globalThis.navigator?.onLine === false
}

/** Origin of the page or worker; `undefined` on a platform without pages, where servers need not allow anything. */
export function pageOrigin(): string | undefined {
  return globalThis.location?.origin
}

/**
 * Why a connection failed, as far as it is known: to a page, the refusal of a server and a missing server look the
 * same.
 */
export function whyUnreachable(url: URL, cause: unknown): string {
  const page = pageOrigin()
  if (page === undefined) return reasonOf(cause)
  const isHere = isLoopback(url.hostname)
  if (isOffline() && !isHere) return 'this device is offline'
  if (isMixedContent(url, page)) {
    return `a page of ${page} may not connect to ${url.origin} without encryption (mixed content): set an endpoint with https://`
  }
  return (
    `the node does not allow this page, or cannot be reached. It must allow the origin ${page} (CORS), and the page's own ` +
    'policy must allow the node (connect-src). A gateway of your own allows every page (vendorclient gateway)'
  )
}

/** The same for a server that has shown before that it allows the page. */
export function whyLost(url: URL, cause: unknown): string {
  return pageOrigin() === undefined ? whyUnreachable(url, cause) : 'the connection was lost before the answer'
}

/** Other platforms hide the reason in the cause of a general error. */
function reasonOf(error: unknown): string {
  const { cause, message } = error as { readonly cause?: unknown; readonly message?: string }
  const inner = (cause as { readonly message?: string } | undefined)?.message
  return inner || message || String(error)
}
