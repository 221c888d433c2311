export type * from './Network.ts'
export { networkOf } from './networkOf.ts'
