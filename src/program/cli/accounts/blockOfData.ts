import { BlockDataError, parseBlockData } from '../../../core/chain/index.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { LibraryError } from '../session/LibraryError.ts'
import type { Session } from '../session/Session.ts'

const BOC_MAGIC = 'b5ee9c72'
const ZSTD_MAGIC = '28b52ffd'

/**
 * Extracts the TVM block from the data that a network publishes: the BOC itself, or block data, compressed or not; all
 * base64. Throws ToolError (1) for anything else. Source: proofs 8.2.
 */
export async function blockOfData(session: Session, published: string): Promise<{ boc: string; rootHash: string }> {
  try {
    const data = await decompressed(session, published)
    const bytes = Buffer.from(data, 'base64')
    const boc = startsWith(bytes, BOC_MAGIC) ? data : Buffer.from(parseBlockData(bytes).block).toString('base64')
    const { hash } = await session.call('boc.get_boc_hash', { boc })
    return { boc, rootHash: hash }
  } catch (error) {
    if (!(error instanceof BlockDataError || error instanceof LibraryError)) throw error
    throw new ToolError(exitCodes.failure, `The network publishes the block in an unknown form: ${error.message}`, {
      hint: '--raw saves it unchanged.',
    })
  }
}

async function decompressed(session: Session, compressed: string): Promise<string> {
  if (!startsWith(Buffer.from(compressed, 'base64'), ZSTD_MAGIC)) return compressed
  return (await session.call('utils.decompress_zstd', { compressed })).decompressed
}

function startsWith(bytes: Buffer, magic: string): boolean {
  return bytes.subarray(0, 4).toString('hex') === magic
}
