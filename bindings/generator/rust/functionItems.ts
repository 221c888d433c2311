/** The functions of a module: a struct that borrows the client, with a method for each function. */
import { type AppObjectModel, type BindingFunction, type BindingModule, endingOf } from '../bindingModel.ts'
import { pascalCase } from '../naming.ts'
import { adapterName } from './appObjectItems.ts'
import type { RustTypes } from './RustTypes.ts'
import { call, docs, indent, mustUse, quoted, signature } from './rustLayout.ts'
import { distinct, memberName, typeName } from './rustNames.ts'

export function moduleTypeName({ name }: Pick<BindingModule, 'name'>): string {
  return `${pascalCase(name)}Module`
}

/** `home`: path of the crate's root, as seen from the file. */
export function functionItems(module: BindingModule, types: RustTypes, home: string): string[][] {
  const name = moduleTypeName(module)
  const methods = distinct(
    module.functions.map((definition) => definition.name),
    (wire) => (wire === 'new' ? 'new_' : memberName(wire)),
  )
  return [
    [
      ...docs([`Functions of the module \`${module.name}\`.`, module.summary]),
      '#[derive(Clone, Copy, Debug)]',
      `pub struct ${name}<'a> {`,
      `    client: &'a ${home}::Client,`,
      '}',
    ],
    [
      `impl<'a> ${name}<'a> {`,
      ...indent([
        ...docs(['The functions, called on this client.'], 1),
        mustUse,
        `pub fn new(client: &'a ${home}::Client) -> Self {`,
        '    Self { client }',
        '}',
        ...module.functions.flatMap((definition) => {
          const name = methods.get(definition.name)!
          const end = endingOf(definition, module)
          return [
            '',
            ...method(definition, name, types),
            ...(end === undefined ? [] : ['', ...streamMethod(definition, name, end, types, home)]),
            ...(definition.iterates === undefined ? [] : ['', ...itemsMethod(definition, name, types, home)]),
          ]
        }),
      ]),
      '}',
    ],
    ...module.functions.filter(hasManyMessages).flatMap((definition) => messageItems(definition, types)),
  ]
}

function method(definition: BindingFunction, name: string, types: RustTypes): string[] {
  const { wireName, summary, description, deprecated, params, result, appObject, callback } = definition
  const answer = result === undefined ? '()' : types.of(result)
  const message = callback === undefined ? undefined : messageType(definition, types)
  const withMessages = callback?.lifetime === 'call'
  const parameters = [
    '&self',
    ...(params === undefined ? [] : [`params: &${types.of(params)}`]),
    ...(appObject === undefined
      ? []
      : [`app_object: Arc<dyn ${besideRequests(appObject, typeName(appObject.name), types)}>`]),
    ...(callback?.lifetime === 'handle' ? [`callback: impl binding::CallbackHandler<${message}>`] : []),
  ]
  const returned = `binding::Call<${answer}${withMessages ? `, ${message}` : ''}>`
  const args = ['self.client', quoted(wireName), params === undefined ? '&()' : 'params']
  const steps = [
    ...(appObject === undefined
      ? []
      : [`app_object(Arc::new(${besideRequests(appObject, adapterName(appObject), types)}(app_object)))`]),
    ...(callback?.lifetime === 'handle' ? [`until_closed(${readMessage(definition, types)}, callback)`] : []),
    ...(withMessages ? [`with_messages(${readMessage(definition, types)})`] : []),
  ]
  const [only] = steps
  return [
    ...docs(
      [
        summary,
        description,
        callback === undefined ? undefined : messageText(callback.lifetime),
        ...errorText(definition),
      ],
      1,
    ),
    ...(deprecated === undefined ? [] : [`#[deprecated = ${quoted(deprecated)}]`]),
    ...signature(`pub fn ${name}`, parameters, returned, '{', 1),
    ...indent(
      only === undefined
        ? call('binding::call', args, '', 2)
        : [
            ...call('let call = binding::call', args, ';', 2),
            ...steps.slice(0, -1).map((step) => `let call = call.${step};`),
            `call.${steps.at(-1)}`,
          ],
    ),
    '}',
  ]
}

