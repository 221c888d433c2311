/** One definition value per function of the API, per object that the application implements, and per module. */
import type { ErrorDefinition } from '../errors/ClientError.ts'
import type { MethodDefinition, ParamsOf, ParamsShape, ResultOf, ResultShape } from './methods.ts'
import type { AnyUnion, ConstantsShape, NamedShape, Shape, StructShape } from './shapes.ts'

/**
 * An object that the host application implements. Each variant of `request` is a method; a variant without a counterpart
 * of the same name in `response` is a notification that is not answered.
 */
export interface AppObjectDefinition<Q extends AnyUnion = AnyUnion, A extends AnyUnion = AnyUnion> {
  readonly name: string
  readonly summary: string
  readonly request: Q
  readonly response: A
}

export function defineAppObject<Q extends AnyUnion, A extends AnyUnion>(
  definition: AppObjectDefinition<Q, A>,
): AppObjectDefinition<Q, A> {
  return definition
}

/** Messages that a function sends to the host while it works (`call`) or until its handle is closed (`handle`). */
export interface CallbackDefinition {
  readonly lifetime: 'call' | 'handle'
  /**
   * Name of the function that closes the handle that this function returns. Bindings then offer the messages as a
   * stream as well.
   */
  readonly endedBy?: string
  /** Payload by response type, 100 and up. */
  readonly responses: Readonly<Record<number, Shape>>
}

/** Items that `net.iterator_next` returns for the handle that a function returned, until there are no more. */
export interface Iteration {
  /** Name of the stream in bindings, snake case, beside the names of functions. */
  readonly stream: string
  /** Form of the items. Callers may have selected more fields. */
  readonly item: StructShape<any>
}

export interface Example {
  readonly params: unknown
  readonly result: unknown
  /** Calls made before the example; `{"$var": "name.path"}` in later params and results stands for a saved result. */
  readonly setup?: readonly { readonly method: string; readonly params: unknown; readonly save: string }[]
}

/** Note in the documentation of functions that are marked as extensions. */
export const extensionNote = 'The published library has no such function.'

/**
 * What a call may do, for programs that let others choose the calls, such as a language model:
 *
 * - `computes`: computes from its parameters alone
 * - `reads`: asks the network or the storage and changes nothing
 * - `sends`: sends messages
 * - `changes`: changes what is stored, or how the connection works
 * - `secret`: takes, returns, derives or uses keys, phrases and passwords, also by a handle
 * - `host`: needs a host that keeps handles, answers requests or takes events
 * - `document`: returns a document that is to be had elsewhere
 */
export type FunctionAccess = 'computes' | 'reads' | 'sends' | 'changes' | 'secret' | 'host' | 'document'

/** A method whose name is `module.function` in snake case. */
interface FunctionCommon<P extends ParamsShape, R extends ResultShape> extends MethodDefinition<P, R> {
  /** Errors that a caller should expect besides those that every call can end with. */
  readonly errors: readonly ErrorDefinition[]
  /**
   * Access of a call without the parameters that are marked with `changes`; for calls with them, `accessOf` counts.
   * Absent for internal steps, which cannot be called from outside.
   */
  readonly access?: FunctionAccess
  /**
   * Whether the call sends messages or stores them to be sent, so that its errors state their outcome (`data.outcome`).
   */
  readonly posts?: true
  readonly example: Example
  /** `Since <major>.<minor>.` and what to use instead, as sentences. Source: docs/compatibility.md. */
  readonly deprecated?: string
  /** Whether the published library lacks this function, so that programs for it do not expect it. */
  readonly extension?: true
  /** Forms of fields of the result that are free JSON, where this function decides them. */
  readonly forms?: Readonly<Record<string, StructShape<any>>>
  /** The items of the iterator that the function creates. Bindings also offer them as a stream. */
  readonly iterates?: Iteration
  /** The object that the caller registers with this call. */
  readonly appObject?: AppObjectDefinition
  readonly callback?: CallbackDefinition
  /** Whether the function waits without a time limit; the time limit of calls then does not apply. */
  readonly waits?: true
  /** Whether the function needs no context and may be called before the connection is initialized. */
  readonly contextFree?: boolean
  /** Whether the result is short and always the same; such a function is also `contextFree`. */
  readonly isConstant?: true
}

/**
 * A function that only computes from its parameters and the configuration; it may run on another thread.
 *
 * A call goes through these steps: the parameters are validated and completed; `heavy` decides. If it says no, `compute` runs on the
 * calling thread, where its scope has the context, for as long as it counts little work (`src/core/work.ts`). If it says
 * yes, or that work turns out to be more, `prepare` runs on the calling thread and makes the parameters independent of the
 * context (references to cached BOCs become BOC texts, say), they travel as JSON text, and `compute` runs on a worker
 * thread with a scope that has no context; at last `finish` (see `finishes`) runs on the calling thread with what came of
 * it. So every function must be able to run elsewhere, and what its inline form does may be done once more. What counts no
 * work must be short by the size of the parameters, or `heavy` has to say so. Implementations may answer with a promise on
 * both threads, but must not keep state between calls: the next one may run elsewhere.
 */
