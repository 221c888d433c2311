/** The controls of a development node for Rust: their types, and a method for each on the hand-written `DevNode`. */
import type { BindingModel, BindingModule } from '../../bindings/generator/bindingModel.ts'
import { rustFile } from '../../bindings/generator/rust/moduleFile.ts'
import { RustTypes } from '../../bindings/generator/rust/RustTypes.ts'
import { docs, indent, quoted, signature } from '../../bindings/generator/rust/rustLayout.ts'
import { memberName, typeName } from '../../bindings/generator/rust/rustNames.ts'
import { typeItems } from '../../bindings/generator/rust/typeItems.ts'
import type { DescribedMethod } from '../../src/program/devnode/controls/describeMethods.ts'
import type { Field, NamedShape, StructShape } from '../../src/schema/shapes.ts'

/** A parameter of this name is also taken from an object that has it. */
const ID = 'id'

export function rustDevNode(model: BindingModel, module: BindingModule, methods: readonly DescribedMethod[]): string {
  const types = new RustTypes(model, module.name, (name) => `super::${memberName(name)}`)
  const items = [
    ...module.types.flatMap((shape) => typeItems(shape, types)),
    ...methods.flatMap(({ params }) => conversions(params, module.types, types)),
    ['impl super::DevNode {', ...indent(methods.flatMap((method, index) => methodLines(method, index, types))), '}'],
  ]
  return rustFile(module.summary, items, 'crate')
}

function methodLines({ name, summary, params, result }: DescribedMethod, index: number, types: RustTypes): string[] {
  const hasParams = Object.keys(params.fields).length > 0
  const isEmpty = Object.keys(result.fields).length === 0
  const parameters = ['&self', ...(hasParams ? [`params: impl Into<${typeName(params.name)}>`] : [])]
  if (isEmpty) throw new Error(`${name} has no result, for which there is no call yet`)
  const call = hasParams ? `self.control(${quoted(name)}, &params.into())` : `self.ask(${quoted(name)})`
  return [
    ...(index === 0 ? [] : ['']),
    ...docs([summary], 1),
    ...signature(`pub async fn ${memberName(name)}`, parameters, `crate::Result<${types.of(result)}>`, '{', 1),
    ...indent([`${call}.await`]),
    '}',
  ]
}

/** A single required field stands for all parameters, `()` for no parameters. */
function conversions(params: StructShape, all: readonly NamedShape[], types: RustTypes): string[][] {
  const entries = Object.entries(params.fields as Readonly<Record<string, Field>>)
  if (entries.length === 0) return []
  const name = typeName(params.name)
  const required = entries.filter(([, { optional }]) => !optional)
  const from = (source: string, parameter: string, value: string) => [
    `impl From<${source}> for ${name} {`,
    ...indent([`fn from(${parameter}: ${source}) -> Self {`, ...indent([value]), '}']),
    '}',
  ]
  if (required.length === 0) return [from('()', '_', 'Self::default()')]
  const [[field, { shape }], ...others] = required as [[string, Field]]
  if (others.length > 0) return []
  const member = memberName(field)
  const type = types.of(shape)
  const direct =
    type === 'String'
      ? [from('&str', member, `Self::new(${member})`), from('String', member, `Self::new(${member})`)]
      : [from(type, member, `Self::new(${member})`)]
  const holders = field === ID ? all.filter((holder) => holds(holder, shape)) : []
  return [
    ...direct,
    ...holders.map((holder) =>
      from(`&${types.of(holder)}`, 'holder', `Self::new(holder.id${type === 'String' ? '.as_str()' : ''})`),
    ),
  ]
}

function holds(type: NamedShape, shape: Field['shape']): boolean {
  return type.kind === 'struct' && !/^(ParamsOf|ResultOf)/.test(type.name) && type.fields[ID]?.shape === shape
}
