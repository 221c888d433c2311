import { accountPath, transactionPath } from '../../common/consolePaths.ts'
import { describeAmount, formatTokens } from '../../common/moneyText.ts'
import { underDappId } from '../arguments/addresses.ts'
import { defineCommand } from '../definition/Command.ts'
import { nano } from '../definition/members.ts'
import { nodeEndpoint } from '../devNode/askAdmin.ts'
import { askFaucet } from '../devNode/askFaucet.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { describeExitCode } from '../failures/exitCodeText.ts'
import { alignFields } from '../output/alignFields.ts'
import { parseTokens } from '../output/amounts.ts'

export const nodeFaucet = defineCommand({
  summary: 'Send test tokens from a development node to an address, even before its contract exists.',
  description:
    'The tokens stay at the address even if its contract fails on receiving them; the exit code is then 13. If the Dapp ID of the account differs from the one in the address, nothing is sent.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'TOKENS', summary: 'Amount in tokens. Default 100.', optional: true },
  ],
  options: [
    {
      name: 'shell',
      value: 'TOKENS',
      summary: 'Also send this amount of SHELL (currency 2), in which accounts of different Dapp IDs pay each other.',
    },
  ],
  examples: [
    'faucet wallet',
    'faucet <dapp_id>::<account_id> 2.5 --url local',
    'faucet <dapp_id>::<account_id> 100 --shell 50 --url local',
  ],
  members: {
    address: 'extended form',
    amount: nano,
    shell: 'nano of SHELL, if some was asked for',
    message_hash: 'hash of the message that delivered it',
    tx_hash: 'transaction',
    aborted: 'whether the account has a contract that failed; the tokens stay',
    exit_code: 'its exit code',
    dapp_id: 'real Dapp ID of the account',
  },
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    const amount = parseTokens(input.args[1] ?? '100', 'TOKENS')
    const shellText = input.text('shell')
    const shell = shellText === undefined ? 0n : parseTokens(shellText, '--shell')
    const endpoint = await nodeEndpoint(session)
    session.progress.phase('requesting tokens')
    const { message_hash, tx_hash, aborted, exit_code, dapp_id } = await askFaucet(
      await session.routes(),
      endpoint,
      address,
      { amount, shell },
      session.number('timeout'),
    )
    // The node reports the account that received the tokens, which may differ from the requested one.
    const funded = underDappId(address, dapp_id)
    if (funded !== address) session.note(`the account is under the Dapp ID ${dapp_id}, not ${address.dappId}`)
    return {
      json: {
        address: funded.extended,
        amount: amount.toString(),
        ...(shell > 0n && { shell: shell.toString() }),
        message_hash,
        tx_hash,
        aborted,
        exit_code,
        dapp_id,
      },
      text: alignFields([
        ['address', funded.extended],
        ['given', describeAmount(amount)],
        ['SHELL', shell === 0n ? undefined : `${formatTokens(shell)} (${shell} nano units)`],
        ['outcome', aborted ? `the contract failed with ${await describeExitCode(exit_code ?? -1)}` : undefined],
      ]),
      exitCode: aborted ? exitCodes.aborted : exitCodes.ok,
      page: tx_hash == null ? accountPath(funded.accountId, funded.dappId) : transactionPath(tx_hash),
    }
  },
})
