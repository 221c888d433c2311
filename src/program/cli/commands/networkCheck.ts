import { digitsOf } from '../../common/ApiResult.ts'
import { printable } from '../../common/printable.ts'
import { defineCommand } from '../definition/Command.ts'
import { checkFunctions, type FunctionGroup, type ServerInfo } from '../network/checkFunctions.ts'
import { alignFields } from '../output/alignFields.ts'

/** Commands that check a network are interactive: they should fail soon if it is away. */
const TIME_LIMIT_MS = '5000'

export const command = defineCommand({
  group: 'Network',
  summary: 'Report what an endpoint offers and which functions of the library work there.',
  description:
    'Only queries the endpoint; nothing is sent to the chain. A network with default settings has no collections, subscriptions or configuration: the notes say what the library does without them.',
  args: [
    { name: 'ENDPOINT', summary: 'Name of a network, host or URL. Default: --url.', kind: 'network', optional: true },
  ],
  examples: ['network check local', 'network check <endpoint> --json'],
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
