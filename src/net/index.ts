export type * from './follow/FollowRequest.ts'
export type * from './Network.ts'
export type { NetworkFeatures } from './NetworkFeatures.ts'
export { networkOf } from './networkOf.ts'
