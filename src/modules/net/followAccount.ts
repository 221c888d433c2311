import { defineFunction } from '../../context/defineFunction.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { InvalidParams, NotImplemented } from '../../errors/client.ts'
import { ChainReplaced, InvalidServerResponse, QueryFailed } from '../../errors/net.ts'
import { InvalidData } from '../../errors/processing.ts'
import { readRawId } from '../../net/rest/readRawId.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { ParamsOfFollowAccount, ResultOfFollowAccount } from './types.ts'

export const followAccount = defineFunction({
  name: 'net.follow_account',
  summary: 'Returns what happened at an account after a cursor, or waits for it.',
  description:
    'A stream is a loop of such calls, each with the cursor of the previous result. Nothing is missed or repeated, neither after lost connections nor after a restart with a stored cursor, and nothing is read before it is asked for. On a development node the cursor names the chain, so that a stream ends with 624 after a reset or a reverted snapshot.',
  waits: true,
  params: ParamsOfFollowAccount,
  result: ResultOfFollowAccount,
  errors: [
    ...networkErrors,
    QueryFailed,
    InvalidServerResponse,
    ChainReplaced,
    InvalidData,
    InvalidParams,
    NotImplemented,
    InvalidJson,
  ],
  extension: true,
  access: 'reads',
  example: {
    params: { account_id: 'ab'.repeat(32), kind: 'Transactions', result: 'id now', wait_ms: 30000 },
    result: { $error: 14 },
  },
  run: async (call, { dapp_id, ...params }) => {
    const accountId = readRawId(params.account_id, 'account_id')
    const dappId = dapp_id === undefined ? accountId : readRawId(dapp_id, 'dapp_id')
    if (params.event !== undefined && params.abi === undefined) {
      throw InvalidParams.error('Invalid parameters: `event` needs `abi`', { path: 'event' })
    }
    // What only streams need is not loaded at the start.
    const { untilFound } = await import('./following/untilFound.ts')
    return wrapErrors(QueryFailed, () => untilFound(call, { ...params, accountId, dappId }), {
      others: [ChainReplaced, NotImplemented, InvalidJson],
    })
  },
})
