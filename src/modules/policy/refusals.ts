import { defineFunction } from '../../context/defineFunction.ts'
import { LocalStorageError } from '../../errors/client.ts'
import { array, type ValueOf } from '../../schema/shapes.ts'
import { validate } from '../../schema/validation.ts'
import { readRefusals } from './spending/recordRefusal.ts'
import { ParamsOfPolicyRefusals, ResultOfPolicyRefusals, SpendingRefusal } from './types.ts'

export const refusals = defineFunction({
  name: 'policy.refusals',
  summary: 'Returns messages refused by a spending policy.',
  description: 'Includes all clients with the same storage. The latest 10000 refusals are kept.',
  params: ParamsOfPolicyRefusals,
  result: ResultOfPolicyRefusals,
  errors: [LocalStorageError],
  extension: true,
  access: 'reads',
  example: { params: {}, result: { refusals: [] } },
  run: async (call, { after, limit }) => {
    const read = validate(array(SpendingRefusal), await readRefusals(call, after, limit))
    if (!read.ok) throw LocalStorageError.error('A refusal in the storage cannot be read')
    return { refusals: read.value as ValueOf<typeof ResultOfPolicyRefusals>['refusals'] }
  },
})
