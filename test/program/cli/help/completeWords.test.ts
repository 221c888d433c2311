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
