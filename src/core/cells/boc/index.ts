export { MAX_BOC_DEPTH } from './magic.ts'
export * from './parseBoc.ts'
export * from './writeBoc.ts'
