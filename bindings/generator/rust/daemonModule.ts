/** The connection's own types and methods, as one module more. */
import { daemonMethods } from '../../../rpc/peer/daemonMethods.ts'
import type { Nothing } from '../../../src/schema/functions.ts'
import {
  type ConstantsShape,
  type Fields,
  isNamed,
  type NamedShape,
  type Shape,
  type StructShape,
} from '../../../src/schema/shapes.ts'
import type { BindingFunction, BindingModel } from '../bindingModel.ts'

export const daemonModuleName = 'daemon'

/** Methods that callers use by name; the binding itself makes the others. */
const offered = ['daemon.ping', 'daemon.status', 'daemon.shutdown']

/** The model with the module `daemon`: what `daemon.initialize` answers, methods, codes of the protocol. */
export function withDaemonModule(model: BindingModel): BindingModel {
  const functions = offered.map((name) => describeMethod(name))
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

function describeMethod(wireName: string): BindingFunction {
  const { name, summary, description, result } = daemonMethods.get(wireName)!
  return {
    wireName: name,
    name: name.slice(name.indexOf('.') + 1),
    summary,
    description,
    deprecated: undefined,
    params: undefined,
    result: (result as Nothing).kind === 'nothing' ? undefined : (result as Shape),
    errors: [],
    appObject: undefined,
    callback: undefined,
    example: { params: {}, result: null },
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
