/** Reads a component, makes its core instances and finds its functions. Source: virtual machine extensions 5. */
import { ByteReader, WasmFormatError } from './ByteReader.ts'
import {
  type ComponentType,
  readAlias,
  readExternalName,
  readExternalType,
  readSort,
  readType,
} from './componentTypes.ts'

/** Sorts of definitions; those of core modules have 0x100 on top. */
const SORT = { function: 1, type: 3, component: 4, instance: 5, coreFunction: 0x100, coreMemory: 0x102 } as const

const HEADER = Uint8Array.of(0, 0x61, 0x73, 0x6d, 0x0d, 0, 1, 0)

/** Maximum number of core instances of a component, with those of the components within. */
const MOST_INSTANCES = 50
const MOST_DEPTH = 10

export type CoreFunction = (...args: (number | bigint)[]) => unknown
type CoreExports = Readonly<Record<string, unknown>>

/** Where a function of a component reads and leaves its values. */
export interface CanonicalOptions {
  readonly memory?: WebAssembly.Memory
  readonly realloc?: CoreFunction
  readonly postReturn?: CoreFunction
}

/** A function that a component offers. */
export interface LiftedFunction {
  readonly core: CoreFunction
  readonly options: CanonicalOptions
  readonly takesAndGivesBytes: boolean
}

/** A function that the surroundings offer: made for the memory of the component that calls it. */
export type HostFunction = (options: CanonicalOptions) => CoreFunction

/** Functions by name, or a single function: the form of the imports and exports of a component. */
export interface ComponentInstance {
  readonly [name: string]: Definition | undefined
}
type Definition =
  | { readonly sort: 'function'; readonly lifted: LiftedFunction }
  | { readonly sort: 'host'; readonly host: HostFunction }
  | { readonly sort: 'instance'; readonly instance: ComponentInstance }
  | { readonly sort: 'component'; readonly component: Component }
  | { readonly sort: 'type'; readonly type: ComponentType }

interface Component {
  readonly reader: { readonly bytes: Uint8Array; readonly start: number; readonly end: number }
  readonly outer: Spaces | undefined
}

export interface LinkOptions {
  /** Compiles a core module to the form that is run. */
  readonly compile: (module: Uint8Array) => WebAssembly.Module
  /** Called with each core instance. */
  readonly onInstance: (instance: WebAssembly.Instance) => void
  /** Target of an imported interface or function; `undefined` if it is unknown. */
  readonly import: (name: string) => ComponentInstance | undefined
}

class Spaces {
  readonly modules: WebAssembly.Module[] = []
  readonly coreInstances: CoreExports[] = []
  /** Functions, tables, memories and globals of core instances, by sort. */
  readonly core = new Map<number, unknown[]>([0, 1, 2, 3].map((sort) => [SORT.coreFunction + sort, []]))
  readonly items: Record<'function' | 'type' | 'component' | 'instance', Definition[]> = {
    function: [],
    type: [],
    component: [],
    instance: [],
  }
  readonly exports: Record<string, Definition> = Object.create(null)
  readonly outer: Spaces | undefined

  constructor(outer: Spaces | undefined) {
    this.outer = outer
  }

  itemsOf(sort: number): Definition[] {
    if (sort === SORT.function) return this.items.function
    if (sort === SORT.type) return this.items.type
    if (sort === SORT.component) return this.items.component
    if (sort === SORT.instance) return this.items.instance
    throw new WasmFormatError('A definition of this sort is not supported')
  }

  coreOf(sort: number): unknown[] {
    return this.core.get(sort) ?? fail('A definition of this sort is not supported')
  }
}

function fail(message: string): never {
  throw new WasmFormatError(message)
}

function at<T>(list: readonly T[], index: number): T {
  const item = list[index]
  if (item === undefined) throw new WasmFormatError('A definition refers to one that does not exist')
  return item
}

