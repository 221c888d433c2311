/** The generated part of the Rust binding. */
import type { BindingModel } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { moduleTypeName } from './functionItems.ts'
import { moduleFile, origin } from './moduleFile.ts'
import { docs, indent, mustUse, quoted } from './rustLayout.ts'
import { memberName } from './rustNames.ts'

export const rustFolder = 'bindings/rust/src/generated'

/** Methods of a client that are not modules. */
const clientMethods = ['call', 'close', 'close_within', 'connect', 'info', 'start']

/** Lints that depend on the definitions, not on the generator. */
const lints = [
  'large_enum_variant',
  'match_same_arms',
  'self_named_constructors',
  'single_match',
  'too_many_arguments',
  'wrong_self_convention',
]

/** `home`: path of the hand-written part, for generated modules that are compiled outside of its crate. */
export function rustFiles(model: BindingModel, home = 'crate'): GeneratedFile[] {
  const taken = model.modules.find(({ name }) => clientMethods.includes(memberName(name)))
  if (taken !== undefined) throw new Error(`Clients have a method ${taken.name} already`)
  const file = (path: string, content: string) => ({ path: `${rustFolder}/${path}`, content })
  return [
    file('mod.rs', rootFile(model, home)),
    ...model.modules.map((module) => file(`${module.name}.rs`, moduleFile(model, module, home))),
  ]
}

function rootFile({ modules, version }: BindingModel, home: string): string {
  const accessors = modules.flatMap((module, index) => [
    ...(index === 0 ? [] : ['']),
    ...docs([module.summary], 1),
    mustUse,
    `pub fn ${memberName(module.name)}(&self) -> ${memberName(module.name)}::${moduleTypeName(module)}<'_> {`,
    `    ${memberName(module.name)}::${moduleTypeName(module)}::new(self)`,
    '}',
  ])
  return `${[
    ...docs(['All modules.', origin], 0, '//!'),
    '',
    ...lints.map((lint) => `#![allow(clippy::${lint})]`),
    '',
    ...modules.map(({ name }) => `pub mod ${memberName(name)};`).sort(),
    '',
    ...docs(['Version of the definitions, which is that of the crate.']),
    `pub const VERSION: &str = ${quoted(version)};`,
    '',
    `impl ${home}::Client {`,
    ...indent(accessors),
    '}',
  ].join('\n')}\n`
}
