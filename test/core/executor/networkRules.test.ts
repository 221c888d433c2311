/** Every rule of the network is covered by cases with the official answer, which fail if the rule is removed. */
import { expect, test } from 'vitest'
import { buildWithSwitches, type RuleSwitch } from '../../support/nativeCases/buildWithSwitches.ts'
import { readNativeCases, readNativeReproductions } from '../../support/nativeCases/readNativeCases.ts'
import { replayNativeCases } from '../../support/nativeCases/replayNativeCases.ts'

interface HeldRule extends RuleSwitch {
  /** Row of the table in docs/executor.md. */
  readonly row: string
  readonly rule: string
  /** Files of `test/vectors/native/repro` and lines of `executor.jsonl`. */
  readonly cases: readonly string[]
}

/** Code for the same currency collection without the entry of a currency whose amount is 0. */
function withoutEntry(value: string, id: string): string {
  return `((value) => (value.other.get(${id}) === 0n && value.other.delete(${id}), value))(${value})`
}

const rules: readonly HeldRule[] = [
  {
    row: 'E1',
    rule: 'a bounced message counts as nothing',
    file: 'core/executor/bouncePhase.ts',
    expression: "input.rules === 'classic' && input.config.globalVersion >= VERSION_COUNTS_BODY",
    instead: "input.rules === 'current' || input.config.globalVersion >= VERSION_COUNTS_BODY",
    cases: ['01-bounce-size', 'act-1148', 'act-5084'],
  },
  {
    row: 'E2',
    rule: 'the fee of instant routing is credited',
    file: 'core/executor/executeOrdinary.ts',
    expression: 'draft.toBurn === 0n',
    instead: 'false',
    cases: ['02-ihr-fee'],
  },
  {
    row: 'E3',
    rule: 'SHELL that is exchanged wholly stays as an entry',
    file: 'core/executor/executeOrdinary.ts',
    expression: 'withCurrency(draft.messageBalance, SHELL, least(shell - exchanged, MAX_EXCHANGE_REST))',
    instead: withoutEntry('withCurrency(draft.messageBalance, SHELL, shell - exchanged)', 'SHELL'),
    cases: ['03-exchange-zero', 'act-1631'],
  },
  {
    row: 'E4',
    rule: 'a currency that is burnt wholly stays as an entry',
    file: 'core/executor/tokenActions.ts',
    expression: 'withCurrency(draft.remaining, id, owned - burnt)',
    instead: withoutEntry('withCurrency(draft.remaining, id, owned - burnt)', 'id'),
    cases: ['04-burn-zero'],
  },
  {
    row: 'E5',
    rule: 'a grant is burnt twice when actions fail and nothing goes back',
    file: 'core/executor/executeOrdinary.ts',
    expression: '!succeeded && actions !== undefined',
    instead: 'false',
    cases: ['05-double-burn'],
  },
  {
    row: 'E6',
    rule: 'grams without bounce are gone when an activation fails',
    file: 'core/executor/computePhase.ts',
    expression: "input.rules === 'current' && activated === 'badState'",
    instead: 'false',
    cases: ['06-badstate'],
  },
  {
    row: 'E7',
    rule: 'no account is left for money that cannot go back',
    file: 'core/executor/executeOrdinary.ts',
    expression: 'draft.balance = NO_CURRENCIES',
    instead: 'draft.account ??= isZero(draft.balance) ? undefined : emptyAccount(draft)',
    cases: ['07b-bounce-fails-none-ecc'],
  },
  {
    row: 'E7',
    rule: 'an account without contract keeps no grams that cannot go back',
    file: 'core/executor/executeOrdinary.ts',
    expression: 'draft.balance = withGrams(draft.balance, originalBalance.grams)',
    instead: 'draft.balance',
    cases: ['act-1746'],
  },
  {
    row: 'E8',
    rule: 'fees of 0 are absent',
    file: 'core/executor/actionPhase.ts',
    expression: 'fees !== undefined && fees > 0n',
    instead: 'fees !== undefined',
    cases: ['08-zero-fees'],
  },
  {
    row: 'E9',
    rule: 'mode 128 pays for the Dapp ID',
    file: 'core/executor/actionPhase.ts',
    expression: 'sendMessage(draft, mode, withSourceDappId(transaction, message))',
    instead: 'sendMessage(draft, mode, message)',
    cases: ['09-mode128-dapp', '09b-mode128-dapp-repack'],
  },
  {
    row: 'E10',
    rule: 'a reserve of all but more than there is has code 40',
    file: 'core/executor/reserveCurrency.ts',
    expression: 'remaining.grams < withBurn',
    instead: 'false',
    cases: ['10-reserve-1', 'act-4302', 'act-4678'],
  },
  {
    row: 'E11',
    rule: 'actions run before it counts that a grant is to be burnt',
    file: 'core/executor/actionPhase.ts',
    expression: 'runActions(draft, actions)',
    instead:
      'draft.remaining.grams < transaction.toBurn ? { code: actionCodes.notEnoughGrams } : runActions(draft, actions)',
    cases: ['11-burn-check-first'],
  },
  {
    row: 'E12',
    rule: 'the hash of the first code is noted before it runs',
    file: 'core/executor/activation.ts',
    expression: '{ ...blank, ...codeHash(draft, init.code) }',
    instead: 'blank',
    cases: ['12-init-code-hash-nogas'],
  },
  {
    row: 'E13',
    rule: 'the built-in configuration pays authors',
    file: 'core/executor/defaultBlockchainConfig.ts',
    expression: 'Object.entries(builtInParams)',
    instead: "Object.entries(builtInParams).filter(([number]) => number !== '42')",
    cases: ['13-copyleft'],
  },
  {
    row: 'E14',
    rule: 'the built-in configuration has all parameters',
    file: 'core/executor/defaultBlockchainConfig.ts',
    expression: 'Object.entries(builtInParams)',
    instead: "Object.entries(builtInParams).filter(([number]) => number !== '15')",
    cases: ['18-config-params'],
  },
]

const rows = Array.from({ length: 14 }, (_, index) => `E${index + 1}`)
const reproductions = readNativeReproductions(/^(0[1-9]|1[0-3]|18)b?-/)
const cases = new Map([...reproductions, ...readNativeCases('executor')].map((each) => [each.id, each]))
const held = [...new Set(rules.flatMap((rule) => rule.cases))].map((id) => cases.get(id)!)
const libraryWithout = await buildWithSwitches(rules)

async function failing(without?: HeldRule): Promise<string[]> {
  return (await replayNativeCases(libraryWithout(without), held)).map(({ id }) => id)
}

test('every rule of the table has a case', () => {
  expect([...new Set(rules.filter((rule) => rule.cases.length > 0).map(({ row }) => row))]).toEqual(rows)
})

test('all cases agree with all rules in place', async () => {
  expect(await failing()).toEqual([])
})

test.each(rules)('$row, $rule: without it $cases fail', async (rule) => {
  expect(await failing(rule)).toEqual(expect.arrayContaining([...rule.cases]))
})
