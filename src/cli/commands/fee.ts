import { abiOption, findFunction, readAbi } from '../tool/abi.ts'
import { readAccount } from '../tool/accounts.ts'
import { makeAddress } from '../tool/addresses.ts'
import { alignFields } from '../tool/alignFields.ts'
import { describeAmount } from '../tool/amounts.ts'
import { configFileOption, emulate } from '../tool/dryRun.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { describeExitCode } from '../tool/exitCodeText.ts'
import { readFunctionParameters } from '../tool/functionParameters.ts'
import { keysOption, phraseOptions } from '../tool/keys.ts'
import { lifetimeOption, messageHeader, timeOption, unsignedOption } from '../tool/messageOptions.ts'
import type { Session } from '../tool/Session.ts'
import type { SendPlan } from '../tool/sendMessage.ts'
import { readSigner } from '../tool/signer.ts'
import { defineCommand, type Outcome } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'
import { paramsArgument } from './call.ts'
import { deployOptions, planDeploy, sendOnly } from './deploy.ts'

export const feeCallCommand = defineCommand({
  name: 'fee call',
  group: 'Fees',
  summary: 'Tell what a call would cost, by emulation on the current account.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'METHOD', summary: 'Function of the ABI.', kind: 'function' },
    paramsArgument,
  ],
  options: [abiOption, keysOption, unsignedOption, lifetimeOption, timeOption, configFileOption, ...phraseOptions],
  takesFunctionParameters: true,
  examples: ['fee call wallet confirmTransaction --transactionId 5'],
  run: async (input, session) => {
    const { address, alias } = session.address(input.args[0]!)
    const abi = readAbi(session, { alias })
    const definition = await findFunction(abi, input.args[1]!)
    const values = await readFunctionParameters(input.rest, definition)
    const { message } = await session.call<{ message: string }>('abi.encode_message', {
      abi: abi.wire,
      address: address.onChain,
      call_set: { function_name: definition.name, header: messageHeader(session), input: values },
      signer: await readSigner(session, alias),
    })
    const { boc } = await readAccount(session, address)
    return feesOf(session, { abi, address, message }, boc)
  },
})

export const feeDeployCommand = defineCommand({
  name: 'fee deploy',
  group: 'Fees',
  summary: 'Tell what a deployment would cost, by emulation.',
  args: [{ name: 'TVC', summary: 'Contract image.', kind: 'file' }, paramsArgument],
  options: deployOptions.filter(({ name }) => !sendOnly.includes(name)),
  takesFunctionParameters: true,
  examples: ['fee deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self'],
  run: async (input, session) => {
    const plan = await planDeploy(session, input.args[0]!, input.rest)
    const { accountId } = plan.address
    // Without funds the emulation begins with an empty account of unlimited balance.
    const account = await readAccount(session, makeAddress(accountId, accountId)).catch((error: unknown) => {
      if (error instanceof ToolError && error.exitCode !== exitCodes.usage) return undefined
      throw error
    })
    return feesOf(session, plan, account?.boc)
  },
})

export const feeStorageCommand = defineCommand({
  name: 'fee storage',
  group: 'Fees',
  summary: 'Tell what storage of an account costs.',
  args: [{ name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' }],
  options: [{ name: 'period', value: 'SECONDS', summary: 'Period in seconds. Default: a year, 31536000.' }],
  examples: ['fee storage wallet --period 2592000'],
  run: async (input, session) => {
    const text = input.text('period') ?? '31536000'
    if (!/^\d{1,10}$/.test(text))
      throw new ToolError(exitCodes.usage, `Invalid --period "${text.slice(0, 20)}": expected seconds`)
    const { boc } = await readAccount(session, session.address(input.args[0]!).address)
    const { fee } = await session.call<{ fee: string }>('utils.calc_storage_fee', {
      account: boc,
      period: Number(text),
    })
    return {
      json: { storage_fee: fee, period: Number(text) },
      text: alignFields([
        ['storage fee', describeAmount(BigInt(fee))],
        ['period', `${text} s`],
      ]),
    }
  },
})

async function feesOf(session: Session, plan: SendPlan, boc: string | undefined): Promise<Outcome> {
  const { fees, transaction } = await emulate(session, plan, boc)
  const names = {
    in_msg_fwd_fee: fees.ext_in_msg_fee,
    storage_fee: fees.storage_fee,
    gas_fee: fees.gas_fee,
    out_msgs_fwd_fee: fees.total_fwd_fees,
    total_account_fees: fees.total_account_fees,
    total_output: fees.total_output,
  }
  const aborted = transaction.aborted ?? false
  const rows = Object.entries(names).map(
    ([name, value]) => [name.replaceAll('_', ' '), describeAmount(BigInt(value))] as const,
  )
  const warning = aborted
    ? [['note', `the transaction would be aborted, ${describeExitCode(transaction.compute?.exit_code ?? -1)}`] as const]
    : []
  return {
    json: { ...Object.fromEntries(Object.entries(names).map(([name, value]) => [name, String(value)])), aborted },
    text: alignFields([...rows, ...warning]),
    exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
  }
}
