export * from './fetchAccount.ts'
export * from './postMessage.ts'
