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
import { networkOf } from '../../net/index.ts'
import { fetchAccount } from '../../net/rest/index.ts'
import { readRawId } from '../../net/rest/readRawId.ts'
import { isVerified } from '../parameters/verify.ts'
import { ParamsOfGetAccount, ResultOfGetAccount } from './types.ts'

const exampleId = '7a1f00000000000000000000000000000000000000000000000000000000c0de'

export const getAccount = defineFunction({
  name: 'account.get_account',
  summary: 'Returns the current state of an account.',
  description:
    'The form of the request depends on the version of the node. If the version is unknown, the form with a Dapp ID is tried first and, after a 400, the older form. A node that knows the account under another Dapp ID returns its real one.',
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
