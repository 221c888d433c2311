/** Methods of the connection itself. Source: daemon sections 3, 6 and 13. */

import { buildInfo } from '../../src/config/buildInfo.ts'
import { configToWire } from '../../src/config/resolveConfig.ts'
import type { ClientContext } from '../../src/context/ClientContext.ts'
import { BindingConfig, ClientConfig } from '../../src/modules/client/types.ts'
import type { Workers } from '../../src/ports/Workers.ts'
import {
  defineMethod,
  type MethodDefinition,
  type Nothing,
  type ParamsOf,
  type ParamsShape,
  type ResultOf,
  type ResultShape,
} from '../../src/schema/methods.ts'
import { readParams } from '../../src/schema/readParams.ts'
import {
  any,
  array,
  bool,
  f32,
  field,
  map,
  optional,
  struct,
  text,
  u32,
  u64,
  type ValueOf,
} from '../../src/schema/shapes.ts'
import { describeProblem, type Problem } from '../../src/schema/validation.ts'
import { resultToJson } from '../../src/schema/writing.ts'
import { Limits } from '../limits.ts'
import { ProtocolError } from '../protocol/ProtocolError.ts'
import { agreeOnProtocol, supportedProtocol } from './agreeOnProtocol.ts'
import type { ConnectionParts } from './ConnectionParts.ts'
import type { Metrics } from './Metrics.ts'
import type { RunningCall } from './RunningCall.ts'

/** Messages are sent only after the host has acknowledged their hashes. */
const ACKNOWLEDGED_SENDING = 'acknowledged_sending'

/** Features that a host can ask for by name. */
export const capabilities = [ACKNOWLEDGED_SENDING, 'app_objects', 'batch', 'callbacks', 'cancel', 'deadlines'] as const

export interface DaemonMethod extends MethodDefinition {
  readonly notInBatch?: true
  /** Whether a host may call it before it has presented the token. */
  readonly beforeToken?: true
  /** Result as JSON text. */
  call(connection: ConnectionParts, params: unknown, running: RunningCall): string | Promise<string>
}

interface MethodSource<P extends ParamsShape, R extends ResultShape>
  extends Omit<DaemonMethod, 'call' | 'params' | 'result'> {
  /** Absent: the method returns nothing. */
  readonly params?: P
  readonly result?: R
  readonly run: (
    connection: ConnectionParts,
    params: ParamsOf<P>,
    running: RunningCall,
  ) => ResultOf<R> | Promise<ResultOf<R>> | RawResult | Promise<RawResult>
}

/** A result that is JSON text already. */
class RawResult {
  readonly json: string

  constructor(json: string) {
    this.json = json
  }
}

function method<P extends ParamsShape = Nothing, R extends ResultShape = Nothing>({
  run,
  ...source
}: MethodSource<P, R>): DaemonMethod {
  const definition = defineMethod(source) as MethodDefinition
  const write = (value: unknown) => (value instanceof RawResult ? value.json : resultToJson(definition.result, value))
  return {
    ...definition,
    call: (connection, given, running) => {
      const value = run(connection, readParams(definition, given, invalidParams) as ParamsOf<P>, running)
      return value instanceof Promise ? value.then(write) : write(value)
    },
  }
}

function invalidParams(message: string, problem: Problem): Error {
  const { path, expected, received } = problem
  return new ProtocolError('InvalidParams', message, { path, expected, received, reason: describeProblem(problem) })
}

const ProtocolRange = struct('ProtocolRange', 'Range of protocol versions, inclusive.', {
  min: field(u32, 'Lowest version.'),
  max: field(u32, 'Highest version.'),
})

const ParamsOfInitialize = struct('ParamsOfInitialize', 'Requirements of a host and the configuration of its client.', {
  protocol: optional(ProtocolRange, 'Protocol versions that the host supports. Default: any.'),
  required: optional(array(text), 'Capabilities that the host requires.'),
  optional: optional(
    array(text),
    'Capabilities that the host uses if available. `acknowledged_sending` makes the daemon send `daemon.will_send`, here as in `required`.',
  ),
  binding: optional(BindingConfig, 'The language binding; fills `config.binding`.'),
  host_pid: optional(u32, 'Process id of the process whose end stops the daemon; on stdio only.', { minimum: 1 }),
  token: optional(text, 'Required only on named pipes, which have no access list.', { secret: true }),
  config: optional(any, 'A ClientConfig; missing fields are taken from the environment, files and defaults.'),
})

