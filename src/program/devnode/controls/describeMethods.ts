import { namedShapes } from '../../../schema/namedShapes.ts'
import type { NamedShape } from '../../../schema/shapes.ts'
import type { AdminMethod } from './AdminMethod.ts'
import { adminMethods, ImpersonatedMessage } from './adminMethods.ts'

/** Every control, as generators of clients and documents want it. */
export const describedMethods: readonly AdminMethod[] = Object.values(adminMethods)

/** Every type that clients name, each once: parameters and results, and what these consist of. */
export const adminTypes: readonly NamedShape[] = [
  // What may also be a text stands for any value in the parameters.
  ...namedShapes([
    ImpersonatedMessage,
    ...describedMethods.flatMap(({ params, result }) => [params, result].filter((shape) => shape.kind !== 'nothing')),
  ]),
].sort((a, b) => (a.name < b.name ? -1 : 1))
