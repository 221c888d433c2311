/** Inputs of a local run besides its messages, as the network shows them now. */
import type { ChainRules } from '../../../core/chainRules.ts'
import { networkOf } from '../../../net/index.ts'
import { networkConfig } from '../../tvm/index.ts'
import type { LossScope } from './foreseeLosses.ts'
import {
  type AccountRead,
  type AccountsRead,
  type ReadOptions,
  readAccounts,
  type WantedAccount,
} from './readAccounts.ts'

export interface Surroundings extends AccountsRead {
  readonly config: string | undefined
  readonly signatureId: number | undefined
}

/** Throws as `readAccounts`. */
export async function readSurroundings(
  call: LossScope,
  wanted: readonly WantedAccount[],
  options: ReadOptions,
): Promise<Surroundings> {
  const network = networkOf(call.context)
  const [read, config, signatureId] = await Promise.all([
    readAccounts(network, wanted, options),
    networkConfig(call),
    network.signatureIdIfReachable(options.signal),
  ])
  return { ...read, config, signatureId }
}

/** The parameters `runFields` of the worker, with the present time. */
export function runParams(
  { clock }: LossScope,
  { accounts, config, signatureId }: Pick<Surroundings, 'accounts' | 'config' | 'signatureId'>,
  rules: ChainRules | undefined,
) {
  return {
    ...{ config, rules, signature_id: signatureId, time_sec: Math.floor(clock.now() / 1000) },
    accounts: accounts.flatMap((read) => (read === undefined ? [] : [onWorker(read)])),
  }
}

function onWorker({ accountId, dappId, boc }: AccountRead) {
  return { account_id: accountId, dapp_id: dappId, boc }
}
