import { AddressError } from '../../../core/addresses/Address.ts'
import { parseAddress } from '../../../core/addresses/parseAddress.ts'
import { makeAddress } from '../../common/AccountAddress.ts'
import { parseDappId } from '../arguments/addresses.ts'
import { defineCommand } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { alignFields } from '../output/alignFields.ts'

export const addressConvert = defineCommand({
  summary: 'Convert an address to the extended and the older forms.',
  description:
    'Old addresses do not contain the Dapp ID. Without --dapp-id, the contract is assumed to be the root of its own Dapp ID, which is true of every contract deployed by an external message.',
  args: [{ name: 'ADDRESS', summary: '0:<account_id>, an account id, base64, or the extended form.' }],
  options: [
    { name: 'dapp-id', value: 'ID', summary: 'Dapp ID of the account, 64 hex digits. Default: the account id.' },
  ],
  offline: true,
  examples: [`address convert 0:${'a'.repeat(64)}`],
  members: {
    address: 'extended form',
    dapp_id: '64 hex digits',
    account_id: '64 hex digits',
    legacy: 'form inside messages, 0:<account_id>',
    dapp_id_assumed: 'true if the Dapp ID was not given',
  },
  run: async (input) => {
    const text = input.args[0]!
    const address = readAddress(text)
    const assumed = address.dappId === undefined && input.text('dapp-id') === undefined
    const given = input.text('dapp-id')
    const dappId = given === undefined ? (address.dappId ?? address.account) : parseDappId(given)
    const { extended, accountId, onChain } = makeAddress(dappId, address.account)
    return {
      json: { address: extended, dapp_id: dappId, account_id: accountId, legacy: onChain, dapp_id_assumed: assumed },
      text: alignFields([
        ['address', extended],
        ['legacy form', onChain],
        [
          'note',
          assumed ? 'the Dapp ID is assumed to be the account id; use --dapp-id <id> to set another one' : undefined,
        ],
      ]),
    }
  },
})

function readAddress(text: string) {
  try {
    const address = parseAddress(text)
    if (address.standard && address.workchain === 0) return address
    throw new AddressError('only accounts of workchain 0 have a Dapp ID')
  } catch (error) {
    if (!(error instanceof AddressError)) throw error
    throw new ToolError(exitCodes.usage, `Invalid address "${text.slice(0, 140)}": ${error.message}`)
  }
}
