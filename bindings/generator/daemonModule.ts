/**
 * The connection itself as one more module: the methods that callers use by name (a binding sends the others by
 * itself), all types that the methods take and return and that no module of the API lists, and the errors of the
 * protocol.
 */
import { daemonMethods } from '../../rpc/peer/daemonMethods.ts'
import { protocolCodes } from '../../rpc/protocol/codes.ts'
import { namedShapes } from '../../src/schema/namedShapes.ts'
import { type ConstantsShape, constants, type NamedShape, type Shape } from '../../src/schema/shapes.ts'

export const daemonModuleName = 'daemon'

export const offeredDaemonMethods = ['daemon.ping', 'daemon.status', 'daemon.inspect', 'daemon.shutdown'].map(
  (name) => daemonMethods.get(name)!,
)

export const protocolErrors = Object.entries(protocolCodes).map(([name, { code, raised }]) => ({
  name,
  code,
  summary: raised,
}))

const ProtocolErrorCode: ConstantsShape = constants(
  'ProtocolErrorCode',
  'Numbers of the errors of the protocol; those of the library are positive.',
  Object.fromEntries(protocolErrors.map(({ name, code, summary }) => [name, [code, summary] as const])),
)

/** Named types of the connection, each once. `listed` are those that a module of the API lists. */
export function daemonTypes(listed: ReadonlySet<Shape>): NamedShape[] {
  const own = [...daemonMethods.values()].flatMap(({ params, result }) =>
    [params, result].filter((shape) => shape.kind !== 'nothing'),
  )
  return [ProtocolErrorCode, ...[...namedShapes(own)].filter((shape) => !listed.has(shape))]
}
