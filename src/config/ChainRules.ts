import { constants } from '../schema/shapes.ts'

export const ChainRules = constants('ChainRules', 'Which chain formats and execution rules apply.', {
  Current: ['current', 'Networks with Dapp IDs. The function id of a constructor is 1.'],
  Classic: [
    'classic',
    'The public TVM formats: message headers have no Dapp ID fields, and the id of a constructor is calculated like that of any function.',
  ],
})
