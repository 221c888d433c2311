/** Wire names in the naming conventions of Go. */
import { UnusableName, wordsOf } from '../naming.ts'

/** Words that Go writes in capitals: the list of the Go code review comments, and `abi`. */
const initialisms = new Set(
  'abi acl api ascii cpu css dns eof guid html http https id ip json qps ram rpc sla smtp sql ssh tcp tls ttl udp ui uid uri url utf8 uuid vm xml'.split(
    ' ',
  ),
)

/**
 * Exported name: `dapp_id` is `DappID`. A name that begins with a digit gets an `X`. Throws for a name with other
 * characters.
 */
export function exportedName(name: string): string {
  const text = wordsOf(name).map(capitalize).join('')
  if (!/^[A-Za-z0-9]+$/.test(text)) throw new UnusableName(`"${name}" cannot be a name in Go`)
  return /^[A-Z]/.test(text) ? text : `X${text}`
}

/** Name of a type, variant or constant: unchanged if it is an exported name already, such as `NaclBoxParamsEB`. */
export function publishedName(name: string): string {
  return /^[A-Z][A-Za-z0-9]*$/.test(name) ? name : exportedName(name)
}

function capitalize(word: string): string {
  if (initialisms.has(word)) return word.toUpperCase()
  if (word.endsWith('s') && initialisms.has(word.slice(0, -1))) return `${word.slice(0, -1).toUpperCase()}s`
  return word.charAt(0).toUpperCase() + word.slice(1)
}
