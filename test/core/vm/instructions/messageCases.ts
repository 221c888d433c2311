import { Capability } from '../../../../src/core/Capability.ts'
import type { VmTuple } from '../../../../src/core/vm/VmValue.ts'
import { type InstructionCase, line } from '../../../support/vm/InstructionCase.ts'
import { readValues } from '../../../support/vm/VmText.ts'

const ADDRESS = `%10000000000${'1'.repeat(256)}`
const ANYCAST = `%10100100${'1010'}00000000${'0'.repeat(256)}`
const REWRITTEN = `%1010${'0'.repeat(252)}`
function anycast(prefix: string): string {
  return `%101${prefix.length.toString(2).padStart(5, '0')}${prefix}00000000${'1'.repeat(256)}`
}
const VARIABLE = `%110000001000${'0'.repeat(30)}1011010101`
/** Tag 36e6b809. */
const RESERVE = '00110110111001101011100000001001'
function withCapability(capabilities: bigint) {
  return { setup: { capabilities } }
}

/** Amounts: the length in bytes, then the bytes. */
function amounts(name: string, value: string, stored: string): InstructionCase[] {
  return [line(`ST${name}`, `B{} ${value}`, `B{%${stored}}`), line(`LD${name}`, `S{%${stored}1}`, `${value} S{%1}`)]
}

/** An action in c5, which links to the one before. `rest` are its bits after the 32 of the tag. Source: TL-B OutAction. */
function action(program: string, before: string, stored: string, more: object = {}): InstructionCase {
  return line(`${program}; PUSHCTR c5`, before, `C{${stored}}`, 500, more)
}

/** Source: TVM whitepaper A.11.9 and A.11.10. */
export const messageCases: readonly InstructionCase[] = [
  ...amounts('GRAMS', '0', '0000'),
  ...amounts('GRAMS', '255', `0001${'1'.repeat(8)}`),
  ...amounts('GRAMS', '2^120-1', `1111${'1'.repeat(120)}`),
  line('STGRAMS', 'B{} 2^120', '!5'),
  line('STGRAMS', 'B{} -1', '!5'),
  line('LDGRAMS', 'S{%0001}', '!9'),
  ...amounts('VARINT16', '-1', `0001${'1'.repeat(8)}`),
  ...amounts('VARINT16', '127', '000101111111'),
  ...amounts('VARINT16', '128', '00100000000010000000'),
  line('LDVARINT16', 'S{%0000}', '0 S{}'),
  line('STVARINT16', 'B{} 2^119', '!5'),
  ...amounts('VARUINT32', '256', `000100000000100000000`),
  line('STVARUINT32', 'B{} 2^248', '!5'),
  line('STVARUINT32', 'B{} -1', '!5'),
  ...amounts('VARINT32', '-128', `0000110000000`),
  line('STVARINT32', 'B{} 2^247', '!5'),
  line('LDMSGADDR', 'S{%001 C{}}', 'S{%00} S{%1 C{}}'),
  line('LDMSGADDR', `S{${ADDRESS}01}`, `S{${ADDRESS}} S{%01}`),
  line('LDMSGADDR', 'S{%10}', '!9'),
  line('LDMSGADDRQ', `S{${ADDRESS}01}`, `S{${ADDRESS}} S{%01} -1`),
  line('LDMSGADDRQ', 'S{%10}', 'S{%10} 0'),
  line('PARSEMSGADDR', 'S{%00}', '[0]'),
  line('PARSEMSGADDR', 'S{%0100000001011}', '[1 S{%11}]'),
  line('PARSEMSGADDR', `S{${ADDRESS}}`, `[2 null 0 S{%${'1'.repeat(256)}}]`),
  line('PARSEMSGADDR', `S{${VARIABLE}}`, '[3 null 2 S{%11010101}]'),
  line('PARSEMSGADDR', 'S{%1}', '!9'),
  line('PARSEMSGADDRQ', 'S{%00}', '[0] -1'),
  line('PARSEMSGADDRQ', 'S{%1}', '0'),
  line('REWRITESTDADDR', `S{${ADDRESS}}`, '0 2^256-1'),
  line('REWRITESTDADDR', 'S{%00}', '!9'),
  line('REWRITESTDADDRQ', `S{${ADDRESS}}`, '0 2^256-1 -1'),
  line('REWRITESTDADDRQ', 'S{%00}', '0'),
  // A prefix of 4 zeros and 1010 in 8 bits; one of 5 bits, 00001, is seen as 00001000; 11111 does not fit then.
  line('REWRITESTDADDR', `S{${anycast('00001010')}}`, `0 ${(11n << 248n) - 1n}`),
  line('REWRITESTDADDR', `S{${anycast('00001')}}`, `0 ${(8n << 251n) | ((1n << 251n) - 1n)}`),
  line('REWRITESTDADDRQ', `S{${anycast('11111')}}`, '0'),
  line('REWRITESTDADDR', `S{${anycast('11111')}}`, '!9'),
  line('REWRITEVARADDR', `S{${ADDRESS}}`, `0 S{%${'1'.repeat(256)}}`),
  line('REWRITEVARADDRQ', `S{${ADDRESS}}`, `0 S{%${'1'.repeat(256)}} -1`),
  line('REWRITEVARADDRQ', 'S{%1}', '0'),
  line('REWRITEVARADDRQ', `S{${ANYCAST}}`, `0 S{${REWRITTEN}} -1`, 'any'),
  action('SENDRAWMSG', 'C{ab} 64', '0ec3c86d40 C{} C{ab}'),
  line('SENDRAWMSG; SENDRAWMSG; PUSHCTR c5', 'C{1} 0 C{2} 255', 'C{0ec3c86d00 C{0ec3c86dff C{} C{2}} C{1}}', 1000),
  action('RAWRESERVE', '1000 4', `%${RESERVE}0000010000100000001111101000${'0'} C{}`),
  action('RAWRESERVEX', '0 C{ab} 15', `%${RESERVE}0000111100001 C{} C{ab}`),
  action('RAWRESERVEX', '0 null 0', `%${RESERVE}0000000000000 C{}`),
  action('SETCODE', 'C{ab}', 'ad4de08e C{} C{ab}'),
  action('SETLIBCODE', 'C{ab} 2', '26fa1dd405 C{} C{ab}', withCapability(Capability.setLibCode)),
  action('COPYLEFT', `S{${'ab'.repeat(32)}} 7`, `24486f7a07${'ab'.repeat(32)} C{}`, {
    setup: {
      capabilities: Capability.copyleft,
      c7: readValues(`[[0 0 0 0 0 0 0 0 S{${ADDRESS}}]]`)[0] as VmTuple,
    },
  }),
  action('CHANGELIB', '2^256-1 1', `26fa1dd402${'ff'.repeat(32)} C{}`, withCapability(Capability.setLibCode)),
]
