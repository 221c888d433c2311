export { MAX_BOC_DEPTH, MAX_BOC_ROOTS } from './magic.ts'
export * from './parseBoc.ts'
export * from './writeBoc.ts'
