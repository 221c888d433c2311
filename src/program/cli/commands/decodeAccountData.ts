import { readAccount } from '../accounts/accounts.ts'
import { abiOption, readAbi } from '../arguments/abi.ts'
import { readBocFile } from '../arguments/readInput.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { prettyJson } from '../output/prettyJson.ts'
import type { Session } from '../session/Session.ts'

export const command = defineCommand({
  group: 'Decoding',
  summary: 'Show the storage fields of an account or a contract image, decoded with their ABI.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address', optional: true }],
  options: [
    {
      name: 'address',
      short: 'a',
      value: 'ADDRESS',
      kind: 'address',
      summary: 'Same as the argument.',
      synonyms: ['addr'],
    },
    { name: 'tvc', short: 't', value: 'FILE', kind: 'file', summary: 'Contract image, instead of an address.' },
    abiOption,
  ],
  examples: [
    'decode account data wallet --abi Wallet.abi.json',
    'decode account data --address wallet --abi Wallet.abi.json',
    'decode account data --tvc saved.tvc --abi Wallet.abi.json',
  ],
  run: async (input, session) => {
    const target = input.args[0] ?? input.text('address')
    if (input.args[0] !== undefined && input.text('address') !== undefined) {
      throw new ToolError(exitCodes.usage, 'The address is given twice')
    }
    const file = input.text('tvc')
    if ((target === undefined) === (file === undefined)) {
      throw new ToolError(exitCodes.usage, 'Give exactly one of ADDRESS and --tvc')
    }
    const alias = target === undefined ? undefined : session.address(target).alias
    const abi = readAbi(session, { alias, ...(file === undefined ? {} : { image: file }) })
    const data = file === undefined ? await accountData(session, target!) : await imageData(session, file)
    if (data === undefined || data === null) {
      const [what, hint] =
        file === undefined
          ? ['The account has no data']
          : ['The image has no data', 'To set initial values and keys: "vendorclient genaddr --save".']
      throw new ToolError(exitCodes.notFound, what, { hint })
    }
    const fields = await session.call('abi.decode_account_data', { abi: abi.wire, data })
    return { json: fields.data, text: prettyJson(fields.data) }
  },
})

async function accountData(session: Session, target: string): Promise<string | null | undefined> {
  const { parsed } = await readAccount(session, session.address(target).address)
  return parsed.data
}

async function imageData(session: Session, file: string): Promise<string | null | undefined> {
  const { data } = await session.call('boc.decode_state_init', {
    state_init: readBocFile(file, '--tvc'),
  })
  return data
}
