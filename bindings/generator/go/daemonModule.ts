/** The methods of the connection as a module of the binding, so that their types come from the definitions too. */
import { daemonTypes } from '../../../rpc/peer/daemonMethods.ts'
import { type Fields, isNamed, type NamedShape, type Shape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { daemonFunctions } from '../daemonFunctions.ts'

/** The model with the module `daemon` behind the others. */
export function withDaemonModule(model: BindingModel): BindingModel {
  const types = [...typesOfDaemon(model)]
  const daemon: BindingModule = {
    name: 'daemon',
    summary: 'The daemon and the connection to it.',
    types,
    functions: daemonFunctions(),
    errors: [],
  }
  return {
    ...model,
    modules: [...model.modules, daemon],
    fullName: (shape) => (types.includes(shape) ? `daemon.${shape.name}` : model.fullName(shape)),
  }
}

/** Named types of the connection that no module lists. */
function typesOfDaemon(model: BindingModel): Set<NamedShape> {
  const found = new Set<NamedShape>()
  const known = new Set(model.modules.flatMap(({ types }) => types))
  const visit = (shape: Shape): void => {
    if (shape.kind === 'array' || shape.kind === 'map') visit(shape.item)
    if (!isNamed(shape) || known.has(shape) || found.has(shape)) return
    found.add(shape)
    if (shape.kind === 'struct') for (const field of Object.values(shape.fields as Fields)) visit(field.shape)
  }
  for (const type of daemonTypes) visit(type)
  return found
}
