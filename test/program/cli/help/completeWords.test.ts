import { describe, expect, test } from 'vitest'
import { completeWords } from '../../../../src/program/cli/help/completeWords.ts'
import { builtInNetworks } from '../../../../src/program/cli/settings/ToolConfig.ts'
import { contracts } from '../../../../src/program/contracts/index.ts'

const { abi } = contracts['Multisig']!
const config = { settings: {}, aliases: { wallet: { abi } }, networks: builtInNetworks, networkFiles: {}, warnings: [] }
function complete(...words: string[]) {
  return completeWords(words, config, {
    methods: async () => ['crypto.sha256', 'crypto.sign'],
    keys: async () => ['cold', 'hot'],
    accounts: async () => ['account-0', 'account-1'],
    proposals: async (name) => (name === 'wallet' ? ['7710', '88'] : []),
  })
}

describe('completion', () => {
  test.each([
    [['acc'], ['account ']],
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
    [['help', 'no'], ['node ']],
    [['help', 'proposal', 'v'], ['vote ']],
    [['help', 'ex'], ['exit-codes ']],
    [['account', '--js'], ['--json ']],
    [['--url', 'l'], ['local ']],
    [['call', 'w'], ['wallet ']],
    [
      ['call', 'ac'],
      ['account-0 ', 'account-1 '],
    ],
    [['call', 'wallet', 'confirmTransaction', '-k', 'account-1'], ['account-1 ']],
    [['call', 'wallet', 'confirm'], ['confirmTransaction ']],
    [['call', 'wallet', 'confirmTransaction', '--trans'], ['--transactionId ']],
    [['callx', '--address', 'wallet', '-m', 'getC'], ['getCustodians ']],
    [['run', 'wallet', 'nothing'], []],
    [['config', 'set', 'mes'], ['message-processing-timeout ']],
    [['config', 'clear', 'wal'], ['wallet ']],
    [['config', 'set', 'url', 'loc'], ['local ']],
    [['config', 'set', 'keys', 'co'], ['cold ']],
    [['config', 'set', 'wallet', ''], ['wallet ']],
    [
      ['config', 'set', 'json', ''],
      ['true ', 'false '],
    ],
    [['config', 'set', 'path', ''], []],
    [
      ['keys', 'export', ''],
      ['cold ', 'hot '],
    ],
    [['keys', 'remove', 'h'], ['hot ']],
    [['call', 'wallet', 'confirmTransaction', '--keys', 'ho'], ['hot ']],
    [['call', '-k', 'vitest.c'], ['vitest.config.ts ']],
    [['call', '--keys', 'src/prog'], ['src/program/']],
    [['contract', 'save', 'Hello'], ['HelloWallet ']],
    [['contract', 'sav'], ['save ']],
    [['node', '--in-m'], ['--in-memory ']],
    [['rpc', 'crypto.sh'], ['crypto.sha256 ']],
    [['proposal', 'vote', 'wallet', '77'], ['7710 ']],
    [['proposal', 'decode', 'other', ''], []],
    [
      ['keys', 'phrase', '--words', '2'],
      ['21 ', '24 '],
    ],
  ])('completes %j to %j', async (words, expected) => {
    expect(await complete(...words)).toEqual(expected)
  })
})
