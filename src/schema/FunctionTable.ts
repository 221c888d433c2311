import type { FunctionDefinition, ModuleDefinition, WorkerTask } from './functions.ts'
import type { LazyModule, ModulePart } from './modules.ts'

/** Functions of the API by wire name. A module, or its part, is loaded when one of its functions is first requested. */
export class FunctionTable {
  readonly #waiting: Map<string, LazyModule>
  readonly #loading = new Map<LazyModule | ModulePart, Promise<void>>()
  readonly #functions = new Map<string, FunctionDefinition>()
  readonly #tasks = new Map<string, WorkerTask>()
  readonly #steps = new Map<string, FunctionDefinition>()

  constructor(modules: readonly LazyModule[]) {
    this.#waiting = new Map(modules.map((module) => [module.name, module]))
  }

  /** A function that is loaded. */
  get(name: string): FunctionDefinition | undefined {
    return this.#functions.get(name)
  }

  /** A task of a loaded module. */
  task(name: string): WorkerTask | undefined {
    return this.#tasks.get(name)
  }

  /** A step of a function whose module is loaded; hosts cannot call it. */
  step(name: string): FunctionDefinition | undefined {
    return this.#steps.get(name)
  }

  /** Adds a module that is loaded already. */
  add(module: ModuleDefinition): void {
    if (!this.#waiting.delete(module.name)) return
    for (const definition of module.functions) this.#functions.set(definition.name, definition)
    for (const task of module.tasks) this.#tasks.set(task.name, task)
    for (const definition of module.steps) this.#steps.set(definition.name, definition)
  }

  /**
   * Loads the module that a function would be in, or the part of it. `undefined` if there is no such module or the
   * function is loaded already, so that `get` can answer now; otherwise settles when `get` can answer. Rejects when it
   * cannot be loaded.
   */
  load(name: string): Promise<void> | undefined {
    const module = this.#waiting.get(name.slice(0, name.indexOf('.')))
    if (module === undefined || this.#functions.has(name)) return undefined
    const part = module.parts?.find(({ functions }) => functions.includes(name))
    if (part === undefined) return this.#loadOnce(module, async () => this.add(await module.load()))
    return this.#loadOnce(part, async () => {
      for (const definition of await part.load()) this.#functions.set(definition.name, definition)
    })
  }

  #loadOnce(key: LazyModule | ModulePart, load: () => Promise<void>): Promise<void> {
    let loading = this.#loading.get(key)
    if (loading === undefined) {
      loading = load().finally(() => this.#loading.delete(key))
      this.#loading.set(key, loading)
    }
    return loading
  }
}
