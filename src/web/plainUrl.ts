/** The URL without user and password, which would travel in a header, if the browser accepts them at all. */
export function plainUrl(url: URL): URL {
  const plain = new URL(url)
  plain.username = ''
  plain.password = ''
  return plain
}
