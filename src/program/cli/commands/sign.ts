import { readBocArgument } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { keysOption, phraseOptions, readKeys } from '../keys/keys.ts'
import { alignFields } from '../output/alignFields.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Keys',
  summary: 'Sign data, or the hash of a cell.',
  options: [
    { name: 'data', otherShort: 'd', value: 'DATA', summary: 'Data as hex or base64.' },
    {
      name: 'cell',
      otherShort: 'c',
      value: 'BOC',
      kind: 'file',
      summary: 'BOC as base64 or hex, or a file; its hash is signed.',
    },
    keysOption,
    ...phraseOptions,
  ],
  offline: true,
  examples: ['sign --data 48656c6c6f --keys wallet.keys.json', 'sign --cell body.boc --keys -'],
  run: async (input, session) => {
    const data = await readData(input.text('data'), input.text('cell'), session)
    const keys = await readKeys(session, session.text('keys'))
    if (keys === undefined)
      throw new ToolError(exitCodes.usage, '--keys <KEYS> is missing, and the settings have no keys')
    const { signature } = await session.call('crypto.sign', { unsigned: data, keys })
    const base64 = Buffer.from(signature, 'hex').toString('base64')
    return {
      json: {
        data: Buffer.from(data, 'base64').toString('hex'),
        public: keys.public,
        signature,
        signature_base64: base64,
      },
      text: alignFields([
        ['signature', base64],
        ['hex', signature],
        ['public key', keys.public],
      ]),
    }
  },
})

async function readData(data: string | undefined, cell: string | undefined, session: Session): Promise<string> {
  if ((data === undefined) === (cell === undefined)) {
    throw new ToolError(exitCodes.usage, 'Give exactly one of --data and --cell')
  }
  if (cell !== undefined) {
    const { hash } = await session.call('boc.get_boc_hash', { boc: readBocArgument(cell, '--cell') })
    return Buffer.from(hash, 'hex').toString('base64')
  }
  if (/^([0-9a-fA-F]{2})+$/.test(data!)) return Buffer.from(data!, 'hex').toString('base64')
  if (/^[A-Za-z0-9+/]+={0,2}$/.test(data!) && data!.length % 4 === 0) return data!
  throw new ToolError(exitCodes.usage, '--data must be hex or base64')
}
