/** Types of module abi. Source: modules 3.4. */
export * from './types/contracts.ts'
export * from './types/data.ts'
export * from './types/decoding.ts'
export * from './types/messages.ts'
export * from './types/signing.ts'
