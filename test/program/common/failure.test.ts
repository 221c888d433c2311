import { describe, expect, test } from 'vitest'
import { explainFailure, type FailureFacts } from '../../../src/program/common/failure/explainFailure.ts'
import { explanationText } from '../../../src/program/common/failure/failureRows.ts'

function explain(facts: Partial<FailureFacts>) {
  return explainFailure({ stage: 'aborted', ...facts })
}

describe('an explanation', () => {
  test('is absent if nothing failed', () => {
    expect(explain({})).toBeUndefined()
    expect(explain({ refusal: 'only a refusal has one' })).toBeUndefined()
  })

  test.each([
    [{ stage: 'refused', skipped: 'noGas' }, 'The message was refused: the account cannot pay for the gas', 'balance'],
    [{ skipped: 'noGas' }, 'No contract ran: the account cannot pay for the gas', 'balance'],
    [
      { skipped: 'noGas', isInternal: true },
      'No contract ran: the message carries too little to pay for the gas',
      'value',
    ],
    [{ skipped: 'noState' }, 'No contract ran: there is no contract', 'deploy'],
    [{ ended: 'frozen' }, 'The account was frozen: it could not pay for its storage', 'balance'],
    [{ exitCode: 40 }, 'The contract ended with exit code 40 (the signature is wrong)', 'key'],
    [{ exitCode: -14, isInternal: true }, 'The contract ended with exit code -14 (out of gas)', 'value'],
    [{ exitCode: 13 }, 'The contract ended with exit code 13 (out of gas)', 'balance'],
    [{ stage: 'refused', exitCode: 13 }, 'The message was refused: exit code 13 (out of gas)', 'contract'],
    [{ exitCode: 101, thrown: 'not now' }, 'The contract ended with exit code 101 (not now)', 'call'],
    [
      { actionCode: 37, actionIndex: 2 },
      'The action phase failed with code 37 at action 2 (not enough tokens for a message, its fee or a reserve)',
      'balance',
    ],
    [
      { stage: 'refused', hasExpired: true, expire: 1_800_000_000 },
      'The message expired before it was executed',
      'again',
    ],
    [{ stage: 'refused', refusal: 'the queue is full' }, 'The message was refused: the queue is full', undefined],
  ] as const)('of %j says what failed, and what has to be changed', (facts, title, repair) => {
    const failure = explain(facts)
    expect([failure?.title, failure?.repair]).toEqual([title, repair])
    expect(failure?.remedy).toMatch(/\.$/)
  })

  test('rounds the value for the gas up', () => {
    const remedy = (neededValue: bigint) => explain({ skipped: 'noGas', isInternal: true, neededValue })?.remedy
    expect(remedy(12_345_678n)).toBe('Send at least 0.013 tokens with the message.')
    expect(remedy(20_000_000n)).toBe('Send at least 0.02 tokens with the message.')
    expect(remedy(7n)).toBe('Send at least 0.000000007 tokens with the message.')
  })

  test('names keys only where the signature failed', () => {
    const keys = { signedBy: 'ab'.repeat(32), ownerKey: 'cd'.repeat(32), isSigned: true }
    expect(explain({ exitCode: 40, ...keys })?.remedy).toMatch(
      /It is signed with the key abababab…ababab\. The contract has the key cdcdcdcd…cdcdcd\.$/,
    )
    expect(explain({ exitCode: 50, ...keys })?.remedy).not.toContain('abab')
    // A code of the contract may be about the signature.
    expect(explain({ exitCode: 101, ...keys })?.remedy).toContain('The contract has the key cdcdcdcd')
    expect(explain({ exitCode: 101, ...keys, ownerKey: keys.signedBy })?.remedy).not.toContain('abab')
    expect(explain({ exitCode: 58, isSigned: false })?.remedy).toContain('The message is not signed.')
  })

  test('has rows with call, source and amounts', () => {
    const failure = explain({
      ...{ exitCode: 101, contract: 'Vault', function: 'boom', arguments: { x: '5' }, balance: 5_000_000_000n },
      frames: [
        { file: 'Vault.sol', line: 2, function: 'check' },
        { file: 'Vault.sol', line: 9 },
      ],
      excerpt: [
        { line: 1, text: 'function check(uint x) {' },
        { line: 2, text: '  require(x > 10, 101);' },
      ],
    })!
    expect(explanationText(failure).split('\n')).toEqual([
      'The contract ended with exit code 101',
      'call            Vault.boom()',
      'arguments       {"x":"5"}',
      'source          Vault.sol:2, in check',
      '                  1 | function check(uint x) {',
      '                > 2 |   require(x > 10, 101);',
      'called from     Vault.sol:9',
      'balance before  5 tokens',
      'what to do      Check the condition in Vault.sol line 2, and the arguments.',
    ])
  })
})
