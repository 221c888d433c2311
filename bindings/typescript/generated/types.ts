// Generated from the definitions by "npm run generate"; changes belong there.

export * from './types/abi.ts'
export * from './types/account.ts'
export * from './types/boc.ts'
export type { ClientError as ClientErrorData } from './types/client.ts'
export * from './types/client.ts'
export * from './types/crypto.ts'
export * from './types/net.ts'
export {
  type DecodedOutput as ProcessingDecodedOutput,
  type MessageMonitoringParams as ProcessingMessageMonitoringParams,
  type MessageMonitoringResult as ProcessingMessageMonitoringResult,
  MessageMonitoringStatus as ProcessingMessageMonitoringStatus,
  type MessageMonitoringTransaction as ProcessingMessageMonitoringTransaction,
  type MessageMonitoringTransactionCompute as ProcessingMessageMonitoringTransactionCompute,
  type MessageSendingParams as ProcessingMessageSendingParams,
  MonitorFetchWaitMode as ProcessingMonitorFetchWaitMode,
  MonitoredMessage as ProcessingMonitoredMessage,
  type MonitoringQueueInfo as ProcessingMonitoringQueueInfo,
  type ParamsOfCancelMonitor as ProcessingParamsOfCancelMonitor,
  type ParamsOfFetchNextMonitorResults as ProcessingParamsOfFetchNextMonitorResults,
  type ParamsOfGetMonitorInfo as ProcessingParamsOfGetMonitorInfo,
  type ParamsOfMonitorMessages as ProcessingParamsOfMonitorMessages,
  type ParamsOfProcessMessage as ProcessingParamsOfProcessMessage,
  type ParamsOfSendMessage as ProcessingParamsOfSendMessage,
  type ParamsOfSendMessages as ProcessingParamsOfSendMessages,
  type ParamsOfWaitForTransaction as ProcessingParamsOfWaitForTransaction,
  ProcessingErrorCode as ProcessingProcessingErrorCode,
  ProcessingEvent as ProcessingProcessingEvent,
  ProcessingResponseType as ProcessingProcessingResponseType,
  type ResultOfFetchNextMonitorResults as ProcessingResultOfFetchNextMonitorResults,
  type ResultOfProcessMessage as ProcessingResultOfProcessMessage,
  type ResultOfSendMessage as ProcessingResultOfSendMessage,
  type ResultOfSendMessages as ProcessingResultOfSendMessages,
  type TransactionFees as ProcessingTransactionFees,
} from './types/processing.ts'
export {
  type DecodedOutput as ProcessingDecodedOutput,
  type MessageMonitoringParams as ProcessingMessageMonitoringParams,
  type MessageMonitoringResult as ProcessingMessageMonitoringResult,
  MessageMonitoringStatus as ProcessingMessageMonitoringStatus,
  type MessageMonitoringTransaction as ProcessingMessageMonitoringTransaction,
  type MessageMonitoringTransactionCompute as ProcessingMessageMonitoringTransactionCompute,
  type MessageSendingParams as ProcessingMessageSendingParams,
  MonitorFetchWaitMode as ProcessingMonitorFetchWaitMode,
  MonitoredMessage as ProcessingMonitoredMessage,
  type MonitoringQueueInfo as ProcessingMonitoringQueueInfo,
  type ParamsOfCancelMonitor as ProcessingParamsOfCancelMonitor,
  type ParamsOfFetchNextMonitorResults as ProcessingParamsOfFetchNextMonitorResults,
  type ParamsOfGetMonitorInfo as ProcessingParamsOfGetMonitorInfo,
  type ParamsOfMonitorMessages as ProcessingParamsOfMonitorMessages,
  type ParamsOfProcessMessage as ProcessingParamsOfProcessMessage,
  type ParamsOfSendMessage as ProcessingParamsOfSendMessage,
  type ParamsOfSendMessages as ProcessingParamsOfSendMessages,
  type ParamsOfWaitForTransaction as ProcessingParamsOfWaitForTransaction,
  ProcessingErrorCode as ProcessingProcessingErrorCode,
  ProcessingEvent as ProcessingProcessingEvent,
  ProcessingResponseType as ProcessingProcessingResponseType,
  type ResultOfFetchNextMonitorResults as ProcessingResultOfFetchNextMonitorResults,
  type ResultOfProcessMessage as ProcessingResultOfProcessMessage,
  type ResultOfSendMessage as ProcessingResultOfSendMessage,
  type ResultOfSendMessages as ProcessingResultOfSendMessages,
  type TransactionFees as ProcessingTransactionFees,
} from './types/processing.ts'
export * from './types/utils.ts'
