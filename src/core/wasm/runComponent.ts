/** Calls a function of a WebAssembly component with bytes. Source: virtual machine extensions 5. */
import { WasmFormatError } from './ByteReader.ts'
import { type ComponentInstance, type LiftedFunction, linkComponent } from './linkComponent.ts'
import { FUEL_EXPORT, meterModule } from './meterModule.ts'
import { requireWebAssembly } from './requireWebAssembly.ts'

/** Reason why a call returned no bytes. */
export type ComponentFailure = 'invalid' | 'unlinked' | 'notMade' | 'noFunction' | 'trapped'

/** How a call ended, and the steps that it took. */
export type ComponentOutcome = { readonly fuelUsed: bigint } & (
  | { readonly bytes: Uint8Array }
  | { readonly failure: ComponentFailure }
)

/** Interfaces that components may import, by name with version; made for one call. */
export type HostInterfaces = (name: string) => ComponentInstance | undefined

export interface ComponentCall {
  readonly binary: Uint8Array
  /** Name of an exported instance; if there is no such instance, the function is looked up among the exports. */
  readonly instance: string
  readonly name: string
  readonly argument: Uint8Array
  /** Steps that the call may take. */
  readonly fuel: bigint
  readonly interfaces: HostInterfaces
}

/** Compiled core modules by their place in a binary. */
const compiled = new WeakMap<Uint8Array, Map<string, WebAssembly.Module>>()

/**
 * Makes a new instance of a component and calls a function of it. Never throws for what the component is or does.
 * Throws WebAssemblyRefused on a platform that does not compile WebAssembly.
 */
export function runComponent(call: ComponentCall): ComponentOutcome {
  requireWebAssembly()
  const instances: WebAssembly.Instance[] = []
  const end = (rest: { bytes: Uint8Array } | { failure: ComponentFailure }): ComponentOutcome => {
    const used = instances.reduce((sum, { exports }) => sum + fuelUsed(exports[FUEL_EXPORT], call.fuel), 0n)
    return { fuelUsed: used < call.fuel ? used : call.fuel, ...rest }
  }
  let exports: ComponentInstance
  try {
    exports = linkComponent(call.binary, {
      compile: (module) => compileMetered(call.binary, module, call.fuel),
      onInstance: (instance) => instances.push(instance),
      import: (name) => call.interfaces(name),
    })
  } catch (error) {
    return end({ failure: linkFailure(error) })
  }
  const found = findFunction(exports, call)
  if (found === undefined) return end({ failure: 'noFunction' })
  try {
    return end({ bytes: callWithBytes(found, call.argument) })
  } catch (error) {
    if (!isTrap(error)) throw error
    return end({ failure: 'trapped' })
  }
}

function fuelUsed(global: unknown, fuel: bigint): bigint {
  const { value } = global as { value?: unknown }
  return typeof value === 'bigint' ? fuel - value : 0n
}

function compileMetered(binary: Uint8Array, module: Uint8Array, fuel: bigint): WebAssembly.Module {
  let known = compiled.get(binary)
  if (known === undefined) {
    known = new Map()
    compiled.set(binary, known)
  }
  const key = `${module.byteOffset - binary.byteOffset} ${fuel}`
  let made = known.get(key)
  if (made === undefined) {
    made = new WebAssembly.Module(meterModule(module, fuel))
    known.set(key, made)
  }
  return made
}

function linkFailure(error: unknown): ComponentFailure {
  if (error instanceof WasmFormatError || error instanceof WebAssembly.CompileError) return 'invalid'
  if (error instanceof WebAssembly.LinkError || error instanceof TypeError) return 'unlinked'
  if (isTrap(error)) return 'notMade'
  throw error
}

/**
 * Thrown for what counts as a trap: a range outside the memory, too many calls of host functions, or an exit of the
 * component.
 */
export class ComponentExit extends Error {
  override readonly name = 'ComponentExit'
}

function isTrap(error: unknown): boolean {
  return error instanceof WebAssembly.RuntimeError || error instanceof RangeError || error instanceof ComponentExit
}

function findFunction(exports: ComponentInstance, { instance, name }: ComponentCall): LiftedFunction | undefined {
  const named = exports[instance]
  const found = named?.sort === 'instance' ? named.instance[name] : exports[name]
  return found?.sort === 'function' && found.lifted.takesAndGivesBytes ? found.lifted : undefined
}

/** Calls a `func(list<u8>) -> list<u8>` by the canonical ABI. Throws errors that count as a trap. */
function callWithBytes({ core, options }: LiftedFunction, argument: Uint8Array): Uint8Array {
  const { memory, realloc, postReturn } = options
  if (memory === undefined || realloc === undefined) throw new ComponentExit('The function has no memory')
  const start = Number(realloc(0, 0, 1, argument.length)) >>> 0
  bytesAt(memory, start, argument.length).set(argument)
  const result = Number(core(start, argument.length)) >>> 0
  const place = new DataView(memory.buffer)
  const pointer = place.getUint32(result, true)
  const bytes = bytesAt(memory, pointer, place.getUint32(result + 4, true)).slice()
  postReturn?.(result)
  return bytes
}

/** Throws ComponentExit for a range that is not in the memory. */
export function bytesAt(memory: WebAssembly.Memory, start: number, length: number): Uint8Array {
  if (start + length > memory.buffer.byteLength) throw new ComponentExit('A range is not in the memory')
  return new Uint8Array(memory.buffer, start, length)
}
