import { join } from 'node:path'
import type { LogLevel } from '../../ports/Log.ts'
import { takeLauncherPid } from '../../system/launcher.ts'
import { startWorker } from '../../system/startWorker.ts'
import { GIVER_ID, NETWORK_GIVER_ID } from '../devnode/chain/giverId.ts'
import type { Program } from '../program.ts'
import { endOnBugs } from './endOnBugs.ts'
import { parseOptions } from './parseOptions.ts'
import { readNetworkGiver } from './readNetworkGiver.ts'
import type { Command } from './runCommand.ts'
import { takeStandardOutput } from './takeStandardOutput.ts'
import { UsageError } from './UsageError.ts'

const help = `Usage: vendorclient node [options]

Runs a local node for development: it executes messages for real and serves GraphQL and REST on
one port as a network with default settings does, with --deprecated-api also collections and
subscriptions. http://127.0.0.1:8600 is the endpoint for clients. One JSON line on stdout tells
when it is ready and where.

Options:
  --port <number>         Port. Default 8600; 0 picks a free one.
  --host <address>        Address to listen on. Default 127.0.0.1
  --allow-remote          Allow an address that is not a loopback address.
  --data <folder>         Data folder; the chain is in its folder "node". Default ~/.vendorclient
  --in-memory             Keep the chain in memory only.
  --reset                 Forget the stored chain first.
  --rules <current|classic>
                          Chain rules. Default current, with Dapp IDs.
  --global-id <number>    Global id of the chain. Default 100
  --capabilities <number> Capabilities of the chain, decimal or 0x. Default 0x11745ae
  --strict                Offer what a network with default settings offers: the root collections of
                          GraphQL, subscriptions and mutations are switched off. Default for new
                          chains; a chain remembers what it was made with.
  --deprecated-api        Switch them on.
  --giver-address <id>    Where the giver with the interface of networks stands: an account id, or
                          <dapp id>::<account id>. Default as on test networks, see below
  --giver-keys <file>     Key file of that giver, {"public", "secret"}. Default the keys below.
  --block-time <s>        Make a block without transactions when there was none for so long. Without
                          it only queries that ask beyond the last block make one.
  --remp                  Offer message statuses (REMP); needs --deprecated-api.
  --legacy                Speak as a node before 1.0.0, without account_id and dapp_id.
  --upstream <url>        Have no chain: stand in front of this node, older or current, and serve
                          the interface with account_id and dapp_id.
  --body-limit <bytes>    Largest body of a request. Default 1048576
  --log-level <level>     silent, error, warn, info or debug. Default warn
  --help                  This text.

Faults, for tests of clients; "GET /admin/faults" shows them, "POST /admin/faults" changes them:
  --latency <ms>          Delay every answer.
  --drop <share>          Cut this share of the connections, 0 to 1.
  --lag <ms>              Show new blocks to readers only after this time.
  --silent                Never answer.
  --wrong-thread <count>  Answer so many sendings with THREAD_MISMATCH.
  --wrong-producer <count>
                          Answer so many sendings with WRONG_PRODUCER.
  --expired-token <count> Answer so many sendings with TOKEN_EXPIRED.
  --too-many-requests <count>
                          Answer so many requests with status 429.
  --rate-limit <count>    Answer requests beyond so many of one second with status 429.
  --retry-after <s>       Header "Retry-After" of answers with status 429. Default 1

Money:
  POST /v2/faucet {"account_id": "<64 hex>", "amount": 100000000000}
      Gives nano to an account, also to one that does not exist yet; "currencies": {"2": 5000}
      gives others.
  GET /v2/giver
      Describes the funded contracts that every chain of current rules begins with: their accounts,
      ABIs and keys, which are the same everywhere and no secret. Account and Dapp ID of the giver:
      ${GIVER_ID}
      Account of the giver with the interface of networks, in the Dapp ID of zeros:
      ${NETWORK_GIVER_ID}

Exit codes: 0 clean, 1 internal error, 2 usage or settings, 3 folder used by another node,
4 storage.

Example:
  vendorclient node --port 0 --in-memory
`

export const nodeCommand: Command = {
  summary: 'Run a local node for development.',
  help,
  run: runNode,
}

