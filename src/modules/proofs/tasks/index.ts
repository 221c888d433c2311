import type { WorkerTask } from '../../../schema/functions.ts'
import { checkProof, findShardTop, openProof } from './classicTasks.ts'
import { applyStatedChanges, checkKeeperBlock, commitToKeepers, readKeepers } from './keeperTasks.ts'
import {
  compare,
  findTransaction,
  readAccount,
  readAccountHash,
  readBlock,
  readGivenHash,
  readHash,
  readTransaction,
} from './objectTasks.ts'

export const tasks: readonly WorkerTask[] = [
  readBlock,
  readTransaction,
  readHash,
  readGivenHash,
  findTransaction,
  readAccount,
  readAccountHash,
  compare,
  openProof,
  checkProof,
  findShardTop,
  checkKeeperBlock,
  commitToKeepers,
  applyStatedChanges,
  readKeepers,
]
