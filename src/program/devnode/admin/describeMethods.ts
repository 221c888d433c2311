import type { NamedShape } from '../../../schema/shapes.ts'
import type { AdminMethod } from './AdminMethod.ts'
import { type AdminMethodName, adminMethods, namedAdminTypes } from './adminMethods.ts'

/** A method with its name, as generators of clients and documents want it. */
export interface DescribedMethod extends AdminMethod {
  readonly name: AdminMethodName
}

export const describedMethods: readonly DescribedMethod[] = Object.entries(adminMethods).map(([name, method]) => ({
  ...(method as AdminMethod),
  name: name as AdminMethodName,
}))

/** Every type that clients name, each once: parameters that there are, results, and what these consist of. */
export const adminTypes: readonly NamedShape[] = [
  ...new Set<NamedShape>([
    ...namedAdminTypes,
    ...describedMethods.flatMap(({ params, result }) => [
      ...(Object.keys(params.fields).length === 0 ? [] : [params]),
      ...(Object.keys(result.fields).length === 0 ? [] : [result]),
    ]),
  ]),
].sort((a, b) => (a.name < b.name ? -1 : 1))