async function runNode(args: readonly string[], program: Program): Promise<number> {
  const output = takeStandardOutput()
  const { values } = parseOptions({
    args: [...args],
    options: {
      port: { type: 'string' },
      host: { type: 'string' },
      'allow-remote': { type: 'boolean' },
      data: { type: 'string' },
      'in-memory': { type: 'boolean' },
      reset: { type: 'boolean' },
      rules: { type: 'string' },
      'global-id': { type: 'string' },
      capabilities: { type: 'string' },
      strict: { type: 'boolean' },
      'deprecated-api': { type: 'boolean' },
      'giver-address': { type: 'string' },
      'giver-keys': { type: 'string' },
      'block-time': { type: 'string' },
      remp: { type: 'boolean' },
      legacy: { type: 'boolean' },
      upstream: { type: 'string' },
      'body-limit': { type: 'string' },
      'log-level': { type: 'string' },
      latency: { type: 'string' },
      drop: { type: 'string' },
      lag: { type: 'string' },
      silent: { type: 'boolean' },
      'wrong-thread': { type: 'string' },
      'wrong-producer': { type: 'string' },
      'expired-token': { type: 'string' },
      'too-many-requests': { type: 'string' },
      'rate-limit': { type: 'string' },
      'retry-after': { type: 'string' },
    },
  })
  endOnBugs()
  const [{ StartupError }, { loadSettings, setByText }, { serveNode }] = await Promise.all([
    import('../../../rpc/daemon/StartupError.ts'),
    import('../../../rpc/daemon/settings.ts'),
    import('../devnode/server/serveNode.ts'),
  ])
  try {
    const own: Record<string, unknown> = {}
    if (values.data !== undefined) setByText(own, `daemon.data_folder=${values.data}`)
    const { dataFolder } = loadSettings(own, { logLevel: 'warn' })
    if (values.upstream !== undefined && (values.reset || values.legacy || values['block-time'] !== undefined)) {
      throw new UsageError('--upstream has no chain of its own: --reset, --legacy and --block-time do not go with it')
    }
    const isStrict = readStrict(values)
    const usesFile = !values['in-memory'] && values.upstream === undefined
    return await serveNode({
      host: values.host ?? '127.0.0.1',
      port: readInteger('port', values.port, 8600, 0, 65_535),
      allowRemote: values['allow-remote'] ?? false,
      folder: usesFile ? join(dataFolder, 'node') : undefined,
      reset: values.reset ?? false,
      chain: {
        rules: oneOf('rules', values.rules ?? 'current', ['current', 'classic']),
        globalId: readInteger('global-id', values['global-id'], 100, -(2 ** 31), 2 ** 31 - 1),
        capabilities: readCapabilities(values.capabilities),
      },
      isStrict,
      networkGiver: readNetworkGiver(values),
      blockTimeMs: readSeconds('block-time', values['block-time']),
      isLegacy: values.legacy ?? false,
      hasRemp: values.remp ?? false,
      upstream: readUpstream(values.upstream),
      bodyLimit: readInteger('body-limit', values['body-limit'], 1_048_576, 1024, 2 ** 30),
      faults: {
        latency_ms: readInteger('latency', values.latency, 0, 0, 3_600_000),
        drop: readShare('drop', values.drop),
        lag_ms: readInteger('lag', values.lag, 0, 0, 3_600_000),
        silent: values.silent ?? false,
        wrong_thread: readInteger('wrong-thread', values['wrong-thread'], 0, 0, 1_000_000),
        wrong_producer: readInteger('wrong-producer', values['wrong-producer'], 0, 0, 1_000_000),
        expired_token: readInteger('expired-token', values['expired-token'], 0, 0, 1_000_000),
        too_many_requests: readInteger('too-many-requests', values['too-many-requests'], 0, 0, 1_000_000),
        rate_limit: readInteger('rate-limit', values['rate-limit'], 0, 0, 1_000_000),
        retry_after_s: readInteger('retry-after', values['retry-after'], 1, 0, 86_400),
      },
      logLevel: oneOf('log-level', values['log-level'] ?? 'warn', LOG_LEVELS),
      startProducer: (data) => startWorker(program.entry, 'producer', data),
      startScanner: (data) => startWorker(program.entry, 'scanner', data),
      nativeBinding: program.nativeBinding(dataFolder),
      launcherPid: takeLauncherPid(),
      announce: (line) => void output.write(line),
    })
  } catch (error) {
    if (!(error instanceof StartupError)) throw error
    process.stderr.write(`vendorclient node: ${error.message}\n`)
    return error.exitCode
  }
}

/** Throws UsageError for options that contradict each other. */
function readStrict(
  values: {
    readonly [name in 'strict' | 'deprecated-api' | 'remp' | 'legacy' | 'upstream']?: string | boolean | undefined
  },
): boolean | undefined {
  const { strict, 'deprecated-api': deprecatedApi, remp, legacy, upstream } = values
  if (strict && deprecatedApi) throw new UsageError('--strict and --deprecated-api contradict each other')
  if (strict && remp) throw new UsageError('--remp needs --deprecated-api and does not go with --strict')
  if (strict && legacy) throw new UsageError('--strict and --legacy contradict each other')
  if ((strict || deprecatedApi) && upstream !== undefined) {
    throw new UsageError('--upstream has no chain of its own: --strict and --deprecated-api do not go with it')
  }
  return strict ? true : deprecatedApi ? false : undefined
}

const LOG_LEVELS: readonly (LogLevel | 'silent')[] = ['silent', 'error', 'warn', 'info', 'debug']

function readInteger(name: string, text: string | undefined, byDefault: number, min: number, max: number): number {
  if (text === undefined) return byDefault
  const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= min && value <= max) return value
  throw new UsageError(`--${name} must be an integer from ${min} to ${max}`)
}

function readSeconds(name: string, text: string | undefined): number | undefined {
  if (text === undefined) return undefined
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0.1 && value <= 86_400) return value * 1000
  throw new UsageError(`--${name} must be a number of seconds from 0.1 to 86400`)
}

function readShare(name: string, text: string | undefined): number {
  if (text === undefined) return 0
  const value = /^\d*\.?\d+$/.test(text) ? Number(text) : Number.NaN
  if (value >= 0 && value <= 1) return value
  throw new UsageError(`--${name} must be a number from 0 to 1`)
}

function readCapabilities(text: string | undefined): bigint | undefined {
  if (text === undefined) return undefined
  const value = /^(0x[0-9a-f]{1,16}|\d{1,20})$/i.test(text) ? BigInt(text) : -1n
  if (value >= 0n && value < 2n ** 64n) return value
  throw new UsageError('--capabilities must be an integer from 0 to 2^64 - 1, decimal or 0x')
}

function readUpstream(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  if (/^https?:\/\/[^/]/.test(text) && URL.canParse(text)) return text
  throw new UsageError('--upstream must be the URL of a node, http://127.0.0.1:8600 for example')
}

function oneOf<T extends string>(name: string, text: string, allowed: readonly T[]): T {
  const found = allowed.find((value) => value === text)
  if (found !== undefined) return found
  throw new UsageError(`--${name} must be one of ${allowed.join(', ')}`)
}
