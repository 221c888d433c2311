import type { Session } from '../session/Session.ts'
import { type NamedAbi, parseAbiIfReadable } from './abi.ts'

/**
 * ABIs that a command may try when none is given: those of the aliases, those that a development node has registered, then
 * those of the built-in contracts.
 */
export async function knownAbis(session: Session): Promise<(Pick<NamedAbi, 'wire'> & { readonly name: string })[]> {
  const { contracts } = await import('../../contracts/index.ts')
  const ofAliases = Object.entries(session.config.aliases).flatMap(([name, { abi }]) => {
    const wire = abi === undefined ? undefined : parseAbiIfReadable(abi)?.wire
    return wire === undefined ? [] : [{ name, wire }]
  })
  const builtIn = Object.entries(contracts).map(([name, { abi }]) => ({
    name,
    wire: { type: 'Json' as const, value: abi },
  }))
  const { nodeFacts } = await import('../devNode/nodeFacts.ts')
  const ofNode = ((await nodeFacts(session))?.contracts ?? []).map(({ name, abi }) => ({
    name,
    wire: { type: 'Json' as const, value: abi },
  }))
  return [...ofAliases, ...ofNode, ...builtIn]
}
