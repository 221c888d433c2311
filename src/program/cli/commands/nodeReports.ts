import { writeFileSync } from 'node:fs'
import { transactionPath } from '../../common/consolePaths.ts'
import { printable } from '../../common/printable.ts'
import { controlMembers } from '../controls/controlCommand.ts'
import { type CommandInput, defineCommand, type Members, type OptionDefinition } from '../definition/Command.ts'
import { askAdmin } from '../devNode/askAdmin.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { outputOption } from '../messages/messageOptions.ts'
import { replayOnNode, replayOptions } from '../replay/replayText.ts'

const replayedMembers: Members = {
  ...controlMembers('replay'),
  file: 'with --output: the file; steps is their number then',
}

export const nodeTrace = defineCommand({
  summary: 'Explain a transaction of a development node: the tree of its messages and transactions.',
  description:
    'Functions and arguments are decoded for contracts known to the node: the built-in ones, and those registered with "node register-abi".',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.' }],
  examples: ['node trace <transaction_id>'],
  members: controlMembers('trace'),
  run: async (input, session) => {
    const { traceText } = await import('../chain/traceText.ts')
    const trace = await askAdmin(session, 'trace', { transaction: input.args[0]! })
    return { json: trace, text: traceText(trace), page: transactionPath(input.args[0]!) }
  },
})

export const nodeLogs = defineCommand({
  summary: 'Show what the contract printed in a transaction of a development node.',
  description:
    'Contracts print with debug instructions, which compilers offer as functions such as debug.print. The node keeps the lines of the newest transactions; see its option --history.',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.' }],
  examples: ['node logs <transaction_id>'],
  members: controlMembers('logs'),
  run: async (input, session) => {
    const { logs, ...json } = await askAdmin(session, 'logs', { transaction: input.args[0]! })
    const text = logs.length === 0 ? 'Nothing was printed.' : logs.map(printable).join('\n')
    return { json: { logs, ...json }, text, page: transactionPath(input.args[0]!) }
  },
})

export const nodeExplain = defineCommand({
  summary: 'Explain why a transaction of a development node failed, or why a message was refused.',
  args: [{ name: 'ID', summary: 'Id of a transaction, or hash of a message that was refused.' }],
  examples: ['node explain <transaction_id>'],
  members: controlMembers('explain'),
  run: async (input, session) => {
    const id = input.args[0]!
    const { text, ...json } = await askAdmin(session, 'explain', { transaction: id }).catch((error: unknown) => {
      if (!(error instanceof ToolError) || error.exitCode !== exitCodes.notFound) throw error
      return askAdmin(session, 'explain', { message_hash: id })
    })
    return { json: { ...json, text }, text: text === '' ? 'Nothing failed.' : text }
  },
})

export const nodeReplay = defineCommand({
  summary: 'Rerun a transaction of a development node and show each step of the virtual machine.',
  description: 'The node keeps the required data for the newest transactions; see its option --history.',
  args: [{ name: 'TRANSACTION', summary: 'Id of a transaction.' }],
  options: replayOptions,
  examples: ['node replay <transaction_id>', 'node replay <transaction_id> --steps 20 --stack'],
  members: replayedMembers,
  run: (input, session) => replayOnNode(session, input.args[0]!),
})

export const debugAccount = defineCommand({
  summary: 'Rerun a recent transaction of an account and show each step of the virtual machine.',
  description:
    'For networks that keep old states: development nodes. On a terminal, you are asked to choose one of the last ten transactions; otherwise the last one is run, or the one given by --back.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [
    {
      name: 'back',
      value: 'COUNT',
      number: { min: 0, max: 999 },
      summary: 'Number of transactions to go back from the last one.',
    },
    ...replayOptions,
  ],
  examples: ['debug account wallet --back 0 --steps 20'],
  members: replayedMembers,
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    return (await import('../replay/replayAccount.ts')).replayAccount(session, address, input.number('back'))
  },
})

const BLOCK = { min: 0, max: 4_294_967_295 }

const blockRange: readonly OptionDefinition[] = [
  {
    name: 'from',
    value: 'BLOCK',
    number: BLOCK,
    summary: 'First block. Default: the first one since the node was started.',
  },
  { name: 'to', value: 'BLOCK', number: BLOCK, summary: 'Last block. Default: the last one of the chain.' },
]

function rangeOf(input: CommandInput) {
  const [from, to] = [input.number('from'), input.number('to')]
  return { ...(from !== undefined && { from_block: from }), ...(to !== undefined && { to_block: to }) }
}

export const nodeGasReport = defineCommand({
  summary: 'Show gas and fees on a development node by contract and function.',
  options: blockRange,
  examples: ['node gas-report'],
  members: controlMembers('gas_report'),
  run: async (input, session) => {
    const { text, ...json } = await askAdmin(session, 'gas_report', rangeOf(input))
    return { json, text }
  },
})

export const nodeCoverage = defineCommand({
  summary: 'Show which source lines of contracts were executed on a development node.',
  description:
    'For contracts registered with the debug map of their compiler ("node register-abi"). The node reruns the transactions, so only those it keeps are counted; see its option --history.',
  options: [...blockRange, { ...outputOption, summary: 'Write the coverage to this file in lcov format.' }],
  examples: ['node coverage', 'node coverage --output lcov.info'],
  members: { ...controlMembers('coverage'), file: 'with --output: the file' },
  run: async (input, session) => {
    const { text, lcov, ...json } = await askAdmin(session, 'coverage', rangeOf(input))
    const file = input.text('output')
    if (file === undefined) return { json, text }
    writeFileSync(file, lcov)
    return { json: { ...json, file }, text: `${text}\nSaved to ${file}` }
  },
})
