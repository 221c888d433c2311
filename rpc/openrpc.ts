/** The OpenRPC document: the result of `rpc.discover` and `--openrpc`. Source: daemon section 13. */
import { fullTypeNames } from '../src/api/apiReference.ts'
import { buildInfo } from '../src/config/buildInfo.ts'
import type { FunctionDefinition, ModuleDefinition } from '../src/schema/functions.ts'
import type { ParamsShape, ResultShape } from '../src/schema/methods.ts'
import { namedShapes } from '../src/schema/namedShapes.ts'
import type { Fields, NamedShape, Shape, StructShape, UnionShape } from '../src/schema/shapes.ts'
import { declaration, type JsonSchema, jsonSchemaOf } from './jsonSchema.ts'
import { notifications } from './notifications.ts'
import { supportedProtocol } from './peer/agreeOnProtocol.ts'
import { CallOptions } from './peer/callOptions.ts'
import { capabilities, daemonMethods } from './peer/daemonMethods.ts'
import { protocolCodes } from './protocol/codes.ts'

type References = ReadonlyMap<Shape, string>

/** The whole document as JSON text on one line, as a message needs it. */
export function describeOpenRpc(modules: readonly ModuleDefinition[]): string {
  return JSON.stringify(openRpcDocument(modules))
}

export function openRpcDocument(modules: readonly ModuleDefinition[]): JsonSchema {
  const names = new Map<Shape, string>(fullTypeNames(modules))
  names.set(CallOptions, 'daemon.CallOptions')
  const own = [...daemonMethods.values()].flatMap(({ params, result }) => [params, result])
  // Named types of the connection itself have no module that lists them.
  for (const type of namedShapes([...own.filter(isShape), ...notifications.map(({ params }) => params)])) {
    if (!names.has(type)) names.set(type, `daemon.${type.name}`)
  }
  const references = new Map([...names].map(([shape, name]) => [shape, `#/components/schemas/${name}`]))
  return {
    openrpc: '1.3.2',
    info: {
      title: 'vendorclient',
      version: buildInfo.version,
      description: 'JSON-RPC 2.0 daemon of a core blockchain client library.',
      license: { name: 'Apache-2.0' },
    },
    'x-protocol': supportedProtocol,
    'x-capabilities': capabilities,
    methods: [
      ...[...daemonMethods.values()].map((method) => ({
        name: method.name,
        summary: method.summary,
        ...(method.description === undefined ? {} : { description: method.description }),
        paramStructure: 'by-name',
        params: paramsOf(method.params, references),
        result: resultOf(method.result, references),
      })),
      ...modules.flatMap((module) =>
        module.functions.map((definition) => describeMethod(definition, module, references)),
      ),
    ],
    components: {
      schemas: Object.fromEntries(
        [...names].map(([shape, name]) => [name, declaration(shape as NamedShape, references)]),
      ),
      errors: Object.fromEntries([
        ...Object.entries(protocolCodes).map(([name, { code, raised }]) => [
          name,
          { code, message: name, data: raised },
        ]),
        ...modules.flatMap((module) =>
          module.errors.map(({ name, code, raised, occurs }) => [
            `${module.name}.${name}`,
            { code, message: name, data: raised, ...(occurs ? {} : { 'x-occurs': false }) },
          ]),
        ),
      ]),
    },
    'x-notifications': notifications.map(({ name, summary, params }) => ({
      name,
      summary,
      params: jsonSchemaOf(params, references),
    })),
  }
}

function describeMethod(definition: FunctionDefinition, module: ModuleDefinition, references: References): JsonSchema {
  const { appObject, callback, errors, example, forms, iterates } = definition
  return {
    name: definition.name,
    summary: definition.summary,
    ...(definition.description === undefined ? {} : { description: definition.description }),
    ...(definition.deprecated === undefined ? {} : { deprecated: true, 'x-deprecated': definition.deprecated }),
    ...(definition.extension === undefined ? {} : { 'x-extension': true }),
    tags: [{ name: module.name }],
    paramStructure: 'by-name',
    params: [...paramsOf(definition.params, references), callOptionsParam],
    result: resultOf(definition.result, references),
    errors: errors.map(({ code, name, raised }) => ({ code, message: name, data: raised })),
    examples: [
      {
        name: 'example',
        params: Object.entries(example.params as object).map(([name, value]) => ({ name, value })),
        result: { name: 'result', value: example.result },
        ...(example.setup === undefined ? {} : { 'x-setup': example.setup }),
      },
    ],
    ...(forms && { 'x-forms': schemasOf(forms, references) }),
    ...(iterates && { 'x-items': jsonSchemaOf(iterates.item, references) }),
    ...(appObject && {
      'x-app-object': {
        name: appObject.name,
        summary: appObject.summary,
        request: jsonSchemaOf(appObject.request, references),
        response: jsonSchemaOf(appObject.response, references),
      },
    }),
    ...(callback && {
      'x-callback': { lifetime: callback.lifetime, responses: schemasOf(callback.responses, references) },
    }),
  }
}

function schemasOf(shapes: Readonly<Record<string, Shape>>, references: References): Record<string, JsonSchema> {
  return Object.fromEntries(Object.entries(shapes).map(([name, shape]) => [name, jsonSchemaOf(shape, references)]))
}

const callOptionsParam = {
  name: '_call',
  required: false,
  schema: { $ref: '#/components/schemas/daemon.CallOptions' },
}

function paramsOf(shape: ParamsShape, references: References): JsonSchema[] {
  if (shape.kind === 'nothing') return []
  if (shape.kind === 'union') {
    const schema = jsonSchemaOf(shape, references)
    return [{ name: 'params', summary: (shape as UnionShape).summary, required: true, schema }]
  }
  return Object.entries((shape as StructShape).fields as Fields).map(([name, field]) => ({
    name,
    summary: field.summary,
    required: !field.optional,
    schema: jsonSchemaOf(field.shape, references),
    ...(field.deprecated === undefined ? {} : { deprecated: true }),
  }))
}

function isShape(shape: ParamsShape | ResultShape): shape is Shape & (ParamsShape | ResultShape) {
  return shape.kind !== 'nothing'
}

function resultOf(shape: ResultShape, references: References): JsonSchema {
  return { name: 'result', schema: shape.kind === 'nothing' ? { type: 'null' } : jsonSchemaOf(shape, references) }
}
