/** App objects: the trait that the host implements, and how messages reach it. */
import type { Shape } from '../../../src/schema/shapes.ts'
import type { AppObjectMethod, AppObjectModel } from '../bindingModel.ts'
import { pascalCase } from '../naming.ts'
import type { RustTypes } from './RustTypes.ts'
import { braces, call, docs, indent, signature } from './rustLayout.ts'
import { distinct, memberName, typeName, variantName } from './rustNames.ts'
import { fieldNames, fieldText, fieldType, structItems } from './typeItems.ts'

export function appObjectItems(model: AppObjectModel, types: RustTypes): string[][] {
  const methods = distinct(
    model.methods.map(({ type }) => type),
    memberName,
  )
  return [
    traitItem(model, methods, types),
    ...model.methods.filter(hasAnswerStruct).flatMap((method) =>
      structItems(
        {
          name: answerName(model, method),
          summary: `Answer of \`${typeName(model.name)}::${methods.get(method.type)}\`.`,
          fields: method.answer!,
        },
        types,
      ),
    ),
    [
      ...docs(['How messages reach the object.']),
      `pub(super) struct ${adapterName(model)}(pub(super) Arc<dyn ${typeName(model.name)}>);`,
    ],
    adapterItem(model, methods, types),
  ]
}

export function adapterName({ name }: AppObjectModel): string {
  return `${typeName(name)}Adapter`
}

function hasAnswerStruct({ answer }: AppObjectMethod): boolean {
  return answer !== undefined && Object.keys(answer).length > 1
}

function answerName({ name }: AppObjectModel, { type }: AppObjectMethod): string {
  return `${name}${pascalCase(type)}Answer`
}

/** The result of a method: nothing, the one field of the answer, or a struct of its fields. */
function answerType(model: AppObjectModel, method: AppObjectMethod, types: RustTypes): string {
  const fields = Object.values(method.answer!)
  if (fields.length === 0) return '()'
  return fields.length === 1 ? fieldType(fields[0]!, types) : typeName(answerName(model, method))
}

function traitItem(model: AppObjectModel, methods: ReadonlyMap<string, string>, types: RustTypes): string[] {
  const body = model.methods.flatMap((method) => {
    const members = fieldNames(method.fields)
    const parameters = Object.entries(method.fields).map(
      ([wire, field]) => `${members.get(wire)}: ${fieldType(field, types)}`,
    )
    const result =
      method.answer === undefined
        ? "binding::BoxFuture<'_, ()>"
        : `binding::BoxFuture<'_, Result<${answerType(model, method, types)}, binding::Refusal>>`
    const described = Object.entries(method.fields).map(([wire, field]) => `\`${wire}\`: ${fieldText(field)}`)
    return [
      ...docs([method.summary, ...described], 1),
      ...signature(`fn ${methods.get(method.type)}`, ['&self', ...parameters], result, ';', 1),
      '',
    ]
  })
  return [
    ...docs([model.summary, 'Methods run beside each other; a future is dropped when its answer is no longer wanted.']),
    `pub trait ${typeName(model.name)}: Send + Sync + 'static {`,
    ...indent([
      ...body,
      ...docs(['Nothing follows, for the reason in `reason`.'], 1),
      'fn closed(&self, _reason: &str) {}',
    ]),
    '}',
  ]
}

function adapterItem(model: AppObjectModel, methods: ReadonlyMap<string, string>, types: RustTypes): string[] {
  const request = types.of(model.request as Shape)
  const variants = distinct(Object.keys(model.request.variants), variantName)
  const pattern = (method: AppObjectMethod, end: string) =>
    braces(`${request}::${variants.get(method.type)}`, [...fieldNames(method.fields).values()], end)
  const invoke = (method: AppObjectMethod, start: string) =>
    call(`${start}object.${methods.get(method.type)}`, [...fieldNames(method.fields).values()], ';', 4)
  const asked = model.methods.filter(({ answer }) => answer !== undefined)
  const told = model.methods.filter(({ answer }) => answer === undefined)
  const answering = asked.flatMap((method) => [
    ...pattern(method, ' => {'),
    ...indent([...invoke(method, 'let answer = '), ...answerLines(model, method, types)]),
    '}',
  ])
  const noting = told.flatMap((method) => [
    ...pattern(method, ' => {'),
    ...indent([...invoke(method, 'let noted = '), 'noted.await;']),
    '}',
  ])
  const future = (name: string, item: string, parameter: string, lines: readonly string[]) => [
    ...signature(`fn ${name}`, ['&self', parameter], `binding::BoxFuture<'_, ${item}>`, '{', 1),
    ...indent(['Box::pin(async move {', ...indent(lines), '})']),
    '}',
  ]
  return [
    `impl binding::AppObject for ${adapterName(model)} {`,
    ...indent([
      ...future('request', 'Result<Json, binding::Refusal>', 'request: Json', [
        ...(asked.length === 0 ? [] : ['let object = &self.0;']),
        'match binding::read_request(&request)? {',
        ...indent([
          ...answering,
          `${told.length === 0 ? `${request}::Unknown(_)` : '_'} => Err(binding::unknown_request()),`,
        ]),
        '}',
      ]),
      '',
      ...(told.length === 0
        ? []
        : [
            ...future('notify', '()', 'notification: Json', [
              'let object = &self.0;',
              'let Ok(notification) = binding::read_request(&notification) else {',
              '    return;',
              '};',
              'match notification {',
              ...indent([...noting, '_ => {}']),
              '}',
            ]),
            '',
          ]),
      'fn closed(&self, reason: &str) {',
      '    self.0.closed(reason);',
      '}',
    ]),
    '}',
  ]
}

function answerLines(model: AppObjectModel, method: AppObjectMethod, types: RustTypes): string[] {
  const variants = distinct(Object.keys(model.response.variants), variantName)
  const path = `${types.of(model.response as Shape)}::${variants.get(method.type)}`
  const members = [...fieldNames(method.answer!).values()]
  if (members.length === 0) return ['answer.await?;', `binding::write_answer(&${path})`]
  if (members.length === 1)
    return [
      `let ${members[0]} = answer.await?;`,
      ...braces(`let answer = ${path}`, members, ';'),
      'binding::write_answer(&answer)',
    ]
  return [
    'let answer = answer.await?;',
    ...braces(
      `let answer = ${path}`,
      members.map((member) => `${member}: answer.${member}`),
      ';',
    ),
    'binding::write_answer(&answer)',
  ]
}
