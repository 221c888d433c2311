import { describe, expect, test } from 'vitest'
import {
  eventOfError,
  isOpenEnded,
  type MessageEvent,
  type MessageState,
  nextState,
} from '../../../../src/modules/processing/execution/messageLife.ts'

const states: readonly MessageState[] = [
  ...(['queued', 'signing', 'sending', 'sent'] as const),
  ...(['executed', 'aborted', 'expired', 'refused', 'cancelled', 'unknown'] as const),
]
const events: readonly MessageEvent[] = [
  ...(['sign', 'leave', 'left', 'executed', 'aborted', 'expired', 'refused', 'lost', 'cancel'] as const),
]

describe('the life of a message', () => {
  test.each([
    [['leave', 'left', 'executed'], 'executed'],
    [['sign', 'leave', 'left', 'lost', 'executed'], 'executed'],
    [['leave', 'lost', 'expired'], 'expired'],
    [['leave', 'leave', 'aborted'], 'aborted'],
    [['cancel'], 'cancelled'],
  ] as const)('%j ends with %s', (path, end) => {
    expect(path.reduce<MessageState | undefined>((state, event) => state && nextState(state, event), 'queued')).toBe(
      end,
    )
  })

  test('is not cancelled, nor signed again, once its first byte may have left', () => {
    for (const state of states.filter(isOpenEnded)) {
      expect([nextState(state, 'cancel'), nextState(state, 'sign')]).toEqual([undefined, undefined])
    }
  })

  test('keeps a certain outcome; only "unknown" is replaced by a later one', () => {
    for (const state of ['executed', 'aborted', 'expired', 'refused', 'cancelled'] as const) {
      expect(events.map((event) => nextState(state, event)).filter((next) => next !== undefined)).toEqual([])
    }
    expect(nextState('unknown', 'executed')).toBe('executed')
    expect(nextState('unknown', 'leave')).toBeUndefined()
  })
})

describe('facts about a message in errors', () => {
  test.each([
    [undefined, undefined],
    [{}, undefined],
    [{ sent: true }, 'lost'],
    [{ sent: true, refused: true }, 'refused'],
    [{ sent: true, transaction_id: 'a' }, 'aborted'],
    [{ sent: false }, 'refused'],
    [{ sent: false, state_timestamp: 5 }, 'expired'],
  ])('%j: %s', (data, event) => {
    expect(eventOfError(data)).toBe(event)
  })
})
