import { makeAddress } from '../../common/AccountAddress.ts'
import { type ReadAccount, readAccount, readAccountIfAny } from '../accounts/accounts.ts'
import type { NamedAbi } from '../arguments/abi.ts'
import type { TypedAddress } from '../arguments/addresses.ts'
import { IMAGE_SUMMARY } from '../arguments/contractImage.ts'
import { defineCommand, type OptionDefinition, type Outcome } from '../definition/Command.ts'
import { debuggedMembers, deployedMembers, feeMembers, messageMembers } from '../definition/members.ts'
import { feesOf } from '../emulation/feesOf.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { storedKeys } from '../keys/storedKeys.ts'
import { deployOptions, planDeploy, unsentDeployOptions } from '../messages/deployPlan.ts'
import { offlineMessageOptions, printMessage } from '../messages/offlineMessage.ts'
import { finishPlan, sendPlan } from '../messages/sendMessage.ts'
import { traceOutputOptions } from '../messages/stepTrace.ts'
import { paramsArgument } from '../messages/targetOptions.ts'
import type { Session } from '../session/Session.ts'
import { type Alias, storedPath } from '../settings/ToolConfig.ts'
import { checkAliasName, projectOption, storeNamed, targetFile } from '../settings/writeConfig.ts'

const aliasOption: OptionDefinition = {
  name: 'alias',
  value: 'NAME',
  summary: 'Store the address, ABI and keys under this alias.',
}

export const contractDeploy = defineCommand({
  summary: 'Deploy a contract; its address must already have funds.',
  description:
    'A contract deployed by an external message becomes the root of its own Dapp ID, no matter what --dst-dapp-id says; the result shows the real Dapp ID.',
  args: [
    { name: 'TVC', summary: IMAGE_SUMMARY },
    { ...paramsArgument, summary: `Constructor: ${paramsArgument.summary}` },
  ],
  options: [...deployOptions, aliasOption, projectOption],
  examples: [
    `deploy Wallet.tvc '{"owners_pubkey":["0x<public>"],"owners_address":[],"reqConfirms":1,"reqConfirmsData":1,"value":0}' --abi Wallet.abi.json --keys wallet.keys.json --dst-dapp-id self --alias wallet`,
  ],
  members: deployedMembers,
  run: (input, session) => deployContract(session, input.args[0]!, input.rest),
})

async function deployContract(session: Session, file: string, words: readonly string[]): Promise<Outcome> {
  const name = session.input.text('alias')
  if (name !== undefined) checkAliasName(name)
  const plan = await planDeploy(session, file, words)
  const account = await checkFunds(session, plan.address)
  const { accountId, dappId } = plan.address
  return sendPlan(session, plan, {
    boc: account?.boc,
    extra: (result) => {
      const real = makeAddress(result.dapp_id ?? accountId, accountId)
      if (real.dappId !== dappId) {
        session.note(`the contract is the root of its own Dapp ID: ${real.dappId}, not ${dappId}`)
      }
      // Failing to store the alias does not undo the deployment.
      try {
        rememberAlias(session, real, plan.abi)
      } catch (error) {
        if (!(error instanceof ToolError)) throw error
        session.note(`the alias was not stored: ${error.message}`)
      }
      return { deployed_at: real.extended }
    },
  })
}

/** Before deployment, the funds of a contract are at its address with its own id as Dapp ID. */
async function checkFunds(session: Session, { accountId }: TypedAddress): Promise<ReadAccount | undefined> {
  if (session.input.flag('no-preflight')) return undefined
  const own = makeAddress(accountId, accountId)
  const account = await readAccountIfAny(session, own)
  if (account === undefined) {
    throw new ToolError(exitCodes.notFound, `Address ${own.extended} has no funds to pay for the deployment`, {
      hint: `Send tokens there first, without bounce. On a development node: "vendorclient faucet ${own.extended} 100".`,
    })
  }
  if (account.parsed.acc_type_name !== 'Active') return account
  throw new ToolError(exitCodes.rejected, `A contract is already deployed at ${own.extended}`)
}

function rememberAlias(session: Session, { extended }: TypedAddress, abi: NamedAbi): void {
  const name = session.input.text('alias')
  if (name === undefined) return
  const file = targetFile(session)
  const named = session.text('keys')
  const keys = named && storedKeys(session, named, file)
  const alias: Alias = {
    address: extended,
    ...(abi.named !== undefined && { abi: storedPath(abi.named, file, session.files) }),
    ...(keys && { keys }),
  }
  storeNamed(session, file, 'aliases', { [name]: alias })
}

export const messageCreateDeploy = defineCommand({
  summary: 'Create a signed deploy message without sending it.',
  args: [{ name: 'TVC', summary: IMAGE_SUMMARY }, paramsArgument],
  options: [...unsentDeployOptions, ...offlineMessageOptions],
  offline: true,
  examples: ['message create-deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self -o deploy.txt'],
  members: messageMembers,
  run: async (input, session) => {
    const plan = await planDeploy(session, input.args[0]!, input.rest)
    const { address, message, messageId, expire } = await finishPlan(plan, [])
    return printMessage(session, { method: 'constructor', messageId, message, expire, address })
  },
})

export const feeDeploy = defineCommand({
  summary: 'Estimate the fees of a deployment by emulating it.',
  args: [{ name: 'TVC', summary: IMAGE_SUMMARY }, paramsArgument],
  options: unsentDeployOptions,
  examples: ['fee deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self'],
  members: feeMembers,
  run: async (input, session) => {
    const plan = await planDeploy(session, input.args[0]!, input.rest)
    const { accountId } = plan.address
    // Without funds, the emulation uses an empty account with an unlimited balance.
    const account = await readAccount(session, makeAddress(accountId, accountId)).catch((error: unknown) => {
      if (error instanceof ToolError && error.exitCode !== exitCodes.usage) return undefined
      throw error
    })
    return feesOf(session, plan, account?.boc)
  },
})

export const debugDeploy = defineCommand({
  summary: 'Emulate a deployment and show every step of the virtual machine; nothing is sent.',
  description: 'The address must have funds, as for "deploy"; otherwise no contract runs, and the output says so.',
  args: [
    { name: 'TVC', summary: IMAGE_SUMMARY },
    { ...paramsArgument, summary: `Constructor: ${paramsArgument.summary}` },
  ],
  options: [...traceOutputOptions, ...unsentDeployOptions],
  examples: ['debug deploy Wallet.tvc @params.json --keys wallet.keys.json --dst-dapp-id self'],
  members: debuggedMembers,
  run: async (input, session) => {
    const { traceMessage } = await import('../messages/traceMessage.ts')
    const plan = await planDeploy(session, input.args[0]!, input.rest)
    const account = await readAccountIfAny(session, plan.address)
    return traceMessage(session, plan, account?.boc)
  },
})
