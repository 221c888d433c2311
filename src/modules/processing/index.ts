import * as errors from '../../errors/processing.ts'
import { defineModule } from '../../schema/functions.ts'
import { cancelMonitor } from './cancelMonitor.ts'
import { emulateOnWorker } from './execution/emulateMessage.ts'
import { readTransactionParts } from './execution/transactionResult.ts'
import { fetchNextMonitorResults } from './fetchNextMonitorResults.ts'
import { findLosses } from './findLosses.ts'
import { findOutcome } from './findOutcome.ts'
import { getMonitorInfo } from './getMonitorInfo.ts'
import { foreseeOnWorker } from './losses/foreseeTransfers.ts'
import { receivedOnWorker } from './losses/receivedLosses.ts'
import { monitorMessages } from './monitorMessages.ts'
import { processMessage } from './processMessage.ts'
import { readBalanceChanges } from './readBalanceChanges.ts'
import { sendMessage } from './sendMessage.ts'
import { sendMessages } from './sendMessages.ts'
import * as types from './types.ts'
import { waitForTransaction } from './waitForTransaction.ts'

export const processing = defineModule({
  name: 'processing',
  summary: 'Sends messages, waits for their transactions, and monitors them.',
  types,
  errors,
  functions: [
    monitorMessages,
    getMonitorInfo,
    fetchNextMonitorResults,
    cancelMonitor,
    sendMessages,
    sendMessage,
    waitForTransaction,
    processMessage,
    findOutcome,
    findLosses,
    readBalanceChanges,
  ],
  steps: [readTransactionParts, emulateOnWorker, foreseeOnWorker, receivedOnWorker],
})
