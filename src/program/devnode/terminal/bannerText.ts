/** Banner for people, shown when the node is ready. */

import { faultFields } from '../../common/faultFields.ts'
import { amountText } from '../../common/moneyText.ts'
import type { Palette } from '../../common/Palette.ts'
import { printable } from '../../common/printable.ts'
import type { ReadyReport } from '../server/ReadyReport.ts'
import type { ReadyDetails } from './NodeScreen.ts'

interface BannerDetails extends ReadyDetails {
  /** Names of contracts of folders. */
  readonly contracts: readonly string[]
}

export function bannerText(report: ReadyReport, details: BannerDetails, palette: Palette): string {
  const { bold, dim } = palette
  const endpoints: Entry[] = [
    ['URL', report.url],
    ['GraphQL', report.graphql],
    ['WebSocket', report.ws],
    ['REST', report.rest],
    ['Faucet', report.faucet],
  ]
  const lasting = report.folder === null ? 'works until the node stops' : 'still works after restarts'
  const consoleLink: Entry[] = [[lasting, report.console]]
  const lines = [
    '',
    `${bold('vendorclient node')} ${report.version}  ${dim(printable(factsOf(report).join(', ')))}`,
    '',
    ...block(palette, 'Endpoints', endpoints),
    ...block(palette, 'Console', consoleLink),
    ...(details.contracts.length === 0
      ? []
      : block(palette, 'Contracts', [['of the folder', details.contracts.join(', ')]])),
    ...fundedAccounts(report, details, palette),
    ...accountBlock(palette, 'Giver', report.giver),
    ...accountBlock(palette, 'Giver with the network interface', report.network_giver),
    ...block({ ...palette, value: palette.warning }, 'Faults', faultsOn(details.faults)),
    ...(report.giver === null ? [] : [dim('The keys are the same everywhere: use them for development only.')]),
    dim('Ctrl-C stops the node.'),
    '',
    '',
  ]
  return lines.join('\n')
}

/** The wallets with their addresses as commands take them, and their keys if these are public. */
function fundedAccounts(
  { accounts, mnemonic }: ReadyReport,
  { walletSecrets }: ReadyDetails,
  palette: Palette,
): string[] {
  const [first] = accounts
  if (first === undefined) return []
  const width = Math.max(...accounts.map(({ balance }) => amountText(0, balance).length))
  const shown = accounts.map(({ name, dapp_id, account_id, balance }): Entry => {
    return [name, `${amountText(0, balance).padStart(width)}  ${dapp_id}::${account_id}`]
  })
  const secrets = accounts.flatMap(({ name, public: key }): Entry[] => {
    const secret = walletSecrets.get(key)
    return secret === undefined ? [] : [[name, secret]]
  })
  const lines = block(palette, 'Accounts', shown)
  lines.splice(
    -1,
    0,
    palette.dim(`  Commands take the names as addresses and as keys: --dest ${first.name} --keys ${first.name}`),
  )
  if (secrets.length === 0) return lines
  const keys = block(palette, 'Secret keys of the accounts', [...secrets, ['phrase', mnemonic]])
  keys.splice(
    -1,
    0,
    palette.warning('  These keys are public: on a real network, anyone can take the funds of these accounts.'),
  )
  return [...lines, ...keys]
}

function factsOf({ rules, strict, global_id, folder, fork }: ReadyReport): string[] {
  return [
    `${rules} rules`,
    strict ? 'strict' : 'with the deprecated interface',
    `global id ${global_id}`,
    folder === null ? 'chain in memory' : `chain in ${folder}`,
    ...(fork === null ? [] : [`forked from ${fork}`]),
  ]
}

type Entry = readonly [name: string, value: string | null | undefined]

interface BlockPalette extends Palette {
  readonly value?: (text: string) => string
}

function block({ bold, name: paintName, value: paintValue = String }: BlockPalette, title: string, entries: Entry[]) {
  const shown = entries.filter((entry): entry is readonly [string, string] => typeof entry[1] === 'string')
  const width = Math.max(0, ...shown.map(([name]) => name.length))
  const lines = shown.map(([name, value]) => `  ${paintName(name.padEnd(width))}  ${paintValue(printable(value))}`)
  return lines.length === 0 ? [] : [bold(title), ...lines, '']
}

interface ShownAccount {
  readonly account_id: string
  readonly dapp_id?: string
  readonly public: string
  readonly secret?: string
}

function accountBlock(palette: Palette, title: string, account: ShownAccount | null): string[] {
  if (account === null) return []
  return block(palette, title, [
    ['account', account.account_id],
    ['Dapp ID', account.dapp_id === account.account_id ? undefined : account.dapp_id],
    ['public', account.public],
    ['secret', account.secret],
  ])
}

/** A fault is off at its default; `retry_after_s` alone is not a fault. */
function faultsOn(faults: ReadyDetails['faults']): Entry[] {
  return Object.entries(faults).flatMap(([name, value]) =>
    value !== faultFields[name as keyof typeof faultFields].default && name !== 'retry_after_s'
      ? [[name, String(value)] as const]
      : [],
  )
}
