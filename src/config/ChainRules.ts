import { constants } from '../schema/shapes.ts'

export const ChainRules = constants('ChainRules', 'Which chain formats and execution rules apply.', {
  Current: ['current', 'Networks with Dapp IDs. A constructor has the function number 1.'],
  Classic: [
    'classic',
    'The public TVM formats: message headers end without Dapp ID fields, the number of a constructor is calculated as that of any function.',
  ],
})
