import { defineCommand } from '../tool/ToolCommand.ts'
import { deployCommand } from './deploy.ts'

export const deployxCommand = defineCommand({
  ...deployCommand,
  name: 'deployx',
  summary: 'The same as deploy.',
  examples: [
    'deployx Wallet.tvc --owners \'["0x<public>"]\' --reqConfirms 1 --dst-dapp-id self --keys wallet.keys.json',
  ],
})
