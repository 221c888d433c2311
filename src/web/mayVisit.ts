/**
 * Whether a page goes to a server that its user has not named: not without encryption from an encrypted page, which browsers
 * refuse, and not from a public site into the network of the user or to the device, for which browsers ask the user.
 */
export function mayVisit(url: URL): boolean {
  const page = globalThis.location
  if (page === undefined || isLoopback(page.hostname)) return true
  if (isMixedContent(url, page.origin) || isLoopback(url.hostname)) return false
  return isPrivateAddress(page.hostname) || !isPrivateAddress(url.hostname)
}

/** Whether an encrypted page would connect without encryption. */
export function isMixedContent(url: URL, page: string): boolean {
  return page.startsWith('https:') && /^(http|ws):$/.test(url.protocol) && !isLoopback(url.hostname)
}

/** Whether the host is this device. */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host.endsWith('.localhost') || host === '[::1]' || host.startsWith('127.')
}

/** Whether the host is an address of a private or link-local network. Source: RFC 1918, RFC 4193, RFC 3927, RFC 4291. */
function isPrivateAddress(host: string): boolean {
  return /^(10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|169\.254\.|\[f[cd]|\[fe[89ab])/.test(host)
}
