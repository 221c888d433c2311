import { readAccount } from '../accounts/accounts.ts'
import { readBocFile } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { jsonAnswer } from '../output/prettyJson.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Decoding',
  summary: 'Show the parts of a contract image or state init.',
  description: 'Connects to the network only for an address.',
  args: [
    {
      name: 'FILE',
      summary: 'Contract image or state init, account BOC with --boc, extended address, or alias.',
      kind: 'file',
    },
  ],
  options: [
    { name: 'boc', summary: 'The file contains an account.' },
    { name: 'tvc', summary: 'The file contains an image; the default.' },
  ],
  examples: ['decode stateinit Wallet.tvc', 'decode stateinit account.boc --boc', 'decode stateinit wallet'],
  run: async (input, session) => {
    const named = input.args[0]!
    const isAccount = named.includes('::') || session.alias(named) !== undefined
    if (!isAccount && !input.flag('boc')) return jsonAnswer(await decodeImage(session, readBocFile(named, 'FILE')))
    const { boc } = isAccount
      ? await readAccount(session, session.address(named).address)
      : { boc: readBocFile(named, 'FILE') }
    return jsonAnswer(await decodeAccountState(session, boc))
  },
})

async function decodeImage(session: Session, boc: string): Promise<unknown> {
  const { tvc } = await session.call('boc.decode_tvc', { tvc: boc }).catch(() => ({ tvc: undefined }))
  if (tvc !== undefined) return tvc
  return session.call('boc.decode_state_init', { state_init: boc })
}

async function decodeAccountState(session: Session, boc: string): Promise<unknown> {
  const { parsed } = await session.call('boc.parse_account', { boc })
  const { code, data, library } = parsed
  if (code === undefined) throw new ToolError(exitCodes.failure, 'The account has no state init')
  const { state_init } = await session.call('boc.encode_state_init', { code, data, library })
  return session.call('boc.decode_state_init', { state_init })
}
