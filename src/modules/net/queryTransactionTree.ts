import { defineFunction } from '../../context/defineFunction.ts'
import { readEach } from '../../context/readEach.ts'
import { InvalidJson } from '../../errors/abi.ts'
import { NotImplemented } from '../../errors/client.ts'
import { InvalidServerResponse, QueryFailed, QueryTransactionTreeTimeout } from '../../errors/net.ts'
import * as proofErrors from '../../errors/proofs.ts'
import { readShortAbi } from '../abi/values/readShortAbi.ts'
import { isVerified } from '../parameters/verify.ts'
import { verifyTree } from './collections/verifyObjects.ts'
import { networkErrors, wrapErrors } from './collections/wrapErrors.ts'
import { collectTransactionTree } from './trees/transactionTree.ts'
import { ParamsOfQueryTransactionTree, ResultOfQueryTransactionTree } from './types.ts'

export const queryTransactionTree = defineFunction({
  name: 'net.query_transaction_tree',
  summary: 'Returns the transactions and messages caused by a message.',
  description:
    'Requests up to 20 messages per query, follows their outbound messages, and waits for messages and transactions that do not exist yet.',
  params: ParamsOfQueryTransactionTree,
  result: ResultOfQueryTransactionTree,
  errors: [
    ...networkErrors,
    NotImplemented,
    InvalidJson,
    QueryFailed,
    InvalidServerResponse,
    QueryTransactionTreeTimeout,
    ...Object.values(proofErrors),
  ],
  access: 'reads',
  example: { params: { in_msg: 'ab'.repeat(32), timeout: 5000 }, result: { $error: 14 } },
  run: async (call, { in_msg: messageId, abi_registry, timeout, transaction_max_count, verify }) => {
    const contracts = await readEach(call, abi_registry ?? [], (abi) => readShortAbi(abi))
    const request = { messageId, contracts, timeoutMs: timeout, maxTransactions: transaction_max_count }
    const others = [QueryTransactionTreeTimeout]
    const { found, ...tree } = await wrapErrors(QueryFailed, () => collectTransactionTree(call, request), { others })
    if (isVerified(call, verify)) await verifyTree(call, found)
    return tree
  },
})
