import { defineFunction } from '../../context/defineFunction.ts'
import { InternalError, InvalidParams, NetModuleNotInit } from '../../errors/client.ts'
import { resumeIterator } from './iterators/ChainIterator.ts'
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
  run: (call, params) => resumeIterator(call, 'transactions', params),
})
