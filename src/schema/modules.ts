/** Modules of the API that may not be loaded yet. */
import type { FunctionDefinition, ModuleDefinition } from './functions.ts'

/** Functions that can be loaded without the rest of their module. */
export interface ModulePart {
  /** Their wire names. */
  readonly functions: readonly string[]
  readonly load: () => Promise<readonly FunctionDefinition[]>
}

export interface LazyModule {
  /** The part of a function's wire name before the point. */
  readonly name: string
  /** Returns the same definition every time. */
  readonly load: () => Promise<ModuleDefinition>
  /** What is often the only thing that is called of a large module. Default: none. */
  readonly parts?: readonly ModulePart[]
}

/** The definitions in the order of the list. */
export function loadModules(list: readonly LazyModule[]): Promise<readonly ModuleDefinition[]> {
  return Promise.all(list.map(({ load }) => load()))
}

/** Functions by wire name. */
export function functionsByName(list: readonly ModuleDefinition[]): ReadonlyMap<string, FunctionDefinition> {
  return new Map(list.flatMap((module) => module.functions.map((definition) => [definition.name, definition])))
}
