import { describe, expect, test } from 'vitest'
import { completeWords } from '../../../../src/program/cli/help/completeWords.ts'
import { builtInNetworks } from '../../../../src/program/cli/settings/ToolConfig.ts'
import { contracts } from '../../../../src/program/devnode/contracts/index.ts'

const { abi } = contracts['Multisig']!
const config = { settings: {}, aliases: { wallet: { abi } }, networks: builtInNetworks }
function complete(...words: string[]) {
  return completeWords(words, config)
}

describe('completion', () => {
  test.each([
    [['acc'], ['account ', 'account-wait ']],
    [['proposal', 'd'], ['decode ']],
    [['da'], ['daemon ']],
    [['daemon', '--allow-h'], ['--allow-host ']],
    [['daemon', '--ur'], []],
    [
      ['node', '--rules', ''],
      ['current ', 'classic '],
    ],
    [
      ['node', '--wrong'],
      ['--wrong-thread ', '--wrong-producer '],
    ],
    [['rpc', '--in'], ['--in-process ']],
    [
      ['help', 'no'],
      ['node ', 'nodeid '],
    ],
    [['help', 'proposal', 'v'], ['vote ']],
    [['help', 'ex'], ['exit-codes ']],
    [['account', '--js'], ['--json ']],
    [['--url', 'l'], ['local ']],
    [['call', 'w'], ['wallet ']],
    [['call', 'wallet', 'confirm'], ['confirmTransaction ']],
    [['call', 'wallet', 'confirmTransaction', '--trans'], ['--transactionId ']],
    [['callx', '--address', 'wallet', '-m', 'getC'], ['getCustodians ']],
    [['run', 'wallet', 'nothing'], []],
    [
      ['genphrase', '--words', '2'],
      ['21 ', '24 '],
    ],
  ])('of %j is %j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected)
  })
})
