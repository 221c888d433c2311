import { describe, expect, test } from 'vitest'
import { processing } from '../../../src/modules/processing/index.ts'
import { LocalClient } from '../../support/LocalClient.ts'
import { runVector } from '../../support/runVector.ts'

const client = await LocalClient.open()

describe('module processing', () => {
  test('has its functions', () => {
    expect(processing.functions.map(({ name }) => name)).toEqual([
      'processing.monitor_messages',
      'processing.get_monitor_info',
      'processing.fetch_next_monitor_results',
      'processing.cancel_monitor',
      'processing.send_messages',
      'processing.send_message',
      'processing.wait_for_transaction',
      'processing.process_message',
      'processing.find_outcome',
      'processing.find_losses',
      'processing.read_balance_changes',
    ])
  })

  test('publishes its codes without a gap', () => {
    expect(processing.errors.map(({ code }) => code)).toEqual(Array.from({ length: 21 }, (_, index) => 501 + index))
  })

  test.each(processing.functions.map((definition) => [definition.name, definition] as const))(
    'the example of %s holds',
    async (method, { example: { params, result } }) => {
      const error = (result as { $error?: number } | null)?.$error
      const outcome = error === undefined ? { expect: result } : { error: { code: error } }
      await runVector(client, { method, params: params as Record<string, unknown>, ...outcome })
    },
  )
})
