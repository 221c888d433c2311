import { contracts, contractTvcText } from '../../contracts/index.ts'
import { parseAbi } from '../arguments/abi.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { holdKeys, readKeys } from '../keys/keyPairs.ts'
import { runInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'
import { readOwners } from './owners.ts'
import { argumentsOf } from './walletCalls.ts'

/** Deploys a built-in wallet. Throws the errors of "deploy". */
export async function deployWallet(session: Session): Promise<Outcome> {
  const { input } = session
  const named = session.text('keys')
  const keys = await readKeys(session, named)
  if (keys === undefined)
    throw new ToolError(exitCodes.usage, 'No keys: pass --keys <KEYS>, or set them in the settings')
  const confirms = input.number('confirms')!
  const owners = readOwners(input.text('owners') ?? keys.public, confirms)
  const image = contracts[input.text('contract') ?? 'Wallet']!
  const tvc = contractTvcText(image)
  const constructor = argumentsOf(parseAbi(image.abi), 'constructor', {
    owners,
    owners_pubkey: owners,
    owners_address: [],
    reqConfirms: confirms,
    reqConfirmsData: confirms,
    value: 0,
  })
  const common = [tvc, '--abi', image.abi, '--keys', holdKeys(keys)]
  const amount = input.text('fund')
  if (amount !== undefined && !input.flag('dry-run')) {
    const { json } = await runInside(session, ['address', 'compute', ...common])
    await runInside(session, ['faucet', (json as { address: string }).address, amount])
  }
  const words = ['deploy', ...common, '--dst-dapp-id', 'self', ...passedOn(session), JSON.stringify(constructor)]
  const outcome = await runInside(session, words)
  if (named !== undefined) await remember(session, (outcome.json as { deployed_at?: string }).deployed_at, named)
  return outcome
}

/** Options to pass on to "deploy". */
function passedOn({ input, isJson }: Session): string[] {
  const flags = ['dry-run', 'no-preflight', 'wait', 'unprotected', 'yes', 'quiet', 'verbose'].filter((name) =>
    input.flag(name),
  )
  const thread = input.text('thread')
  return [
    ...flags.map((name) => `--${name}`),
    ...(thread === undefined ? [] : ['--thread', thread]),
    ...(isJson ? ['--json'] : []),
  ]
}

async function remember(session: Session, address: string | undefined, keys: string): Promise<void> {
  const { input } = session
  const name = input.text('alias')
  if (name === undefined || address === undefined) return
  const isFile = keys !== '-' && !/\s/.test(keys)
  const options = [...(isFile ? ['--keys', keys] : []), ...(input.flag('project') ? ['--project'] : [])]
  await runInside(session, ['alias', 'add', name, '--address', address, ...options])
}
