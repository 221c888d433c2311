/**
 * Names of the funded accounts of a development node, which commands take like aliases. They stand for these accounts on a
 * node of this machine only: the same accounts of a network belong to everybody who knows the public keys.
 */
import { holdKeys } from '../keys/keyPairs.ts'
import type { Session } from '../session/Session.ts'
import type { Alias } from '../settings/ToolConfig.ts'
import { askAdmin } from './askAdmin.ts'
import { localEndpoint } from './localNode.ts'

/** The accounts of the node by their names; empty if no development node answers. */
export async function readNodeAccounts(session: Session): Promise<Readonly<Record<string, Alias>>> {
  if ((await localEndpoint(session)) === undefined) return {}
  const listed = await askAdmin(session, 'list_accounts', {}).catch(() => undefined)
  // Another server may answer this path with anything.
  if (!Array.isArray(listed?.accounts)) return {}
  const [{ wallet }, { giver }] = await Promise.all([
    import('../../contracts/generated/wallet.ts'),
    import('../../contracts/generated/giver.ts'),
  ])
  const { abi } = wallet
  const giverId = Object.entries(listed.names ?? {}).find(([, name]) => name === 'giver')?.[0]
  return Object.fromEntries([
    ...(giverId === undefined ? [] : [['giver', { address: `${giverId}::${giverId}`, abi: giver.abi }] as const]),
    ...listed.accounts.map(
      ({ name, account_id, dapp_id, public: key, secret }) =>
        [
          name,
          {
            ...{ address: `${dapp_id}::${account_id}`, abi },
            ...(secret !== undefined && { keys: holdKeys({ public: key, secret }) }),
          },
        ] as const,
    ),
  ])
}