export interface ComputeFunction<P extends ParamsShape = any, R extends ResultShape = any, S = any, C = any>
  extends FunctionCommon<P, R> {
  /** Whether these parameters (and defaults in the scope) mean enough work for a worker thread. Absent: never. */
  readonly heavy?: (params: ParamsOf<P>, scope: C) => boolean
  /**
   * The parameters, completed with omitted values that the function looks up: same shape. Runs first, for every call;
   * may throw what the function throws, or return a promise. Absent: the parameters stay unchanged.
   */
  readonly complete?: (params: ParamsOf<P>, scope: C) => ParamsOf<P> | Promise<ParamsOf<P>>
  /**
   * Parameters for a worker thread: same shape, without anything that only the context knows. Runs only for calls that
   * are computed there; may throw what the function throws, or return a promise. Absent: the parameters stay unchanged.
   */
  readonly prepare?: (params: ParamsOf<P>, scope: C) => ParamsOf<P> | Promise<ParamsOf<P>>
  /**
   * Whether these parameters are independent of the context without `prepare`. Absent: only if there is no `prepare`.
   */
  readonly isIndependent?: (params: ParamsOf<P>) => boolean
  readonly compute: (params: ParamsOf<P>, scope: S) => ResultOf<R> | Promise<ResultOf<R>>
  /**
   * The parameters for a second attempt, if a worker thread failed with an error that says what the parameters lacked;
   * `undefined` for every other error. Absent: errors are final.
   */
  readonly retry?: (error: unknown, prepared: ParamsOf<P>, scope: C) => Promise<ParamsOf<P>> | undefined
  /** Makes the result from the output of a worker thread and the raw parameters. Absent: the output is the result. */
  readonly finish?: (computed: ResultOf<R>, params: ParamsOf<P>, scope: C) => ResultOf<R>
  /** Whether these parameters need `finish`, which avoids parsing the output of the thread. Absent: always. */
  readonly finishes?: (params: ParamsOf<P>) => boolean
  /** `compute` is one native piece of work: nothing ends it but the end of its process. */
  readonly isUninterruptible?: true
  /**
   * Time for which a call that counts no work and is not heavy occupies its thread, in ms. When many come at once, worker
   * threads share them, and the calling thread continues to take one at a time. Not with `finish`.
   */
  readonly inlineMs?: number
  /** What these parameters cost on a worker thread, in ms, where that is cheap to know. */
  readonly costMs?: (params: ParamsOf<P>) => number
  readonly run?: never
  readonly holdsLargeValues?: never
}

/** A function that uses the context: handles, application objects, storage, network. */
export interface ContextFunction<P extends ParamsShape = any, R extends ResultShape = any, S = any>
  extends FunctionCommon<P, R> {
  readonly run: (scope: S, params: ParamsOf<P>) => ResultOf<R> | Promise<ResultOf<R>>
  /** Large parts of the parameters may come as `HeldJson`, JSON text that a worker thread reads. Absent: never. */
  readonly holdsLargeValues?: true
  readonly compute?: never
  readonly heavy?: never
  readonly complete?: never
  readonly isUninterruptible?: never
  readonly prepare?: never
  readonly finish?: never
  readonly finishes?: never
  readonly isIndependent?: never
  readonly costMs?: never
}

export type FunctionDefinition<P extends ParamsShape = any, R extends ResultShape = any> =
  | ComputeFunction<P, R>
  | ContextFunction<P, R>

/**
 * A computation on a worker thread that only the module itself can request: hosts cannot call it. Input and output are
 * JSON.
 */
export interface WorkerTask<I = any, O = any> {
  /** `module.task`, unlike the name of any function. */
  readonly name: string
  readonly compute: (input: I) => O | Promise<O>
}

export interface ModuleDefinition {
  readonly name: string
  readonly summary: string
  readonly description: string
  readonly functions: readonly FunctionDefinition[]
  readonly tasks: readonly WorkerTask[]
  /** Computations of the module's functions on other threads; not part of the API. */
  readonly steps: readonly FunctionDefinition[]
  /** Named types of the module, in the order of the reference. */
  readonly types: readonly NamedShape[]
  readonly errors: readonly ErrorDefinition[]
  /** Name of the published list of the module's error numbers, `ClientErrorCode` for example. */
  readonly errorCodeType: ConstantsShape | undefined
}

interface ModuleSource {
  readonly name: string
  readonly summary: string
  readonly description?: string
  readonly functions: readonly FunctionDefinition[]
  /** Default: empty. */
  readonly tasks?: readonly WorkerTask[]
  readonly steps?: readonly FunctionDefinition[]
  /** All exports of `types.ts`; entries that are not named types are ignored. */
  readonly types: Readonly<Record<string, unknown>>
  /** All exports of `errors.ts`. */
  readonly errors: Readonly<Record<string, unknown>>
}

export function defineModule(source: ModuleSource): ModuleDefinition {
  const errors = Object.values(source.errors)
    .filter((entry): entry is ErrorDefinition => typeof entry === 'object' && entry !== null && 'raised' in entry)
    .sort((a, b) => a.code - b.code)
  const errorCodeType = errors.length === 0 ? undefined : errorCodes(source.name, errors)
  const named = Object.values(source.types).filter(isNamedExport)
  return {
    name: source.name,
    summary: source.summary,
    description: source.description ?? '',
    functions: source.functions,
    tasks: source.tasks ?? [],
    steps: source.steps ?? [],
    types: errorCodeType === undefined ? named : [errorCodeType, ...named],
    errors,
    errorCodeType,
  }
}

function errorCodes(moduleName: string, errors: readonly ErrorDefinition[]): ConstantsShape {
  const name = `${moduleName[0]!.toUpperCase()}${moduleName.slice(1)}ErrorCode`
  return {
    kind: 'constants',
    name,
    summary: `Numbers of the errors of module ${moduleName}.`,
    wire: 'number',
    constants: Object.fromEntries(errors.map(({ name, code, raised }) => [name, { value: code, summary: raised }])),
  }
}

function isNamedExport(entry: unknown): entry is NamedShape {
  return typeof entry === 'object' && entry !== null && 'kind' in entry && 'name' in entry && 'summary' in entry
}