const ServerInfo = struct('ServerInfo', 'The daemon.', {
  version: field(text, 'Version of the daemon and the library.'),
  build_number: field(u32, 'Number of the build; 0 for a local build.'),
  pid: field(u32, 'Process id; 0 in a page.'),
})

const ConfigWarning = struct('ConfigWarning', 'A part of the configuration that has no effect or should be changed.', {
  path: field(text, 'Path of the field.'),
  message: field(text, 'What is wrong with it.'),
})

const ResultOfInitialize = struct('ResultOfInitialize', 'What applies to this connection.', {
  protocol: field(u32, 'Version of the protocol in use.'),
  capabilities: field(array(text), 'All capabilities of the daemon.'),
  server: field(ServerInfo, 'The daemon.'),
  limits: field(Limits, 'Effective limits.'),
  config: field(ClientConfig, 'Effective configuration, without secrets.'),
  warnings: field(array(ConfigWarning), 'Unknown and deprecated fields of the configuration.'),
})

const initialize = method({
  name: 'daemon.initialize',
  summary: 'Negotiates protocol and capabilities, and configures the client of this connection.',
  description:
    'First call of a connection. Without it, the first library call initializes the connection from the environment, files and defaults.',
  params: ParamsOfInitialize,
  result: ResultOfInitialize,
  notInBatch: true,
  beforeToken: true,
  run: async ({ environment, sending, state, transportKind }, params, running) => {
    if (environment.checkToken !== undefined && !environment.checkToken(params.token)) {
      throw new ProtocolError('InvalidState', 'The token is missing or wrong', { reason: 'token' })
    }
    state.expectUninitialized()
    const protocol = checkProtocol(params.protocol, params.required ?? [])
    // Set before returning: calls that follow immediately begin as soon as there is a client.
    sending.isWanted = [...(params.required ?? []), ...(params.optional ?? [])].includes(ACKNOWLEDGED_SENDING)
    const { context, warnings } = await state.initialize(withBinding(params.config, params.binding), running)
    // A daemon that serves many hosts does not end with one of them.
    if (params.host_pid !== undefined && transportKind === 'stdio') environment.watchHost(params.host_pid)
    return {
      protocol,
      capabilities: [...capabilities],
      server: { version: buildInfo.version, build_number: buildInfo.buildNumber, pid: environment.pid },
      limits: { ...environment.limits, memory_bytes: BigInt(environment.limits.memory_bytes) },
      config: configToWire(context.config, new Set()),
      warnings,
    }
  },
})

function checkProtocol(range: { min: number; max: number } | undefined, required: readonly string[]): number {
  const missing = required.filter((name) => !(capabilities as readonly string[]).includes(name))
  const protocol = agreeOnProtocol(range)
  if (protocol !== undefined && missing.length === 0) return protocol
  const problem =
    protocol === undefined
      ? `no common protocol version: the daemon supports ${supportedProtocol.min} to ${supportedProtocol.max}`
      : `missing capabilities: ${missing.join(', ').slice(0, 200)}`
  throw new ProtocolError('ProtocolMismatch', `Protocol mismatch, ${problem}`, {
    supported: { protocol: supportedProtocol, capabilities },
    requested: { protocol: range ?? null, capabilities: required },
    missing,
  })
}

function withBinding(config: unknown, binding: unknown): unknown {
  if (binding === undefined) return config
  if (config === undefined || config === null) return { binding }
  return typeof config === 'object' && !Array.isArray(config) ? { ...config, binding } : config
}

const ping = method({
  name: 'daemon.ping',
  summary: 'Returns immediately; checks that the daemon responds.',
  beforeToken: true,
  run: () => {},
})

const CallInProgress = struct('CallInProgress', 'A call of this connection.', {
  id: field(any, 'Id of the request; null for a notification.'),
  method: field(text, 'The method.'),
  age_ms: field(u32, 'Time since the call arrived, in ms.'),
})

