import { namedShapes } from '../../../schema/namedShapes.ts'
import type { NamedShape } from '../../../schema/shapes.ts'
import type { AdminMethod } from './AdminMethod.ts'
import { type AdminMethodName, adminMethods, ImpersonatedMessage } from './adminMethods.ts'

/** A method with its name, as generators of clients and documents want it. */
export interface DescribedMethod extends AdminMethod {
  readonly name: AdminMethodName
}

export const describedMethods: readonly DescribedMethod[] = Object.entries(adminMethods).map(([name, method]) => ({
  ...(method as AdminMethod),
  name: name as AdminMethodName,
}))

/** Every type that clients name, each once: parameters and results that have fields, and what these consist of. */
export const adminTypes: readonly NamedShape[] = [
  // What may also be a text stands for any value in the parameters.
  ...namedShapes([ImpersonatedMessage, ...describedMethods.flatMap(({ params, result }) => [params, result])]),
]
  .filter((type) => type.kind !== 'struct' || Object.keys(type.fields).length > 0)
  .sort((a, b) => (a.name < b.name ? -1 : 1))
