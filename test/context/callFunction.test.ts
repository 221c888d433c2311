import { expect, test } from 'vitest'
import { LocalClient } from '../support/LocalClient.ts'

test('lists the first five problems of parameters and says that there are more', async () => {
  const client = await LocalClient.open()
  const builder = Array.from({ length: 9 }, () => ({ type: 'BitString' }))
  const call = client.call('boc.encode_boc', { builder })
  await expect(call).rejects.toMatchObject({ code: 23, data: { path: 'builder[0].value' } })
  await expect(call).rejects.toThrow(/^Invalid parameters: (builder\[\d\]\.value is missing[^;]*; ){5}and more$/)
})
