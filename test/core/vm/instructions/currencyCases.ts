import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'

const CURRENT = { setup: { rules: 'current', dappId: new Uint8Array(32).fill(1), availableCredit: 700n } } as const

/** An action of the 3.x line in c5: the link to the one before, the tag, and what is here. */
function action(name: string, before: string, stored: string): InstructionCase {
  return line(`${name}; PUSHCTR c5`, before, `C{${stored}}`, 500, CURRENT)
}

/** A dictionary with one key of 32 bits: label `hml_long$10 n:(#<= 32)`, six bits for n = 32, the key, then the amount. */
function oneCurrency(id: number, amount: string): string {
  return `C{%10100000${id.toString(2).padStart(32, '0')}${amount}}`
}

/** Source: formats 7.1. */
export const currencyCases: readonly InstructionCase[] = [
  action('MINTECC', '255 2', `%${bits('c2bc6dd8')}1 C{} ${oneCurrency(2, '0000111111111')}`),
  action('CNVRTSHELLQ', '5', '90d8ae280000000000000005 C{}'),
  action('CNVRTSHELLQ', '2^64-1', '90d8ae28ffffffffffffffff C{}'),
  action('MINTSHELLQ', '5', '144a733e0000000000000005 C{}'),
  action('MINTSHELL', '5', 'cb9b9a2f0000000000000005 C{}'),
  action('SENDTODAPPCONFIG', '5', 'e6eb9feb0000000000000005 C{}'),
  action('BURNECC', '0 2', '130efdee000000000000000000000002 C{}'),
  action('BURNECC', '2^64-1 255', '130efdeeffffffffffffffff000000ff C{}'),
  line('GETAVAILABLEBALANCE', '', '700', 0, CURRENT),
  line('MYDAPPID', '', `0x${'01'.repeat(32)}`, 0, CURRENT),
  // Row "CHKHISTPROOF without history".
  line('CHKHISTPROOF', '0 1', '0', 100, CURRENT),
  line('CHKHISTPROOF', '2^256-1 10', '0', 100, CURRENT),
  line('CHKHISTPROOF', '0 0', '!5', 100, CURRENT),
  line('CHKHISTPROOF', '0 11', '!5', 100, CURRENT),
  line('CHKHISTPROOF', '-1 1', '!5', 100, CURRENT),
  line('CHKHISTPROOF', 'NaN 1', '!4', 100, CURRENT),
  line('MYDAPPID', '', '!35', 0, { setup: { rules: 'current' } }),
]

function bits(hex: string): string {
  return BigInt(`0x1${hex}`).toString(2).slice(1)
}