const OpenAppRequest = struct('OpenAppRequest', 'An unanswered request to the host.', {
  app_request_id: field(u32, 'Id of the request.'),
  app_object: field(text, 'Id of the app object.'),
  age_ms: field(u32, 'Time since the request was sent, in ms.'),
})

const WorkStatus = struct('WorkStatus', 'Computations on threads and processes of the daemon, and refused calls.', {
  threads: field(u32, 'Number of worker threads.'),
  processes: field(u32, 'Number of processes for work that no thread can interrupt.'),
  running: field(u32, 'Number of running computations.'),
  waiting: field(u32, 'Number of computations waiting for a thread or a process.'),
  restarted: field(u32, 'Number of computations interrupted in favour of another connection; they start again.'),
  own_running: field(u32, 'Number of running computations of this connection.'),
  own_waiting: field(u32, 'Number of waiting computations of this connection.'),
  own_waiting_bytes: field(u32, 'Parameters of this connection waiting for a worker, in bytes.'),
  refused: field(u32, 'Number of refused calls of all connections, because too many of theirs were waiting.'),
  timeouts: field(u32, 'Number of calls of all connections ended by limits.call_timeout_ms.'),
})

const HeldMemory = struct('HeldMemory', 'Memory held for hosts, and what was refused or dropped to limit it.', {
  unsent_bytes: field(
    u64,
    'Output of this connection not yet read by its host, in bytes, including waiting callback messages.',
  ),
  request_bytes: field(u64, 'Size of the unfinished requests of this connection, in bytes.'),
  waiting_messages: field(u32, 'Number of messages of this connection waiting until its host has read output.'),
  waiting_jobs: field(u32, 'Number of jobs of this connection waiting until its host has read output.'),
  total_unsent_bytes: field(u64, 'Output of all connections not yet read by their hosts, in bytes.'),
  resident_bytes: field(u64, 'Resident memory of the process, in bytes; 0 in a page.'),
  is_used_up: field(bool, 'Whether `limits.memory_bytes` is exceeded.'),
  dropped_callbacks: field(u32, 'Number of dropped callback messages of all hosts.'),
  cut_off_connections: field(u32, 'Number of connections closed by the daemon without notice.'),
  refusals: field(map(u32), 'Number of refusals, by reason.'),
})

const ResultOfStatus = struct('ResultOfStatus', 'State of the daemon and of this connection.', {
  uptime_ms: field(u32, 'Time since the daemon started, in ms.'),
  connections: field(u32, 'Number of connections of the daemon.'),
  calls: field(array(CallInProgress), 'Calls of this connection, oldest first.'),
  app_requests: field(array(OpenAppRequest), 'Open app requests of this connection, oldest first.'),
  app_objects: field(u32, 'Number of registered app objects of this connection.'),
  callbacks: field(u32, 'Number of registered callbacks of this connection.'),
  work: optional(WorkStatus, 'Running and waiting computations.'),
  ignored_responses: field(u32, 'Number of messages of all hosts that looked like responses.'),
  memory: optional(HeldMemory, 'Memory held for hosts.'),
})

const status = method({
  name: 'daemon.status',
  summary: 'Returns the state of the daemon and of this connection.',
  result: ResultOfStatus,
  run: ({ calls, environment, host, state, input, outlet, workers }) => {
    const { metrics, output } = environment
    const now = environment.services.clock.elapsed()
    return {
      uptime_ms: Math.round(environment.uptimeMs()),
      connections: environment.connectionCount(),
      calls: calls
        .list()
        .filter(({ method }) => method !== 'daemon.status')
        .map(({ id, method, startedAtMs }) => ({ id: id ?? null, method, age_ms: Math.round(now - startedAtMs) })),
      app_requests: state.context?.appRequests.list() ?? [],
      ...host.countObjects(),
      work: workStatus(metrics, workers, state.context),
      ignored_responses: metrics.ignoredResponses,
      memory: {
        unsent_bytes: BigInt(outlet.heldBytes),
        request_bytes: BigInt(Math.round(input.bytes + calls.requestBytes)),
        waiting_messages: input.size,
        waiting_jobs: workers.waiting,
        total_unsent_bytes: BigInt(output.totalBytes),
        resident_bytes: BigInt(environment.residentBytes()),
        is_used_up: output.isMemoryTight,
        dropped_callbacks: metrics.droppedCallbacks,
        cut_off_connections: metrics.cutOffs,
        refusals: metrics.refusals,
      },
    }
  },
})

