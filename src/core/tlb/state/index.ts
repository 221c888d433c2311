export * from './McStateExtra.ts'
export * from './OutMsgQueueInfo.ts'
export * from './ShardState.ts'
