import { JsonLog } from '../../../../rpc/daemon/JsonLog.ts'
import { outgoingRoutes } from '../../../../rpc/daemon/outgoingRoutes.ts'
import { loadSettings } from '../../../../rpc/settings/loadSettings.ts'
import { takeLauncherPid } from '../../../system/launcher.ts'
import { replacedReason } from '../../../system/replacedReason.ts'
import type { GatewayOptions } from '../../gateway/GatewayOptions.ts'
import { runGateway } from '../../gateway/runGateway.ts'
import type { CommandInput, ServiceStart } from '../definition/Command.ts'
import { beginService } from './beginService.ts'
import { checkUrl } from './checkUrl.ts'

/** Runs a gateway until it stops. Returns the exit code. Throws UsageError and StartupError. */
export async function serveGateway(start: ServiceStart): Promise<number> {
  const { output, input } = beginService(start)
  const log = new JsonLog((input.text('log-level') ?? 'warn') as JsonLog['level'])
  // Of these settings, a gateway only uses those for outgoing connections.
  const settings = loadSettings({ options: {}, logLevel: 'warn', readsProject: false })
  const { entry } = await start.program()
  return runGateway({
    ...readOptions(input),
    routes: outgoingRoutes(settings.daemon),
    metricsAddress: input.text('metrics-listen'),
    log,
    replaced: replacedReason(entry, log),
    launcherPid: takeLauncherPid(),
    announce: (line) => void output.write(line),
  })
}

function readOptions(input: CommandInput): Omit<GatewayOptions, 'routes' | 'replaced'> {
  const number = (name: string) => input.number(name)!
  return {
    host: input.text('host') ?? '127.0.0.1',
    port: number('port'),
    allowRemote: input.flag('allow-remote'),
    upstreams: input.texts('upstream').map((url) => checkUrl('upstream', url)),
    trustedProxies: input.texts('trust-proxy'),
    bodyLimit: number('body-limit'),
    answerLimit: number('answer-limit'),
    timeoutMs: number('upstream-timeout') * 1000,
    cacheBytes: number('cache-bytes'),
    limits: {
      requestsPerSecond: number('client-rate'),
      clientRequests: number('client-requests'),
      totalRequests: number('total-requests'),
      clientSockets: number('client-sockets'),
      totalSockets: number('total-sockets'),
      socketOperations: number('socket-operations'),
      clientOperations: number('client-operations'),
      totalOperations: number('total-operations'),
      clientOperationBytes: number('client-operation-bytes'),
      totalOperationBytes: number('total-operation-bytes'),
    },
    clientConnections: number('client-connections'),
    outputBytes: number('output-bytes'),
    stallMs: number('stall-timeout') * 1000,
    drainDelayMs: number('drain-delay') * 1000,
    drainTimeoutMs: number('drain-timeout') * 1000,
  }
}
