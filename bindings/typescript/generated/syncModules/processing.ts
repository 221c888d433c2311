// Generated from the definitions by "npm run generate"; changes belong there.

import type { CallbackMessage, SyncCaller, SyncCallOptions } from '../../common/Caller.ts'
import { ProcessingModule } from '../modules/processing.ts'
import type * as processing from '../types/processing.ts'

/**
 * Sends messages, waits for their transactions, and monitors them.
 *
 * With synchronous forms, which block the thread until the answer is here.
 */
export class SyncProcessingModule extends ProcessingModule {
  readonly #caller: SyncCaller

  constructor(caller: SyncCaller) {
    super(caller)
    this.#caller = caller
  }

  /** Synchronous form of `monitorMessages`. */
  monitorMessagesSync(params: processing.ParamsOfMonitorMessages, options?: SyncCallOptions): void {
    this.#caller.callSync('processing.monitor_messages', params, options)
  }

  /** Synchronous form of `getMonitorInfo`. */
  getMonitorInfoSync(
    params: processing.ParamsOfGetMonitorInfo,
    options?: SyncCallOptions,
  ): processing.MonitoringQueueInfo {
    return this.#caller.callSync('processing.get_monitor_info', params, options)
  }

  /** Synchronous form of `fetchNextMonitorResults`. */
  fetchNextMonitorResultsSync(
    params: processing.ParamsOfFetchNextMonitorResults,
    options?: SyncCallOptions,
  ): processing.ResultOfFetchNextMonitorResults {
    return this.#caller.callSync('processing.fetch_next_monitor_results', params, options)
  }

  /** Synchronous form of `cancelMonitor`. */
  cancelMonitorSync(params: processing.ParamsOfCancelMonitor, options?: SyncCallOptions): void {
    this.#caller.callSync('processing.cancel_monitor', params, options)
  }

  /** Synchronous form of `sendMessages`. */
  sendMessagesSync(
    params: processing.ParamsOfSendMessages,
    options?: SyncCallOptions,
  ): processing.ResultOfSendMessages {
    return this.#caller.callSync('processing.send_messages', params, options)
  }

  /** Synchronous form of `sendMessage`. */
  sendMessageSync(
    params: processing.ParamsOfSendMessage,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: SyncCallOptions,
  ): processing.ResultOfSendMessage {
    return this.#caller.callSync('processing.send_message', params, options, callback)
  }

  /** Synchronous form of `waitForTransaction`. */
  waitForTransactionSync(
    params: processing.ParamsOfWaitForTransaction,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: SyncCallOptions,
  ): processing.ResultOfProcessMessage {
    return this.#caller.callSync('processing.wait_for_transaction', params, options, callback)
  }

  /** Synchronous form of `processMessage`. */
  processMessageSync(
    params: processing.ParamsOfProcessMessage,
    callback?: (message: CallbackMessage<100, processing.ProcessingEvent>) => void,
    options?: SyncCallOptions,
  ): processing.ResultOfProcessMessage {
    return this.#caller.callSync('processing.process_message', params, options, callback)
  }

  /** Synchronous form of `findOutcome`. */
  findOutcomeSync(params: processing.ParamsOfFindOutcome, options?: SyncCallOptions): processing.ResultOfFindOutcome {
    return this.#caller.callSync('processing.find_outcome', params, options)
  }

  /** Synchronous form of `findLosses`. */
  findLossesSync(params?: processing.ParamsOfFindLosses, options?: SyncCallOptions): processing.ResultOfFindLosses {
    return this.#caller.callSync('processing.find_losses', params, options)
  }

  /** Synchronous form of `readBalanceChanges`. */
  readBalanceChangesSync(
    params: processing.ParamsOfReadBalanceChanges,
    options?: SyncCallOptions,
  ): processing.ResultOfReadBalanceChanges {
    return this.#caller.callSync('processing.read_balance_changes', params, options)
  }
}
