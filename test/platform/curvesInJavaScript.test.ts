/** Curves of pages whose policy does not allow WebAssembly. */
import { expect, test } from 'vitest'
import { curvesForm } from '../../src/platform/web/curves.ts'
import { loadAcceleratorFrom } from '../../src/platform/web/ed25519/accelerator.ts'
import { testCurves } from './curveCases.ts'

loadAcceleratorFrom(async () => undefined)

test('the form is reported', async () => {
  expect(await curvesForm()).toBe('javascript')
})

testCurves()
