/** One module as a Rust file: types, app objects, error codes, functions. */
import { isNamed, type Shape } from '../../../src/schema/shapes.ts'
import type { AppObjectModel, BindingModel, BindingModule } from '../bindingModel.ts'
import { appObjectItems } from './appObjectItems.ts'
import { functionItems } from './functionItems.ts'
import { modulePath, RustTypes } from './RustTypes.ts'
import { docs, indent } from './rustLayout.ts'
import { constantName } from './rustNames.ts'
import { typeItems } from './typeItems.ts'

export const origin = 'Generated from the definitions; changes belong there.'

/** `home`: path of the crate with the hand-written part, `crate` in that crate itself. */
export function moduleFile(model: BindingModel, module: BindingModule, home: string): string {
  const types = new RustTypes(model, module.name, modulePath)
  const items = [
    ...module.types.flatMap((shape) => typeItems(shape, types)),
    ...appObjectsOf(model, module).flatMap((appObject) => appObjectItems(appObject, types)),
    ...errorCodeItems(module),
    ...functionItems(module, types, home),
  ]
  return rustFile(module.summary, items, home)
}

/** A Rust file: items, each given as its lines, and the `use` declarations that they need. */
export function rustFile(summary: string, items: readonly (readonly string[])[], home: string): string {
  const body = items.map((lines) => lines.join('\n')).join('\n\n')
  return `${[...docs([summary, origin], 0, '//!'), '', ...uses(body, home)].join('\n')}\n\n${body}\n`
}

function uses(body: string, home: string): string[] {
  const code = body.replaceAll(/^\s*\/\/.*$/gm, '')
  const serde = ['Deserialize', 'Deserializer', 'Serialize', 'Serializer'].filter((name) =>
    new RegExp(`\\b${name}\\b`).test(code),
  )
  const lines = [
    `use ${home}::binding;`,
    ...(serde.length === 0 ? [] : [`use serde::${serde.length === 1 ? serde[0] : `{${serde.join(', ')}}`};`]),
    ...(/\bJson\b(?! [{,])/.test(code) ? [`use ${home}::Json;`] : []),
    ...(/\bBTreeMap\b/.test(code) ? ['use std::collections::BTreeMap;'] : []),
    ...(/\bArc\b/.test(code) ? ['use std::sync::Arc;'] : []),
  ]
  // Names in small letters come before others.
  return lines.sort((a, b) => (a.endsWith('::Json;') && b.endsWith('::binding;') ? 1 : a < b ? -1 : 1))
}

/** App objects whose requests are types of the module. */
function appObjectsOf(model: BindingModel, module: BindingModule): AppObjectModel[] {
  return model.appObjects.filter(({ request }) => {
    const shape = request as Shape
    return isNamed(shape) && model.fullName(shape).split('.')[0] === module.name
  })
}

function errorCodeItems({ name, errors }: BindingModule): string[][] {
  if (errors.length === 0) return []
  const lines = errors.flatMap((error) => [
    ...docs([error.summary], 1),
    `pub const ${constantName(error.name)}: i64 = ${error.code};`,
  ])
  return [[...docs([`Codes of the errors of module \`${name}\`.`]), 'pub mod error_code {', ...indent(lines), '}']]
}
