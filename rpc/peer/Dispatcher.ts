/**
 * Turns requests into calls: finds the method, decides whether it may start, and reports the outcome.
 *
 * Not the server of the package json-rpc-2.0: its `receive` costs as much again as all the rest of a short call and knows
 * neither results that are text already nor calls that end before their method does. Types, codes and constructors of
 * messages are the package's; a test holds the answers to those of its server. Source: daemon sections 2 to 6.
 */
import { factsOfCall } from '../../src/delivery/outcome.ts'
import { WorkersBusy } from '../../src/ports/Workers.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import type { ErrorBody, IncomingRequest } from '../protocol/messages.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import type { ConnectionParts } from './ConnectionParts.ts'
import { callLibrary } from './callLibrary.ts'
import { type CallOptions, checkObjectUse, noCallOptions, readCallOptions } from './callOptions.ts'
import { type DaemonMethod, daemonMethods } from './daemonMethods.ts'
import { type CallFacts, type EndCall, type ReportAnswer, RunningCall } from './RunningCall.ts'
import { queueFull, shuttingDown, unknownMethod } from './refusals.ts'

/** Methods that are handled even if too many calls are in flight, so that a full connection can still make progress. */
const ANSWERS_APP_REQUESTS = 'client.resolve_app_request'

/** The outcome of a call that is known and about to be answered. */
interface Finished {
  readonly running: RunningCall
  readonly error: ErrorBody | undefined
  readonly resultJson: string | undefined
}

/** Origin of a request and destination of its answer. */
export interface Arrival {
  /** Size of the text of the request. */
  readonly bytes: number
  readonly report: ReportAnswer
  readonly isInBatch: boolean
}

export class Dispatcher {
  readonly #connection: ConnectionParts
  #finished: Finished[] = []

  constructor(connection: ConnectionParts) {
    this.#connection = connection
  }

  /** Starts the requested call. Reports exactly once, at once if the request is refused. */
  dispatch(request: IncomingRequest, arrival: Arrival): void {
    const daemonMethod = daemonMethods.get(request.method)
    try {
      if (daemonMethod === undefined) this.#startLibraryCall(request, arrival)
      else this.#startDaemonMethod(daemonMethod, request, arrival)
    } catch (error) {
      const { answers, environment } = this.#connection
      const isKnown = daemonMethod !== undefined || environment.functions.get(request.method) !== undefined
      const posts = environment.functions.get(request.method)?.posts === true
      const told = posts ? withUnsent(error) : error
      const text = answers.ofRefused(request.id ?? null, told, isKnown ? request.method : 'unknown')
      arrival.report(request.id === undefined ? undefined : text)
    }
  }

