/**
 * A default stands in the definition of a field, for the documents and the bindings, and in the code of the function. Each
 * pure function is called with its example, with the field left out and with its default: both must say the same.
 */
import { expect, test } from 'vitest'
import { api } from '../../src/api/wholeApi.ts'
import type { FunctionDefinition } from '../../src/schema/functions.ts'
import type { Field, Fields, StructShape } from '../../src/schema/shapes.ts'
import { LocalClient } from '../support/LocalClient.ts'

const rows = api
  .flatMap(({ functions }) => functions)
  .filter((definition) => definition.compute !== undefined && definition.params.kind === 'struct')
  .flatMap((definition) =>
    Object.entries((definition.params as StructShape).fields as Fields)
      .filter(([, field]) => field.default !== undefined)
      .map(([name, field]) => ({ definition, name, field })),
  )

/** Parameters that replace those of an example whose result is the same with every value of the field. */
const inputs: Readonly<Record<string, object>> = {
  'utils.compress_zstd': {
    uncompressed: Buffer.from(Array.from({ length: 5000 }, (_, i) => i * i).join()).toString('base64'),
  },
}

/** Flags that change nothing in the example: of them the test shows only that `false` is accepted. */
const WITHOUT_EFFECT = [
  'abi.decode_message allow_partial',
  'abi.decode_message_body allow_partial',
  'abi.decode_account_data allow_partial',
  'abi.decode_initial_data allow_partial',
  'tvm.run_executor skip_transaction_check',
  'tvm.run_executor answer_required',
  'tvm.run_tvm answer_required',
  'tvm.run_get tuple_list_as_array',
]

test('defaults of definitions are those of the functions', async () => {
  const client = await LocalClient.open()
  const outcome = async ({ name, example }: FunctionDefinition, changes: object) => {
    const result = client.call(name, { ...(example.params as object), ...inputs[name], ...changes })
    return JSON.stringify(await result.catch((error: { code: number }) => ({ code: error.code })))
  }
  const withoutEffect: string[] = []
  for (const { definition, name, field } of rows) {
    const absent = await outcome(definition, { [name]: undefined })
    expect(await outcome(definition, { [name]: field.default }), `${definition.name} ${name}`).toBe(absent)
    if ((await outcome(definition, { [name]: otherThan(field) })) === absent)
      withoutEffect.push(`${definition.name} ${name}`)
  }
  client.close()
  expect(withoutEffect).toEqual(WITHOUT_EFFECT)
})

function otherThan({ default: value }: Field): unknown {
  if (typeof value === 'boolean') return !value
  return typeof value === 'number' ? value + 1 : `${value}_other`
}
