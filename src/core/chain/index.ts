export type { BlockRef } from '../tlb/index.ts'
export * from './buildBlock.ts'
export * from './buildKeyBlock.ts'
export * from './parseBlockData.ts'
