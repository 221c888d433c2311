import { parseEndpoint } from '../../net/parseEndpoint.ts'
import { alignFields } from '../tool/alignFields.ts'
import { describeAmount, parseTokens } from '../tool/amounts.ts'
import { exitCodes } from '../tool/exitCodes.ts'
import { defineCommand } from '../tool/ToolCommand.ts'
import { ToolError } from '../tool/ToolError.ts'

const TIME_LIMIT_MS = 10_000

export const faucetCommand = defineCommand({
  name: 'faucet',
  group: 'Network',
  summary: 'Let a development node give test tokens to an address, also before its contract exists.',
  args: [
    { name: 'ADDRESS', summary: 'Extended address, or alias.', kind: 'address' },
    { name: 'TOKENS', summary: 'Amount in tokens. Default 100.', kind: 'text', optional: true },
  ],
  examples: ['faucet wallet', 'faucet <dapp_id>::<account_id> 2.5 --url local'],
  run: async (input, session) => {
    const { address } = session.address(input.args[0]!)
    const amount = parseTokens(input.args[1] ?? '100', 'TOKENS')
    const [endpoint] = await session.endpoints()
    if (endpoint === undefined) {
      throw new ToolError(exitCodes.usage, 'No network is named', { hint: 'Add --url local for "vendorclient node".' })
    }
    session.progress.phase('asking the faucet')
    const response = await fetch(new URL('/v2/faucet', parseEndpoint(endpoint)), {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      // An amount may exceed 2^53; as text it is exact.
      body: JSON.stringify({ account_id: address.accountId, amount: amount.toString() }),
      signal: AbortSignal.timeout(TIME_LIMIT_MS),
    }).catch(() => {
      throw new ToolError(exitCodes.network, 'The node cannot be reached', { hint: 'Is "vendorclient node" running?' })
    })
    if (response.status === 404)
      throw new ToolError(exitCodes.rejected, 'This node has no faucet; only "vendorclient node" has')
    if (!response.ok)
      throw new ToolError(exitCodes.rejected, `The faucet refused: ${(await response.text()).slice(0, 200)}`)
    return {
      json: { address: address.extended, amount: amount.toString() },
      text: alignFields([
        ['address', address.extended],
        ['given', describeAmount(amount)],
      ]),
    }
  },
})
