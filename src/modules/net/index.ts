import * as errors from '../../errors/net.ts'
import { defineModule } from '../../schema/functions.ts'
import { aggregateCollection } from './aggregateCollection.ts'
import { batchQuery } from './batchQuery.ts'
import { createBlockIterator } from './createBlockIterator.ts'
import { createTransactionIterator } from './createTransactionIterator.ts'
import { fetchEndpoints } from './fetchEndpoints.ts'
import { findLastShardBlock } from './findLastShardBlock.ts'
import { followAccount } from './followAccount.ts'
import { getEndpoints } from './getEndpoints.ts'
import { getServerInfo } from './getServerInfo.ts'
import { getSignatureId } from './getSignatureId.ts'
import { getTime } from './getTime.ts'
import { iteratorNext } from './iteratorNext.ts'
import { query } from './query.ts'
import { queryCollection } from './queryCollection.ts'
import { queryCounterparties } from './queryCounterparties.ts'
import { queryTransactionTree } from './queryTransactionTree.ts'
import { removeIterator } from './removeIterator.ts'
import { resume } from './resume.ts'
import { resumeBlockIterator } from './resumeBlockIterator.ts'
import { resumeTransactionIterator } from './resumeTransactionIterator.ts'
import { setEndpoints } from './setEndpoints.ts'
import { subscribe } from './subscribe.ts'
import { subscribeCollection } from './subscribeCollection.ts'
import { suspend } from './suspend.ts'
import * as types from './types.ts'
import { unsubscribe } from './unsubscribe.ts'
import { waitForCollection } from './waitForCollection.ts'

export const net = defineModule({
  name: 'net',
  summary: 'Queries and subscriptions.',
  types,
  errors,
  functions: [
    query,
    batchQuery,
    queryCollection,
    aggregateCollection,
    waitForCollection,
    unsubscribe,
    subscribeCollection,
    subscribe,
    suspend,
    resume,
    findLastShardBlock,
    fetchEndpoints,
    setEndpoints,
    getEndpoints,
    queryCounterparties,
    queryTransactionTree,
    createBlockIterator,
    resumeBlockIterator,
    createTransactionIterator,
    resumeTransactionIterator,
    iteratorNext,
    removeIterator,
    getSignatureId,
    getServerInfo,
    getTime,
    followAccount,
  ],
})
