import { digitsOf } from '../../common/ApiResult.ts'
import { printable } from '../../common/printable.ts'
import { checkName } from '../arguments/names.ts'
import { defineCommand } from '../definition/Command.ts'
import { checkFunctions, type FunctionGroup, type ServerInfo } from '../network/checkFunctions.ts'
import { alignFields } from '../output/alignFields.ts'
import { textTable } from '../output/textTable.ts'
import { builtInNetworks } from '../settings/ToolConfig.ts'
import {
  changedMembers,
  checkEndpoint,
  clearNamed,
  projectOption,
  removeNamed,
  storeNamed,
  targetFile,
} from '../settings/writeConfig.ts'

export const networkAdd = defineCommand({
  summary: 'Define a name for a network, for --url.',
  args: [
    { name: 'NAME', summary: 'Name of the network.' },
    { name: 'ENDPOINTS', summary: 'Hosts or URLs, separated by commas or spaces.', variadic: true },
  ],
  options: [projectOption],
  offline: true,
  examples: ['network add test https://node-a.example,https://node-b.example', 'account --url test <address>'],
  members: { name: 'the network', endpoints: 'list', ...changedMembers },
  run: async (input, session) => {
    const name = checkName(input.args[0]!)
    const entries = input.rest.flatMap((entry) => entry.replace(/[[\]]/g, '').split(','))
    const endpoints = [...new Set(entries)].filter((entry) => entry !== '')
    endpoints.forEach(checkEndpoint)
    const file = targetFile(session)
    storeNamed(session, file, 'networks', { [name]: endpoints })
    return {
      json: { name, endpoints, file },
      text: alignFields([
        ['name', name],
        ['endpoints', endpoints.join(', ')],
      ]),
    }
  },
})

export const networkRemove = defineCommand({
  summary: 'Remove the name of a network.',
  args: [{ name: 'NAME', summary: 'Name of the network.', kind: 'network' }],
  options: [projectOption],
  offline: true,
  examples: ['network remove test'],
  members: { removed: 'the network', ...changedMembers },
  run: async (input, session) => removeNamed(session, 'networks', input.args[0]!),
})

export const networkClear = defineCommand({
  summary: 'Remove all network names except the built-in ones.',
  options: [projectOption],
  offline: true,
  examples: ['network clear'],
  members: changedMembers,
  run: async (_input, session) => clearNamed(session, 'networks'),
})

/** Time limit of the check, in ms: an interactive command should fail soon if the network is unreachable. */
const TIME_LIMIT_MS = '5000'

export const networkCheck = defineCommand({
  summary: 'Report what an endpoint offers and which functions of the library work there.',
  description:
    'Only queries the endpoint; nothing is sent to the chain. A network with default settings has no collections, subscriptions or configuration: the notes say what the library does without them.',
  args: [
    { name: 'ENDPOINT', summary: 'Name of a network, host or URL. Default: --url.', kind: 'network', optional: true },
  ],
  examples: ['network check local', 'network check <endpoint> --json'],
  members: {
    version: 'version of the interface; empty if the server does not report one',
    supports_dapp_id: 'whether accounts are identified by account_id and dapp_id',
    endpoint: 'URL that receives queries',
    proxy: 'proxy that connections go through, without user and password; null for a direct connection',
    latency_ms: 'round-trip time in ms',
    clock_difference_ms:
      'clock of the network minus clock of this computer, in ms; 0 for up to 3 s, or null if the server does not report it',
    clock_is_followed: 'whether messages follow a clock that differs, or null without a difference',
    rules: 'rules of the chain, current or classic, or null if the server does not report them',
    features: '{collections, subscriptions, configuration, proofs}, each true or false',
    functions: 'list of {functions, works, note}; works is yes, partly or no',
  },
  run: async (input, session) => {
    const [endpoint] = input.args
    if (endpoint !== undefined) session.choose('url', endpoint)
    session.choose('timeout', TIME_LIMIT_MS)
    session.progress.phase('querying the network')
    const info = await session.call('net.get_server_info', {})
    const functions = await checkFunctions(session, info)
    const { proxy = null, rules = null, clock_difference_ms = null, clock_is_followed = null } = info
    return {
      json: { ...info, proxy, clock_difference_ms, clock_is_followed, rules, functions },
      text: describe(info, functions),
    }
  },
})

function clockText({ clock_difference_ms: digits, clock_is_followed: isFollowed }: ServerInfo): string {
  if (digits === undefined || digits === null) return 'not reported'
  const differenceMs = Number(digitsOf(digits))
  if (differenceMs === 0) return 'as on this computer'
  const distance = `${(Math.abs(differenceMs) / 1000).toFixed(1)} s`
  const difference = `${distance} ${differenceMs > 0 ? 'ahead of' : 'behind'} this computer`
  return isFollowed
    ? `${difference}; messages follow it`
    : `${difference}: correct the clock that is wrong before sending`
}

function describe(info: ServerInfo, functions: readonly FunctionGroup[]): string {
  const facts = alignFields([
    ['endpoint', info.endpoint],
    ['version', info.version === '' ? 'not reported' : info.version],
    ['accounts', info.supports_dapp_id ? 'identified by account_id and dapp_id' : 'identified by address'],
    ['connection', (info.proxy ?? null) === null ? 'direct' : `through the proxy ${info.proxy}`],
    ['latency', `${info.latency_ms} ms`],
    ['clock', clockText(info)],
    ['rules', info.rules ?? 'not reported'],
    ...Object.entries(info.features).map(([name, isThere]) => [name, isThere ? 'yes' : 'no'] as const),
  ])
  const width = Math.max(...functions.map((group) => group.functions.length))
  const rows = functions.map(({ functions: names, works, note }) =>
    `${names.padEnd(width)}  ${works.padEnd(6)}  ${printable(note ?? '')}`.trimEnd(),
  )
  return `${facts}\n\n${['functions'.padEnd(width), 'work'].join('  ')}\n${rows.join('\n')}`
}

export const networkList = defineCommand({
  summary: 'Show the named networks.',
  description: `Built in: ${Object.keys(builtInNetworks).join(', ')}, the development node at its default port.`,
  offline: true,
  examples: ['network list'],
  members: { networks: 'endpoints by name' },
  run: async (_input, { config }) => ({
    json: { networks: config.networks },
    text: textTable(
      ['name', 'endpoints'],
      Object.entries(config.networks).map(([name, endpoints]) => [name, endpoints.join(', ')]),
    ),
  }),
})
