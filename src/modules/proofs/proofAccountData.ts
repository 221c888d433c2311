import { defineFunction } from '../../context/defineFunction.ts'
import { runTask } from '../../context/runTask.ts'
import { InvalidBoc } from '../../errors/boc.ts'
import { InvalidBase64 } from '../../errors/client.ts'
import { InvalidData } from '../../errors/processing.ts'
import { readDappId, readRawId } from '../../net/rest/readRawId.ts'
import { proofErrors } from './proving/proofErrors.ts'
import { proveAccount } from './proving/proveAccount.ts'
import { readGivenHash } from './tasks/objectTasks.ts'
import { ParamsOfProofAccountData, ResultOfProofAccountData } from './types.ts'

export const proofAccountData = defineFunction({
  name: 'proofs.proof_account_data',
  summary: 'Proves that an account has a given state after a block that the network agreed on.',
  description:
    'For networks with block keepers only. The block is one of the last ten that changed the account; it is not proven that no later block changed it again.',
  params: ParamsOfProofAccountData,
  result: ResultOfProofAccountData,
  errors: [InvalidBase64, InvalidBoc, InvalidData, ...proofErrors],
  access: 'reads',
  example: {
    params: { account: { boc: 'te6ccgEBAQEAAgAAAA==', account_id: 'ab'.repeat(32), dapp_id: 'ab'.repeat(32) } },
    result: { $error: 901 },
  },
  extension: true,
  run: async (call, { account, max_age_ms }) => {
    const given = {
      boc: account.boc,
      accountId: readRawId(account.account_id, 'account_id'),
      dappId: readDappId(account.dapp_id),
    }
    await runTask(call, readGivenHash, { boc: given.boc, path: 'account.boc' })
    const { id, seqNo, genUtime } = await proveAccount(call, given, max_age_ms)
    return { block_id: id, seq_no: seqNo, gen_utime: genUtime }
  },
})
