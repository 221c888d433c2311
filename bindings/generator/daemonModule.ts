/**
 * The connection itself as one module more: the methods that callers use by name (a binding sends the others by itself),
 * everything that the methods take and return and no module of the API lists, and the errors of the protocol.
 */
import { daemonMethods } from '../../rpc/peer/daemonMethods.ts'
import { protocolCodes } from '../../rpc/protocol/codes.ts'
import {
  type ConstantsShape,
  constants,
  type Fields,
  isNamed,
  type NamedShape,
  type Shape,
} from '../../src/schema/shapes.ts'

export const daemonModuleName = 'daemon'

export const offeredDaemonMethods = ['daemon.ping', 'daemon.status', 'daemon.shutdown'].map(
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
  const found = new Set<NamedShape>([ProtocolErrorCode])
  const visit = (shape: Shape): void => {
    if (isNamed(shape)) {
      if (listed.has(shape) || found.has(shape)) return
      found.add(shape)
    }
    for (const part of partsOf(shape)) visit(part)
  }
  for (const { params, result } of daemonMethods.values()) {
    for (const shape of [params, result]) if (shape.kind !== 'nothing') visit(shape)
  }
  return [...found]
}

/** Shapes that a shape directly consists of. */
function partsOf(shape: Shape): Shape[] {
  const shapesOf = (fields: Fields) => Object.values(fields).map((field) => field.shape)
  switch (shape.kind) {
    case 'array':
    case 'map':
      return [shape.item]
    case 'lazy':
      return [shape.resolve()]
    case 'alias':
      return [shape.target]
    case 'struct':
      return shapesOf(shape.fields)
    case 'union':
      return Object.values(shape.variants as Readonly<Record<string, { fields: Fields }>>).flatMap(({ fields }) =>
        shapesOf(fields),
      )
    default:
      return []
  }
}
