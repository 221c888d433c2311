/** The reference pages of the instructions of the virtual machine, made of the table that drives it. */
import type { Argument, Instruction } from '../../src/core/vm/Instruction.ts'
import { INSTRUCTION_FAMILIES } from '../../src/core/vm/instructionTable.ts'
import type { GeneratedFile } from './GeneratedFile.ts'
import { markdownTable } from './markdownTable.ts'

/** A page with the tables of all instructions, and a page for each family with an entry for each instruction. */
export function instructionPages(): readonly GeneratedFile[] {
  return [overview(), ...INSTRUCTION_FAMILIES.map(familyPage)]
}

type Family = (typeof INSTRUCTION_FAMILIES)[number]

/** Entries have headings, so that the search and links lead to them. */
function familyPage({ title, compared, instructions }: Family): GeneratedFile {
  const names = [...new Set(instructions.map(({ name }) => name))]
  const content = [
    `# Instructions: ${title.toLowerCase()}`,
    'Generated from the table of the virtual machine. [Instructions of the virtual machine](../instructions.md) explains the columns.',
    ...(compared === undefined ? [] : [`Compared with: ${compared}`]),
    ...names.flatMap((name) => {
      const forms = instructions.filter((entry) => entry.name === name)
      const rows = forms.map((entry) => {
        const [code, , ...rest] = row(entry)
        return [code!, entry.args.map(argumentText).join(', '), ...rest]
      })
      return [`## ${name}`, markdownTable(['Code', 'Arguments', 'Stack', 'Meaning', 'More'], rows)]
    }),
  ]
  return { path: `docs/instructions/${pageOf(title)}`, content: `${content.join('\n\n')}\n` }
}

function pageOf(title: string): string {
  return `${title.toLowerCase().replaceAll(/[^a-z]+/g, '-')}.md`
}

function overview(): GeneratedFile {
  const lines = [
    '# Instructions of the virtual machine',
    '',
    'An instruction costs 10 units of gas and one more for each bit of its opcode and its numbers; the column *more* lists',
    'additional costs. A cell load is 100 (25 when the cell was loaded before), a cell creation 500, an exception 50, an',
    'implicit jump to a reference 10, an implicit return 5, and each value above 32 that is copied to another stack 1.',
    '',
    'The column *code* has the opcode in hex; bits that do not fill a digit follow in binary after a point. *Stack* shows',
    'what is taken and what is left, the top of the stack last: numbers `x y z n`, flags `?` (-1 or 0), cells `c`, slices',
    '`s t`, builders `b`, continuations `k l`, dictionaries `D`, tuples `t`. *3.x* marks instructions of networks with Dapp',
    'IDs; *cap* those that a capability of the network (`GlobalCapabilities`) switches on; *name only* those that this machine',
    'recognises but does not run.',
    '',
    'Unless a section says otherwise, its instructions were compared with two independent machines: step by step in',
    'compiled contracts and generated programs, as [the virtual machine](virtual-machine.md#how-it-is-checked) says.',
  ]
  for (const { title, compared, instructions } of INSTRUCTION_FAMILIES) {
    lines.push(
      '',
      `## ${title}`,
      '',
      ...(compared === undefined ? [] : [`Compared with: ${compared}`, '']),
      `[Each of them with its own heading](instructions/${pageOf(title)}).`,
      '',
      markdownTable(['Code', 'Instruction', 'Stack', 'Meaning', 'More'], instructions.map(row)),
    )
  }
  return { path: 'docs/instructions.md', content: `${lines.join('\n')}\n` }
}

function row(entry: Instruction): string[] {
  return [codeText(entry), nameText(entry), `\`${entry.stack}\``, entry.summary, remarks(entry)]
}

function codeText({ opcode, bits }: Instruction): string {
  const whole = bits >> 2
  const rest = bits & 3
  const digits = Math.floor(opcode / 2 ** rest)
    .toString(16)
    .toUpperCase()
    .padStart(whole, '0')
  return rest === 0 ? digits : `${digits}.${(opcode % 2 ** rest).toString(2).padStart(rest, '0')}`
}

function nameText({ name, args }: Instruction): string {
  return args.length === 0 ? `\`${name}\`` : `\`${name}\` ${args.map(argumentText).join(', ')}`
}

function argumentText({ kind, bits, add = 0, from = 0, to = 2 ** bits - 1 }: Argument): string {
  if (kind === 'tiny') return '-5…10'
  if (kind === 'control') return 'c(i)'
  if (kind === 'int') return `${-(2 ** (bits - 1))}…${2 ** (bits - 1) - 1}`
  return `${kind === 'stack' ? 's' : ''}${from + add}…${to + add}`
}

function remarks({ extraGas, capability, currentOnly, unsupported }: Instruction): string {
  return [
    extraGas,
    currentOnly === true ? '3.x' : undefined,
    capability === undefined ? undefined : `cap 0x${capability.toString(16)}`,
    unsupported === true ? 'name only' : undefined,
  ]
    .filter((text) => text !== undefined)
    .join(', ')
}
