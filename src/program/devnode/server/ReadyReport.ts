/** The report of a node that is ready. */
import { buildInfo } from '../../../config/buildInfo.ts'
import { type NetworkGiver, shownKeys } from '../chain/networkGiver.ts'
import { CLASSIC_GIVER_KEYS } from '../chain/publicValues.ts'
import { describeWallet } from '../chain/wallets.ts'
import { describeKeepers } from '../keepers/keeperState.ts'
import { developmentGiver, GIVER_KEYS } from '../store/developmentGiver.ts'
import { type NodeOptions, nodeVersion } from './NodeOptions.ts'
import type { RunningNode } from './RunningNode.ts'

export type ReadyReport = ReturnType<typeof reportReady>

/** Members of the ready line, in their order. */
export function reportReady(
  options: NodeOptions,
  { url, port, isStrict, marks, networkGiver, classicGivers, keepers, wallets, chain, fork, consoleLink }: RunningNode,
  metricsUrl?: string,
) {
  return {
    event: 'ready',
    pid: process.pid,
    version: buildInfo.version,
    url,
    port,
    graphql: `${url}/graphql`,
    ws: isStrict ? null : `${url.replace('http', 'ws')}/graphql`,
    rest: `${url}/v2/`,
    console: consoleLink ?? null,
    giver: hasGiver(options) ? { account_id: developmentGiver().accountId, ...GIVER_KEYS } : null,
    network_giver: networkGiver ? describeNetworkGiver(networkGiver) : null,
    classic_givers: classicGivers.map((account_id) => ({ account_id, ...CLASSIC_GIVER_KEYS })),
    accounts: wallets.accounts.map((wallet, index) => describeWallet(wallet, index, wallet.balance)),
    mnemonic: wallets.phrase ?? null,
    faucet: `${url}/v2/faucet`,
    node_version: nodeVersion(options),
    strict: isStrict,
    rules: options.chain.rules,
    global_id: chain.globalId,
    epoch: marks.epoch,
    rules_from: marks.rulesFrom,
    ...describeKeepers(keepers),
    folder: options.folder ?? null,
    metrics: metricsUrl ?? null,
    fork: fork ?? null,
  }
}

function hasGiver({ chain }: NodeOptions): boolean {
  return chain.rules === 'current'
}

function describeNetworkGiver(giver: NetworkGiver) {
  const keys: { readonly public: string; readonly secret?: string } = shownKeys(giver)
  return { account_id: giver.accountId, dapp_id: giver.dappId, ...keys }
}
