/** The connection's own types and methods, as one module more. */
import { daemonMethods } from '../../rpc/peer/daemonMethods.ts'
import {
  type ConstantsShape,
  type Fields,
  isNamed,
  type NamedShape,
  type Shape,
  type StructShape,
} from '../../src/schema/shapes.ts'
import type { BindingModel } from './bindingModel.ts'
import { daemonFunctions } from './daemonFunctions.ts'

export const daemonModuleName = 'daemon'

/** The model with the module `daemon`: what `daemon.initialize` answers, methods, codes of the protocol. */
export function withDaemonModule(model: BindingModel): BindingModel {
  const functions = daemonFunctions()
  const initialized = daemonMethods.get('daemon.initialize')!.result as StructShape
  const known = new Set<NamedShape>(model.modules.flatMap(({ types }) => types))
  const own = new Set<NamedShape>([protocolErrorCodes(model)])
  for (const shape of [initialized, ...functions.flatMap(({ result }) => result ?? [])]) collect(shape, known, own)
  const module = {
    name: daemonModuleName,
    summary: 'The connection to the daemon itself.',
    types: [...own],
    functions,
    errors: model.protocolErrors,
  }
  return {
    ...model,
    modules: [...model.modules, module],
    fullName: (shape) => (own.has(shape) ? `${daemonModuleName}.${shape.name}` : model.fullName(shape)),
  }
}

function protocolErrorCodes({ protocolErrors }: BindingModel): ConstantsShape {
  return {
    kind: 'constants',
    name: 'ProtocolErrorCode',
    summary: 'Numbers of the errors of the protocol; those of the library are positive.',
    wire: 'number',
    constants: Object.fromEntries(protocolErrors.map(({ name, code, summary }) => [name, { value: code, summary }])),
  }
}

function collect(shape: Shape, known: ReadonlySet<NamedShape>, own: Set<NamedShape>): void {
  if (shape.kind === 'array' || shape.kind === 'map') collect(shape.item, known, own)
  if (!isNamed(shape) || known.has(shape) || own.has(shape)) return
  own.add(shape)
  if (shape.kind === 'struct')
    for (const field of Object.values(shape.fields as Fields)) collect(field.shape, known, own)
}
