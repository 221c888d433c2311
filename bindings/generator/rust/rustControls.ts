/** The controls of a development node for Rust: their types, and a method for each on the hand-written `DevNode`. */

import type { NamedShape } from '../../../src/schema/shapes.ts'
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import { type Control, holdersOf, ID, parametersOf } from '../controls.ts'
import { rustFile } from './moduleFile.ts'
import { RustTypes } from './RustTypes.ts'
import { docs, indent, quoted, signature } from './rustLayout.ts'
import { memberName, typeName } from './rustNames.ts'
import { typeItems } from './typeItems.ts'

export function rustControls(model: BindingModel, module: BindingModule, methods: readonly Control[]): string {
  const types = new RustTypes(model, module.name, (name) => `super::${memberName(name)}`)
  const items = [
    ...module.types.flatMap((shape) => typeItems(shape, types)),
    ...methods.flatMap((method) => conversions(method, module.types, types)),
    ['impl super::DevNode {', ...indent(methods.flatMap((method, index) => methodLines(method, index, types))), '}'],
  ]
  return rustFile(module.summary, items, 'crate')
}

function methodLines({ name, summary, params, result }: Control, index: number, types: RustTypes): string[] {
  const hasParams = params.kind !== 'nothing'
  const parameters = ['&self', ...(hasParams ? [`params: impl Into<${typeName(params.name)}>`] : [])]
  const call = hasParams ? `self.control(${quoted(name)}, &params.into())` : `self.ask(${quoted(name)})`
  return [
    ...(index === 0 ? [] : ['']),
    ...docs([summary, '# Errors', 'Fails with `DevNodeError` if the node refuses or cannot be reached.'], 1),
    ...signature(`pub async fn ${memberName(name)}`, parameters, `crate::Result<${types.of(result)}>`, '{', 1),
    ...indent([`${call}.await`]),
    '}',
  ]
}

/** Conversions to the parameters: from a single required field, or from `()` if no field is required. */
function conversions(control: Control, all: readonly NamedShape[], types: RustTypes): string[][] {
  const { params } = control
  if (params.kind === 'nothing') return []
  const name = typeName(params.name)
  const required = parametersOf(control).filter(([, { optional }]) => !optional)
  const from = (source: string, parameter: string, value: string) => [
    `impl From<${source}> for ${name} {`,
    ...indent([`fn from(${parameter}: ${source}) -> Self {`, ...indent([value]), '}']),
    '}',
  ]
  if (required.length === 0) return [from('()', '()', 'Self::default()')]
  const [[field, { shape }], ...others] = required as [(typeof required)[number]]
  if (others.length > 0) return []
  const member = memberName(field)
  const type = types.of(shape)
  const direct =
    type === 'String'
      ? [from('&str', member, `Self::new(${member})`), from('String', member, `Self::new(${member})`)]
      : [from(type, member, `Self::new(${member})`)]
  const holders = field === ID ? holdersOf(shape, all) : []
  return [
    ...direct,
    ...holders.map((holder) =>
      from(`&${types.of(holder)}`, 'holder', `Self::new(holder.id${type === 'String' ? '.as_str()' : ''})`),
    ),
  ]
}
