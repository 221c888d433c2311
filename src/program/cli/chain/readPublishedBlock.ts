import { blockOfData } from '../../nodeApi/blockOfData.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import type { Session } from '../session/Session.ts'

/**
 * The TVM block in the data of a block that a network publishes, both base64. Throws ToolError (1) for an unknown form.
 */
export async function readPublishedBlock(
  session: Session,
  published: string,
): Promise<{ boc: string; rootHash: string }> {
  const boc = blockText(published)
  const { hash } = await session.call('boc.get_boc_hash', { boc }).catch(unknownForm)
  return { boc, rootHash: hash }
}

function blockText(published: string): string {
  try {
    return Buffer.from(blockOfData(Buffer.from(published, 'base64'))).toString('base64')
  } catch (error) {
    return unknownForm(error as Error)
  }
}

function unknownForm({ message }: Error): never {
  throw new ToolError(exitCodes.failure, `The network publishes the block in an unknown form: ${message}`, {
    hint: '--raw saves it unchanged.',
  })
}
