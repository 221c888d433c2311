/** The generated part of the Python binding. */
import type { BindingModel, BindingModule } from '../bindingModel.ts'
import type { GeneratedFile } from '../GeneratedFile.ts'
import { functionsClassName, functionsFile } from './functionsFile.ts'
import { docstring, group, indentation, statement } from './pythonLayout.ts'
import { memberName } from './pythonNames.ts'
import { typesFile } from './typesFile.ts'

export const pythonFolder = 'bindings/python/src/vendorclient/generated'

/** Attributes of clients that are not modules. */
const clientAttributes = ['call', 'close', 'connect', 'info', 'start']

export function pythonFiles(model: BindingModel): GeneratedFile[] {
  const taken = model.modules.find(({ name }) => clientAttributes.includes(memberName(name)))
  if (taken !== undefined) throw new Error(`Clients have an attribute ${taken.name} already`)
  const file = (path: string, content: string) => ({ path: `${pythonFolder}/${path}`, content })
  return [
    file('__init__.py', packageFile(model.modules)),
    file('version.py', versionFile(model.version)),
    ...model.modules.map((module) => file(`${memberName(module.name)}.py`, typesFile(model, module))),
    file('functions/__init__.py', functionsPackageFile(model.modules)),
    ...model.modules.map((module) => file(`functions/${memberName(module.name)}.py`, functionsFile(model, module))),
  ]
}

/** Modules of the package for imports such as `from vendorclient.crypto import KeyPair`. */
export function publicPythonModules(model: BindingModel): GeneratedFile[] {
  return model.modules.map((module) => {
    const name = memberName(module.name)
    const content = `${docstring(0, [`Types of module ${module.name}.`, module.summary, origin])}\n\nfrom .generated.${name} import *  # noqa: F403\n`
    return { path: `bindings/python/src/vendorclient/${name}.py`, content }
  })
}

const origin = 'Generated from the definitions; changes belong there.'

function packageFile(modules: readonly BindingModule[]): string {
  const names = modules.map(({ name }) => memberName(name)).sort()
  const all = names.map((name) => JSON.stringify(name))
  return `${[
    docstring(0, ['Types of all modules.', origin]),
    '',
    statement(0, 'from . import ', names.join(', ').length <= 100 ? names.join(', ') : group('(', names, ')')),
    '',
    statement(0, '__all__ = ', group('[', all, ']')),
  ].join('\n')}\n`
}

function versionFile(version: string): string {
  return `${docstring(0, ['Version of the definitions, which is that of the package.', origin])}\n\nVERSION = ${JSON.stringify(version)}\n`
}

function functionsPackageFile(modules: readonly BindingModule[]): string {
  const sorted = [...modules].sort((a, b) => (memberName(a.name) < memberName(b.name) ? -1 : 1))
  const imports = sorted.map((module) => {
    const classes = [functionsClassName(module, true), functionsClassName(module, false)]
    return `from .${memberName(module.name)} import ${classes.join(', ')}`
  })
  return `${[
    docstring(0, ['The modules of a client.', origin]),
    '',
    'from __future__ import annotations',
    '',
    'from ..._call import AsyncCaller, Caller',
    ...imports,
    '',
    '',
    modulesClass(modules, false),
    '',
    '',
    modulesClass(modules, true),
  ].join('\n')}\n`
}

function modulesClass(modules: readonly BindingModule[], asynchronous: boolean): string {
  return [
    `class ${asynchronous ? 'AsyncModules' : 'Modules'}:`,
    docstring(1, [`All modules, as ${asynchronous ? 'coroutines' : 'functions that wait'}.`]),
    '',
    `${indentation}def __init__(self, caller: ${asynchronous ? 'AsyncCaller' : 'Caller'}) -> None:`,
    ...modules.flatMap((module) => {
      const name = functionsClassName(module, asynchronous)
      return [
        `${indentation.repeat(2)}self.${memberName(module.name)}: ${name} = ${name}(caller)`,
        docstring(2, [module.summary]),
      ]
    }),
  ].join('\n')
}