/** The same function with its messages as a stream, which frees the handle when it is dropped. */
function streamMethod(
  definition: BindingFunction,
  name: string,
  end: BindingFunction,
  types: RustTypes,
  home: string,
): string[] {
  const { wireName, deprecated, params } = definition
  const parameters = ['&self', ...(params === undefined ? [] : [`params: &${types.of(params)}`])]
  const returned = `${home}::Opening<${home}::Subscription<${messageType(definition, types)}>>`
  const begun = call(
    'let call = binding::call',
    ['self.client', quoted(wireName), params === undefined ? '&()' : 'params'],
    ';',
    2,
  )
  const args = ['self.client', quoted(end.wireName), 'call', readMessage(definition, types)]
  return [
    ...docs(
      [`Does the same as \`${name}\`, with the messages as a stream; when it is dropped, \`${end.name}\` is called.`],
      1,
    ),
    '#[cfg(feature = "stream")]',
    mustUse,
    ...(deprecated === undefined ? [] : [`#[deprecated = ${quoted(deprecated)}]`]),
    ...signature(`pub fn ${name}_stream`, parameters, returned, '{', 1),
    ...indent([...begun, ...call('binding::subscribe', args, '', 2)]),
    '}',
  ]
}

/** The items of an iterator, as a stream that frees it when it is dropped. */
function itemsMethod(
  { wireName, params, iterates }: BindingFunction,
  name: string,
  types: RustTypes,
  home: string,
): string[] {
  const parameters = ['&self', ...(params === undefined ? [] : [`params: &${types.of(params)}`])]
  const returned = `${home}::Opening<${home}::Items<${types.of(iterates!.item)}>>`
  const args = ['self.client', quoted(wireName), params === undefined ? '&()' : 'params']
  return [
    ...docs([`The items of \`${name}\` as they come; when the stream is dropped, the iterator is freed.`], 1),
    mustUse,
    ...signature(`pub fn ${memberName(iterates!.stream)}`, parameters, returned, '{', 1),
    ...indent(call('binding::iterate', args, '', 2)),
    '}',
  ]
}

/** Path of a name that is declared next to the request type of an app object. */
function besideRequests({ request }: AppObjectModel, name: string, types: RustTypes): string {
  return types.of(request).replace(/[^:]*$/, name)
}

function hasManyMessages(definition: BindingFunction): boolean {
  return new Set(Object.values(definition.callback?.responses ?? {})).size > 1
}

function manyMessagesName({ name }: BindingFunction): string {
  return typeName(`${pascalCase(name)}Message`)
}

function messageType(definition: BindingFunction, types: RustTypes): string {
  if (hasManyMessages(definition)) return manyMessagesName(definition)
  return types.of(Object.values(definition.callback!.responses)[0]!)
}

function readMessage(definition: BindingFunction, types: RustTypes): string {
  if (hasManyMessages(definition)) return `${manyMessagesName(definition)}::read`
  return `binding::read_message::<${messageType(definition, types)}>`
}

/** Messages of several types, told apart by their response type. */
function messageItems(definition: BindingFunction, types: RustTypes): string[][] {
  const name = manyMessagesName(definition)
  const entries = Object.entries(definition.callback!.responses)
  const variants = distinct(
    entries.map(([type]) => type),
    (type) => `Type${type}`,
  )
  return [
    [
      ...docs([`Messages of \`${definition.wireName}\`.`]),
      '#[derive(Clone, Debug, PartialEq)]',
      `pub enum ${name} {`,
      ...indent(
        entries.flatMap(([type, shape]) => [
          ...docs([`Response type ${type}.`], 1),
          `${variants.get(type)}(${types.of(shape)}),`,
        ]),
      ),
      '}',
    ],
    [
      `impl ${name} {`,
      ...indent([
        ...signature('fn read', ['response_type: u32', 'data: &str'], 'serde_json::Result<Self>', '{', 1),
        ...indent([
          'match response_type {',
          ...indent([
            ...entries.map(([type]) => `${type} => serde_json::from_str(data).map(Self::${variants.get(type)}),`),
            '_ => Err(binding::unknown_message()),',
          ]),
          '}',
        ]),
        '}',
      ]),
      '}',
    ],
  ]
}

function messageText(lifetime: 'call' | 'handle'): string {
  return lifetime === 'call'
    ? 'Messages go to the handler that `on_message` is given, all of them before the call is done.'
    : 'Messages go to `callback` until it is closed.'
}

function errorText({ errors }: BindingFunction): string[] {
  if (errors.length === 0) return []
  return ['# Errors', `Fails with the codes ${errors.map(({ code, name }) => `${code} (\`${name}\`)`).join(', ')}.`]
}
