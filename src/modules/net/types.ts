/** Types of module net. Source: network 3.2, 3.6, 3.8; modules 3.9. */
export * from './types/endpoints.ts'
export * from './types/following.ts'
export * from './types/iterators.ts'
export * from './types/queries.ts'
export * from './types/subscriptions.ts'
export * from './types/transactionTree.ts'