  #startDaemonMethod(method: DaemonMethod, request: IncomingRequest, { bytes, report, isInBatch }: Arrival): void {
    if (isInBatch && method.notInBatch) {
      throw new ProtocolError('InvalidRequest', `${method.name} is not allowed inside a batch`, { reason: 'batch' })
    }
    if (!method.beforeToken) this.#connection.state.expectToken()
    const options = optionsOf(request)
    checkObjectUse(method.name, {}, options)
    const running = this.#track({
      id: request.id,
      method: method.name,
      options,
      isCounted: false,
      requestBytes: bytes,
      report,
    })
    if (method.name === 'daemon.initialize') this.#connection.state.expectHostToInitialize()
    try {
      this.#answerWith(running, method.call(this.#connection, request.params ?? {}, running))
    } catch (error) {
      this.#answerSoon(running, this.#describe(error, running), undefined)
    }
  }

  #startLibraryCall(request: IncomingRequest, { bytes, report }: Arrival): void {
    const { calls, environment, input, state } = this.#connection
    const { functions, limits } = environment
    const definition = functions.get(request.method)
    const loading = definition === undefined ? functions.load(request.method) : undefined
    if (definition === undefined && loading === undefined) throw unknownMethod(request.method)
    const isCounted = request.method !== ANSWERS_APP_REQUESTS
    if (isCounted) {
      if (state.isEnding) throw shuttingDown(limits.stop_ms)
      calls.expectRoom()
      // A single call is always allowed, because a connection cannot hold less than that.
      if (calls.counted > 0) this.#connection.answers.expectMemory()
    }
    const options = optionsOf(request)
    if (definition !== undefined) checkObjectUse(definition.name, definition, options)
    // The name of the definition is found in tables faster than the same name that has just been parsed.
    const method = definition?.name ?? request.method
    const running = this.#track({
      id: request.id,
      method,
      options,
      isCounted,
      requestBytes: bytes,
      report,
    })
    if (definition !== undefined) this.#runFunction(definition, request, running)
    else {
      running.label = 'unknown'
      this.#connection.timeouts.watch()
      loading!.then(
        () => input.take(() => this.#runLoaded(request, running)),
        (error) => running.fail(this.#describe(error, running)),
      )
    }
  }

  /** Runs a call that was in flight before its module was loaded. */
  #runLoaded(request: IncomingRequest, running: RunningCall): void {
    if (running.ended !== undefined) return
    const definition = this.#connection.environment.functions.get(request.method)
    try {
      if (definition === undefined) throw unknownMethod(request.method)
      running.label = request.method
      checkObjectUse(definition.name, definition, running.options)
    } catch (error) {
      running.fail(this.#describe(error, running))
      return
    }
    this.#runFunction(definition, request, running)
  }

  #runFunction(definition: FunctionDefinition, { params }: IncomingRequest, running: RunningCall): void {
    running.waitsByDesign = definition.waits === true
    running.posts = definition.posts === true
    try {
      const call = () => callLibrary(definition, params ?? {}, running, this.#connection)
      this.#answerWith(running, running.span === undefined ? call() : running.span.run(call))
    } catch (error) {
      this.#answerSoon(running, this.#describe(error, running), undefined)
    }
  }

  #track(facts: CallFacts): RunningCall {
    const { calls, clock, environment } = this.#connection
    calls.expectFree(facts.id)
    const running = new RunningCall(facts, clock.elapsed(), this.#endCall)
    calls.add(running)
    const { tracing, traceParent } = environment
    if (tracing !== undefined) running.span = tracing.startCall('call', [facts.options.trace, traceParent])
    running.startDeadline(environment.services.clock)
    return running
  }

  readonly #endCall: EndCall = (running, error, resultJson) => {
    this.#connection.calls.remove(running)
    running.report(this.#connection.answers.ofCall(running, error, resultJson), running)
  }

  #answerWith(running: RunningCall, result: string | Promise<string>): void {
    if (typeof result === 'string') this.#answerSoon(running, undefined, result)
    else {
      this.#connection.timeouts.watch()
      this.#connection.input.goesOn()
      result.then(
        (resultJson) => running.succeed(resultJson),
        (error) => running.fail(this.#describe(error, running)),
      )
    }
  }

  /**
   * Answers a call that ended immediately, but only after all messages that arrived together were read. Later messages
   * about the call (a cancellation, a reused id, one call too many) then still find it in flight.
   */
  #answerSoon(running: RunningCall, error: ErrorBody | undefined, resultJson: string | undefined): void {
    if (this.#finished.length === 0) queueMicrotask(this.#answerFinished)
    this.#connection.answers.expect(resultJson)
    this.#finished.push({ running, error, resultJson })
  }

  readonly #answerFinished = (): void => {
    const finished = this.#finished
    this.#finished = []
    const { answers } = this.#connection
    for (const { running, error, resultJson } of finished) {
      answers.unexpect(resultJson)
      if (error === undefined) running.succeed(resultJson!)
      else running.fail(error)
    }
    answers.allAnswered()
  }

  #describe(error: unknown, { method }: RunningCall): ErrorBody {
    return this.#connection.answers.describe(error instanceof WorkersBusy ? queueFull(error) : error, method)
  }
}

/** The same error for a call that would have sent a message but never started. */
function withUnsent(error: unknown): unknown {
  if (!(error instanceof ProtocolError)) return error
  return new ProtocolError(error.name, error.message, { ...error.data, ...factsOfCall(undefined) })
}

function optionsOf({ params }: IncomingRequest): CallOptions {
  const given = params?.['_call']
  return given === undefined ? noCallOptions : readCallOptions(given)
}
