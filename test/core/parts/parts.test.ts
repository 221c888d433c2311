import { expect, test } from 'vitest'
import { PartMissing, repeatWithParts } from '../../../src/core/PartMissing.ts'
import * as nodeComponents from '../../../src/core/parts/node/components.ts'
import * as nodeLogins from '../../../src/core/parts/node/loginProofs.ts'
import * as webComponents from '../../../src/core/parts/web/components.ts'
import * as webLogins from '../../../src/core/parts/web/loginProofs.ts'

test.each([
  ['components', webComponents.components, nodeComponents.components],
  ['loginProofs', webLogins.loginProofs, nodeLogins.loginProofs],
])('%s: a page gets what Node.js has once it is loaded', async (_, web, node) => {
  expect(await repeatWithParts<object>(web)).toBe(node())
  expect(web()).toBe(node())
})

test('work is repeated until all parts are there; other errors, and those of loading, end it', async () => {
  let tries = 0
  async function load(): Promise<void> {
    tries++
  }
  function needTwoParts(): number {
    if (tries < 2) throw new PartMissing(load)
    return tries
  }
  expect(await repeatWithParts(needTwoParts)).toBe(2)
  await expect(
    repeatWithParts(() => {
      throw new RangeError('other')
    }),
  ).rejects.toThrow('other')
  const missing = new PartMissing(() => Promise.reject(new Error('no such file')))
  await expect(
    repeatWithParts(() => {
      throw missing
    }),
  ).rejects.toThrow('no such file')
})
