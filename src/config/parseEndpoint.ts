/**
 * An endpoint text as a URL. Source: network 1.2 with decision 15: without scheme, loopback hosts get http and all others
 * https; port, case of the path and IPv6 literals are kept.
 */

/** Throws Error; its message completes a sentence that begins with "endpoint". */
export function parseEndpoint(text: string): URL {
  const trimmed = text.trim()
  if (trimmed === '') throw new Error('is empty')
  if (/\s/.test(trimmed)) throw new Error('contains whitespace')
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(trimmed)?.[1]?.toLowerCase()
  if (scheme !== undefined && scheme !== 'http' && scheme !== 'https') {
    throw new Error(`has the scheme ${scheme}, expected http or https`)
  }
  let url: URL
  try {
    url = new URL(scheme === undefined ? `https://${trimmed}` : trimmed)
  } catch {
    throw new Error('is not a URL')
  }
  if (scheme === undefined && isLoopbackHost(url.hostname)) {
    // Assigning `protocol` would drop a port that is the default of the other scheme.
    return new URL(`http://${trimmed}`)
  }
  return url
}

/** `localhost`, the 127.0.0.0/8 range, `0.0.0.0` and `[::1]`. */
function isLoopbackHost(hostname: string): boolean {
  return (
    hostname === 'localhost' || hostname === '[::1]' || hostname === '0.0.0.0' || /^127\.\d+\.\d+\.\d+$/.test(hostname)
  )
}