function workStatus(metrics: Metrics, workers: Workers, context: ClientContext | undefined) {
  // A connection without a client has no work; an object that is not registered anywhere has no work either.
  const { ownRunning, ownWaiting, ownWaitingLength, ...all } = workers.status(context ?? {})
  return {
    ...all,
    own_running: ownRunning,
    own_waiting: ownWaiting,
    own_waiting_bytes: ownWaitingLength,
    timeouts: metrics.timeouts,
  }
}

const ParamsOfInspect = struct('ParamsOfInspect', 'Which log lines to return.', {
  log_after: optional(u64, 'Number of the last line already read. Default: return all available lines.'),
})

const InspectedCall = struct('InspectedCall', 'A call in flight. Parameters are never included.', {
  method: field(text, 'The method; `unknown` if it does not exist.'),
  age_ms: field(u32, 'Time since the call arrived, in ms.'),
})

/** Contains neither parameters nor results. */
export type InspectedConnection = ValueOf<typeof InspectedConnection>
const InspectedConnection = struct('InspectedConnection', 'A connection of the daemon.', {
  id: field(text, 'Name of the connection, as in the log.'),
  kind: field(text, '`stdio`, `websocket`, `socket` or `inProcess`.'),
  age_ms: field(u64, 'Time since the connection was opened, in ms.'),
  state: field(text, '`unused` if its host has sent nothing yet, `open` or `ending`.'),
  in_flight: field(u32, 'Number of calls in flight.'),
  calls: field(array(InspectedCall), 'The oldest 100 calls in flight.'),
  app_requests: field(array(OpenAppRequest), 'The oldest 100 requests not answered by its host.'),
  app_objects: field(u32, 'Number of registered app objects.'),
  callbacks: field(u32, 'Number of registered callbacks.'),
  messages_in_turn: field(u32, 'Number of messages being made or sent in turns, waiting ones included.'),
  held_bytes: field(u64, 'Output not yet read by its host, in bytes.'),
})

const CallDurations = struct('CallDurations', 'Duration of the calls of a method, since the start.', {
  method: field(text, 'The method.'),
  calls: field(u64, 'Number of answered calls.'),
  mean_ms: field(f32, 'Mean time, in ms.'),
  max_ms: field(f32, 'Longest time, in ms.'),
})

const WorkQueue = struct('WorkQueue', 'Computations on threads and processes of the daemon.', {
  threads: field(u32, 'Number of worker threads.'),
  processes: field(u32, 'Number of processes for work that no thread can interrupt.'),
  running: field(u32, 'Number of running computations.'),
  waiting: field(u32, 'Number of computations waiting for a thread or a process.'),
  refused: field(u32, 'Number of calls refused because too many of their connection were waiting.'),
  timeouts: field(u32, 'Number of calls ended by limits.call_timeout_ms.'),
})

export type LogTail = ValueOf<typeof LogTail>
const LogTail = struct('LogTail', 'The end of the log.', {
  last: field(u64, 'Number of the last line; lines count from 1.'),
  lines: field(
    array(text),
    'Lines as JSON text, oldest first, at most 300. They contain no parameters, results or secrets.',
  ),
})

const ResultOfInspect = struct('ResultOfInspect', 'State of the daemon and all its connections.', {
  version: field(text, 'Version of the daemon and the library.'),
  pid: field(u32, 'Process id; 0 in a page.'),
  uptime_ms: field(u64, 'Time since the daemon started, in ms.'),
  resident_bytes: field(u64, 'Resident memory of the process, in bytes; 0 in a page.'),
  memory_limit_bytes: field(u64, '`limits.memory_bytes`, in bytes.'),
  unsent_bytes: field(u64, 'Output of all connections not yet read by their hosts, in bytes.'),
  connections: field(array(InspectedConnection), 'Connections, oldest first.'),
  queue: field(WorkQueue, 'Running and waiting computations.'),
  durations: field(array(CallDurations), 'Call durations by method.'),
  errors: field(map(u32), 'Number of failed calls, by error code.'),
  refusals: field(map(u32), 'Number of refusals, by reason.'),
  log: field(LogTail, 'The end of the log, of all connections.'),
})