/** The exports of a component. Throws WasmFormatError, and what making its core instances throws. */
export function linkComponent(bytes: Uint8Array, options: LinkOptions): ComponentInstance {
  return new Linker(options).instantiate(
    { reader: { bytes, start: 0, end: bytes.length }, outer: undefined },
    undefined,
    0,
  )
}

class Linker {
  readonly #options: LinkOptions
  #instances = 0

  constructor(options: LinkOptions) {
    this.#options = options
  }

  instantiate(component: Component, args: ComponentInstance | undefined, depth: number): ComponentInstance {
    if (depth > MOST_DEPTH) fail('Components are nested too deeply')
    const { bytes, start, end } = component.reader
    const reader = new ByteReader(bytes, start, end)
    for (const byte of HEADER) reader.expect(byte)
    const spaces = new Spaces(component.outer)
    while (!reader.isAtEnd) {
      const id = reader.byte()
      const size = reader.u32()
      const from = reader.at
      reader.take(size)
      if (id === 1) spaces.modules.push(this.#options.compile(bytes.subarray(from, from + size)))
      else if (id === 4) {
        const nested = { bytes, start: from, end: from + size }
        spaces.items.component.push({ sort: 'component', component: { reader: nested, outer: spaces } })
      } else if (id !== 0) this.#readSection(id, new ByteReader(bytes, from, from + size), spaces, args, depth)
    }
    return spaces.exports
  }

  #readSection(
    id: number,
    section: ByteReader,
    spaces: Spaces,
    args: ComponentInstance | undefined,
    depth: number,
  ): void {
    // Each definition is made before the next one is read, because that may refer to it.
    for (let left = section.u32(); left > 0; left--) {
      switch (id) {
        case 2:
          spaces.coreInstances.push(this.#coreInstance(section, spaces))
          break
        case 5:
          spaces.items.instance.push({ sort: 'instance', instance: this.#instance(section, spaces, depth) })
          break
        case 6:
          addAlias(section, spaces)
          break
        case 7:
          spaces.items.type.push({ sort: 'type', type: readType(section, knownTypes(spaces)) })
          break
        case 8:
          addCanonical(section, spaces)
          break
        case 10:
          this.#addImport(section, spaces, args)
          break
        case 11:
          addExport(section, spaces)
          break
        default:
          fail(`Section ${id} of a component is not supported`)
      }
    }
  }

  #coreInstance(section: ByteReader, spaces: Spaces): CoreExports {
    if (section.byte() === 1) {
      const exports: Record<string, unknown> = Object.create(null)
      section.list(() => {
        const name = section.name()
        exports[name] = at(spaces.coreOf(0x100 + section.byte()), section.u32())
      })
      return exports
    }
    const module = at(spaces.modules, section.u32())
    const imports: Record<string, CoreExports> = Object.create(null)
    section.list(() => {
      const name = section.name()
      section.expect(0x12)
      imports[name] = at(spaces.coreInstances, section.u32())
    })
    if (++this.#instances > MOST_INSTANCES) fail('A component has too many instances')
    const instance = new WebAssembly.Instance(module, imports)
    this.#options.onInstance(instance)
    return instance.exports
  }

  #instance(section: ByteReader, spaces: Spaces, depth: number): ComponentInstance {
    const kind = section.byte()
    const component = kind === 0 ? at(spaces.items.component, section.u32()) : undefined
    const given: Record<string, Definition> = Object.create(null)
    section.list(() => {
      const name = kind === 0 ? section.name() : readExternalName(section)
      const sort = readSort(section)
      given[name] = at(spaces.itemsOf(sort), section.u32())
    })
    if (component === undefined) return given
    if (component.sort !== 'component') fail('Only components can be instantiated')
    return this.instantiate(component.component, given, depth + 1)
  }

  #addImport(section: ByteReader, spaces: Spaces, args: ComponentInstance | undefined): void {
    const name = readExternalName(section)
    const { sort, type } = readExternalType(section)
    if (sort === SORT.type) {
      const known = args?.[name] ?? (type === undefined ? undefined : spaces.items.type[type])
      spaces.items.type.push(known ?? { sort: 'type', type: { kind: 'other' } })
      return
    }
    const given = args === undefined ? undefined : args[name]
    if (given !== undefined) {
      spaces.itemsOf(sort).push(given)
      return
    }
    const instance = args === undefined && sort === SORT.instance ? this.#options.import(name) : undefined
    if (instance === undefined) throw new WebAssembly.LinkError(`There is no import ${name}`)
    spaces.items.instance.push({ sort: 'instance', instance })
  }
}

function knownTypes(spaces: Spaces): ComponentType[] {
  return spaces.items.type.map((item) => (item.sort === 'type' ? item.type : { kind: 'other' }))
}

function addAlias(section: ByteReader, spaces: Spaces): void {
  const { sort, target } = readAlias(section)
  if ('outer' in target) {
    let from: Spaces | undefined = spaces
    for (let count = target.outer; count > 0; count--) from = from?.outer
    if (from === undefined) fail('An alias refers to something outside the component')
    else if (sort === 0x111) spaces.modules.push(at(from.modules, target.index))
    else spaces.itemsOf(sort).push(at(from.itemsOf(sort), target.index))
  } else if (target.isCore) {
    const value = at(spaces.coreInstances, target.instance)[target.name]
    spaces.coreOf(sort).push(value ?? fail(`There is no export ${target.name}`))
  } else {
    const from = at(spaces.items.instance, target.instance)
    const found = from.sort === 'instance' ? from.instance[target.name] : undefined
    if (found !== undefined) spaces.itemsOf(sort).push(found)
    else if (sort === SORT.type) spaces.items.type.push({ sort: 'type', type: { kind: 'other' } })
    else throw new WebAssembly.LinkError(`There is no import ${target.name}`)
  }
}

function addCanonical(section: ByteReader, spaces: Spaces): void {
  const kind = section.byte()
  const functions = spaces.coreOf(SORT.coreFunction)
  switch (kind) {
    case 0x00: {
      section.expect(0)
      const core = at(functions, section.u32()) as CoreFunction
      const options = readOptions(section, spaces)
      const definition = at(spaces.items.type, section.u32())
      const type = definition.sort === 'type' ? definition.type : undefined
      const takesAndGivesBytes = type?.kind === 'function' && type.takesAndGivesBytes
      spaces.items.function.push({ sort: 'function', lifted: { core, options, takesAndGivesBytes } })
      return
    }
    case 0x01: {
      section.expect(0)
      const definition = at(spaces.items.function, section.u32())
      const options = readOptions(section, spaces)
      if (definition.sort !== 'host') fail('Only functions of the host can be lowered')
      else functions.push(definition.host(options))
      return
    }
    case 0x03:
      // Resources are numbers here, and nothing is to be freed.
      section.u32()
      functions.push(() => undefined)
      return
    default:
      fail('This kind of function is not supported')
  }
}

function readOptions(section: ByteReader, spaces: Spaces): CanonicalOptions {
  const options: { -readonly [K in keyof CanonicalOptions]: CanonicalOptions[K] } = {}
  section.list(() => {
    const code = section.byte()
    if (code <= 0x02) return
    const index = section.u32()
    if (code === 0x03) options.memory = at(spaces.coreOf(SORT.coreMemory), index) as WebAssembly.Memory
    else if (code === 0x04) options.realloc = at(spaces.coreOf(SORT.coreFunction), index) as CoreFunction
    else if (code === 0x05) options.postReturn = at(spaces.coreOf(SORT.coreFunction), index) as CoreFunction
    else fail('An option of a function is not supported')
  })
  return options
}

function addExport(section: ByteReader, spaces: Spaces): void {
  const name = readExternalName(section)
  const sort = readSort(section)
  const index = section.u32()
  if (section.byte() !== 0) readExternalType(section)
  const item = at(spaces.itemsOf(sort), index)
  spaces.exports[name] = item
  spaces.itemsOf(sort).push(item)
}
