/** Types of module processing. Source: network 6.1, 6.2. */

export { Outcome } from '../../delivery/outcome.ts'
export * from '../losses/types.ts'
export * from '../tvm/outcome/DecodedOutput.ts'
export * from './types/balanceChanges.ts'
export * from './types/events.ts'
export * from './types/losses.ts'
export * from './types/messages.ts'
export * from './types/monitor.ts'
export * from './types/outcome.ts'
export * from './types/sendFlags.ts'
