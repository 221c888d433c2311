import { defineFunction } from '../../context/defineFunction.ts'
import { InternalError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { ChainIterator, chainIterators, readIteratorState } from './ChainIterator.ts'
import { ParamsOfResumeTransactionIterator, RegisteredIterator } from './types.ts'

export const resumeTransactionIterator = defineFunction({
  name: 'net.resume_transaction_iterator',
  summary: 'Creates an iterator over transactions that continues from a saved state.',
  description: 'The filter of accounts is not part of the state; pass it again.',
  params: ParamsOfResumeTransactionIterator,
  result: RegisteredIterator,
  errors: [NetModuleNotInit, InternalError, InvalidParams],
  example: { params: { resume_state: {} }, result: { $error: 14 } },
  run: ({ context }, params) => {
    networkOf(context).expectConfigured()
    return {
      handle: chainIterators.add(
        context,
        new ChainIterator(readIteratorState(params.resume_state, 'transactions'), params.accounts_filter),
      ),
    }
  },
})
