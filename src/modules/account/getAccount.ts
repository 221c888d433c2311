import { defineFunction } from '../../context/defineFunction.ts'
import {
  HttpRequestCreateError,
  HttpRequestParseError,
  HttpRequestSendError,
  NetModuleNotInit,
} from '../../errors/client.ts'
import { InvalidServerResponse, NotFound, Unauthorized } from '../../errors/net.ts'
import { DappIdRequired, InvalidData } from '../../errors/processing.ts'
import * as proofErrors from '../../errors/proofs.ts'
import { type Network, networkOf } from '../../net/index.ts'
import { type FetchedAccount, readAccount, requestAccount } from '../../net/rest/index.ts'
import type { AbortSource } from '../../net/waiting.ts'
import { readDappId, readRawId } from '../parameters/readRawId.ts'
import { isVerified } from '../parameters/verify.ts'
import { ParamsOfGetAccount, ResultOfGetAccount } from './types.ts'

const exampleId = '7a1f00000000000000000000000000000000000000000000000000000000c0de'

export const getAccount = defineFunction({
  name: 'account.get_account',
  summary: 'Returns the current state of an account.',
  description:
    'The request takes the form that fits the version of the node. If the version is unknown, the form with a Dapp ID is tried first, then the older one after a 400. A node that knows the account under another Dapp ID returns its real one.',
  params: ParamsOfGetAccount,
  result: ResultOfGetAccount,
  errors: [
    NetModuleNotInit,
    HttpRequestCreateError,
    HttpRequestSendError,
    HttpRequestParseError,
    InvalidData,
    DappIdRequired,
    InvalidServerResponse,
    Unauthorized,
    NotFound,
    ...Object.values(proofErrors),
  ],
  access: 'reads',
  example: { params: { account_id: exampleId, dapp_id: exampleId }, result: { $error: 14 } },
  run: async (call, { account_id, dapp_id, verify }) => {
    const { context, signal } = call
    const accountId = readRawId(account_id, 'account_id')
    const fetched = await fetchAccount(networkOf(context), accountId, dapp_id, signal)
    if (isVerified(call, verify)) {
      const { proveAccount } = await import('../proofs/index.ts')
      const dappId = fetched.dappId.toLowerCase()
      await proveAccount(call, { boc: fetched.boc, accountId, dappId })
    }
    return {
      boc: fetched.boc,
      dapp_id: fetched.dappId,
      state_timestamp: fetched.stateTimestamp,
      account_id: fetched.accountId,
    }
  },
})

/**
 * The account in the form that the node understands. `dappId` may be empty for a node below version 1.0.0.
 * Throws 11, 12, 14, 512, 518, 605, 615, 622. Source: network 5.5, decision 14.
 */
export async function fetchAccount(
  network: Network,
  accountId: string,
  dappId: string,
  signal: AbortSource,
): Promise<FetchedAccount> {
  const node = await network.probe(signal)
  const older = { accountId, signal }
  if (node?.isDappIdAware === false) return readAccount(await requestAccount(network, older), { ...older, dappId })
  const mayBeOlder = node === undefined
  if (mayBeOlder && dappId === '') {
    const answer = await requestAccount(network, older)
    if (answer.status === 400) readDappId(dappId)
    return readAccount(answer, older)
  }
  const request = { accountId, dappId: readDappId(dappId), signal }
  const answer = await requestAccount(network, request)
  if (!mayBeOlder || answer.status !== 400) return readAccount(answer, request)
  const second = await requestAccount(network, older)
  return second.status === 200 ? readAccount(second, request) : readAccount(answer, request)
}
