import { defineFunction } from '../../context/defineFunction.ts'
import { InternalError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { networkOf } from '../../net/index.ts'
import { ChainIterator, chainIterators, readIteratorState } from './iterators/ChainIterator.ts'
import { ParamsOfResumeTransactionIterator, RegisteredIterator, TransactionItem } from './types.ts'

export const resumeTransactionIterator = defineFunction({
  name: 'net.resume_transaction_iterator',
  summary: 'Creates a transaction iterator that continues from a saved state.',
  description: 'The account filter is not part of the state; pass it again.',
  params: ParamsOfResumeTransactionIterator,
  result: RegisteredIterator,
  iterates: { stream: 'resume_transactions', item: TransactionItem },
  errors: [NetModuleNotInit, InternalError, InvalidParams],
  access: 'host',
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
