import { namedShapes } from '../../../schema/namedShapes.ts'
import type { NamedShape } from '../../../schema/shapes.ts'
import type { AdminMethod } from './AdminMethod.ts'
import { adminMethods, ImpersonatedMessage } from './adminMethods.ts'

/** Every control in the form that the generators of clients and documents need. */
export const describedMethods: readonly AdminMethod[] = Object.values(adminMethods)

/** Every type that clients refer to by name, each once: parameters, results, and the types that these consist of. */
export const adminTypes: readonly NamedShape[] = [
  // A parameter that may also be text accepts any value.
  ...namedShapes([
    ImpersonatedMessage,
    ...describedMethods.flatMap(({ params, result }) => [params, result].filter((shape) => shape.kind !== 'nothing')),
  ]),
].sort((a, b) => (a.name < b.name ? -1 : 1))
