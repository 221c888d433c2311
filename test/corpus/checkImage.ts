import { Builder, writeBocBase64 } from '../../src/core/cells/index.ts'
import type { LocalClient } from '../support/LocalClient.ts'
import { type CorpusReport, reasonOf } from './CorpusReport.ts'

const SALT = writeBocBase64(new Builder().storeUint(0x5a17, 16).toCell())

/** A contract image: its parts make the same image, and the salt of its code can be replaced. */
export async function checkImage(file: string, tvc: string, client: LocalClient, report: CorpusReport): Promise<void> {
  await report.check(file, 'image', 'state init', async () => {
    const parts = await client.call('boc.decode_state_init', { state_init: tvc })
    const { code, data, library, tick, tock, split_depth } = parts
    const given = Object.entries({ code, data, library, split_depth, ...(tick || tock ? { tick, tock } : {}) })
    const { state_init } = await client.call(
      'boc.encode_state_init',
      Object.fromEntries(given.filter(([, value]) => value !== null && value !== undefined)),
    )
    const [before, after] = [await hashOf(client, tvc), await hashOf(client, state_init)]
    if (before !== after) throw new Error(`the parts of ${before} make ${after}`)
  })
  let code: string
  try {
    code = (await client.call('boc.get_code_from_tvc', { tvc })).code
    code = (await client.call('boc.set_code_salt', { code, salt: SALT })).code
  } catch (error) {
    report.add(file, 'image', 'salt', 'skipped', reasonOf(error))
    return
  }
  await report.check(file, 'image', 'salt', async () => {
    const { salt } = await client.call('boc.get_code_salt', { code })
    if (salt === null || (await hashOf(client, salt)) !== (await hashOf(client, SALT))) {
      throw new Error(`salt ${SALT} is read as ${salt}`)
    }
  })
}

async function hashOf(client: LocalClient, boc: string): Promise<string> {
  return (await client.call('boc.get_boc_hash', { boc })).hash
}
