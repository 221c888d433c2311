import { jsonMistake } from '../../../schema/jsonMistake.ts'
import type { NetworkGiver } from '../../devnode/chain/networkGiver.ts'
import { readText } from '../arguments/readInput.ts'
import type { CommandInput } from '../definition/Command.ts'
import { UsageError } from '../errors/UsageError.ts'

/**
 * The giver that the options of `node` describe, `undefined` without such options. Throws UsageError for an address or
 * a key file that cannot be read, and for rules without Dapp IDs.
 */
export function readNetworkGiver(input: CommandInput): Partial<NetworkGiver> | undefined {
  const [address, file] = [input.text('giver-address'), input.text('giver-keys')]
  if (address === undefined && file === undefined) return undefined
  if (input.text('rules') === 'classic')
    throw new UsageError('--rules classic: a giver needs a chain with current rules')
  return { ...readGiverAddress(address), ...(file !== undefined && { publicKey: readPublicKey(file) }) }
}

function readGiverAddress(text: string | undefined): Partial<NetworkGiver> {
  if (text === undefined) return {}
  const match = /^(?:([0-9a-f]{64})::)?([0-9a-f]{64})$/i.exec(text)
  if (match === null)
    throw new UsageError('--giver-address must be an account id of 64 hex digits, or <dapp id>::<account id>')
  const [, dappId, accountId] = match
  return { accountId: accountId!.toLowerCase(), ...(dappId !== undefined && { dappId: dappId.toLowerCase() }) }
}

function readPublicKey(file: string): string {
  const text = readText(file, '--giver-keys')
  let key: unknown
  try {
    key = (JSON.parse(text) as { public?: unknown } | null)?.public
  } catch {
    throw new UsageError(`--giver-keys: the file "${file}" is not valid JSON, see ${jsonMistake(text)}`)
  }
  if (typeof key === 'string' && /^[0-9a-f]{64}$/i.test(key)) return key.toLowerCase()
  throw new UsageError(`--giver-keys: the file "${file}" has no public key of 64 hex digits`)
}
