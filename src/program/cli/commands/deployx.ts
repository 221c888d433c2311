import { defineCommand } from '../definition/Command.ts'
import { command as deploy } from './deploy.ts'

export const command = defineCommand({
  ...deploy,
  summary: 'Same as deploy.',
  examples: [
    'deployx Wallet.tvc --owners_pubkey \'["0x<public>"]\' --owners_address [] --reqConfirms 1 --reqConfirmsData 1 --value 0 --dst-dapp-id self --keys wallet.keys.json',
  ],
})