const inspect = method({
  name: 'daemon.inspect',
  summary: 'Returns all connections of the daemon, what they wait for, and the end of its log.',
  description:
    'For operators of the daemon: every host that has presented the token sees the methods and durations of all calls, but no parameters or results.',
  params: ParamsOfInspect,
  result: ResultOfInspect,
  run: ({ environment, workers, state }, { log_after }) => {
    const { metrics, output, limits } = environment
    const { threads, processes, running, waiting, refused } = workers.status(state.context ?? {})
    return {
      version: buildInfo.version,
      pid: environment.pid,
      uptime_ms: BigInt(Math.round(environment.uptimeMs())),
      resident_bytes: BigInt(environment.residentBytes()),
      memory_limit_bytes: BigInt(limits.memory_bytes),
      unsent_bytes: BigInt(output.totalBytes),
      connections: environment.inspectConnections(),
      queue: { threads, processes, running, waiting, refused, timeouts: metrics.timeouts },
      durations: metrics.durations.map(({ method: name, calls, total_ms, max_ms }) => ({
        method: name,
        calls: BigInt(calls),
        mean_ms: total_ms / calls,
        max_ms,
      })),
      errors: metrics.errors,
      refusals: metrics.refusals,
      log: environment.logTail(Number(log_after ?? 0n)),
    }
  },
})

const ParamsOfCancel = struct('ParamsOfCancel', 'The call to cancel.', {
  id: field(any, 'Id of the request, a string or an integer.'),
})

const ResultOfCancel = struct('ResultOfCancel', 'Whether the call was found.', {
  found: field(bool, 'True if the call was in flight.'),
})

const cancel = method({
  name: 'daemon.cancel',
  summary: 'Cancels a call of this connection; a message that was sent to the network cannot be recalled.',
  description:
    'Usually sent as a notification. The call gets exactly one answer: -32800, or its result if that came first.',
  params: ParamsOfCancel,
  result: ResultOfCancel,
  run: ({ calls }, { id }, running) => {
    if (typeof id !== 'string' && typeof id !== 'number') {
      const reason = 'expected a string or an integer'
      throw new ProtocolError('InvalidParams', `Invalid id: ${reason}`, { path: 'id', reason })
    }
    const target = id === running.id ? undefined : calls.get(id)
    target?.cancel()
    return { found: target !== undefined }
  },
})

const ParamsOfAcknowledgeSend = struct('ParamsOfAcknowledgeSend', 'The message that `daemon.will_send` named.', {
  id: field(any, 'Id of the request, as in `daemon.will_send`.'),
  message_hash: field(text, 'Hash of the message, as in `daemon.will_send`.'),
})

const ResultOfAcknowledgeSend = struct('ResultOfAcknowledgeSend', 'Whether the message was waiting.', {
  found: field(bool, 'True if the message is sent now.'),
})

const acknowledgeSend = method({
  name: 'daemon.acknowledge_send',
  summary: 'Lets a message leave that `daemon.will_send` has announced.',
  description:
    'Usually sent as a notification. From now on the message may be executed: if the connection ends before the call is answered, its outcome is unknown. A message that is never acknowledged is never sent.',
  params: ParamsOfAcknowledgeSend,
  result: ResultOfAcknowledgeSend,
  run: ({ sending }, { id, message_hash }) => ({ found: sending.acknowledge(id, message_hash) }),
})

const shutdown = method({
  name: 'daemon.shutdown',
  summary: 'Stops the daemon gracefully, for all connections.',
  notInBatch: true,
  run: ({ environment }) => {
    // Done after this call is answered.
    environment.nextTurn(() => environment.requestShutdown())
  },
})

const discover = method({
  name: 'rpc.discover',
  summary: 'Returns the OpenRPC document of the daemon.',
  result: any,
  beforeToken: true,
  run: async ({ environment }) => new RawResult(await environment.describe()),
})

export const daemonMethods: ReadonlyMap<string, DaemonMethod> = new Map(
  [initialize, ping, status, inspect, cancel, acknowledgeSend, shutdown, discover].map((entry) => [entry.name, entry]),
)
