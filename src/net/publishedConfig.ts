/**
 * The blockchain configuration that a network publishes: the one in its last key block. Networks with default settings
 * do not publish it. Source: network 3.9 and 3.10.
 */
import { BocError, getBlockchainConfig } from '../core/boc/index.ts'
import { base64ToBytes } from '../core/bytes/base64.ts'
import { CellError, parseBoc, writeBocBase64 } from '../core/cells/index.ts'

/** The last key block as base64 of its BOC; absent on a chain without key blocks. */
export const KEY_BLOCK_QUERY =
  'query{blocks(filter:{workchain_id:{eq:-1},key_block:{eq:true}},orderBy:[{path:"seq_no",direction:DESC}],limit:1){boc}}'

/** The configuration of a key block; `undefined` for a block without a readable configuration. */
export function configOfKeyBlock(bocBase64: string): string | undefined {
  const bytes = base64ToBytes(bocBase64)
  if (bytes === undefined) return undefined
  try {
    return writeBocBase64(getBlockchainConfig(parseBoc(bytes)))
  } catch (error) {
    if (error instanceof CellError || error instanceof BocError) return undefined
    throw error
  }
}
