import { contracts, contractTvcText } from '../../devnode/contracts/index.ts'
import { parseAbi } from '../arguments/abi.ts'
import type { Outcome } from '../definition/Command.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { holdKeys, readKeys } from '../keys/keys.ts'
import { runInside } from '../session/runInside.ts'
import type { Session } from '../session/Session.ts'
import { readOwners } from './owners.ts'

/** Deploys a wallet that comes with the program. Throws what "deploy" ends with. */
export async function deployWallet(session: Session): Promise<Outcome> {
  const { input } = session
  const named = session.text('keys')
  const keys = await readKeys(session, named)
  if (keys === undefined)
    throw new ToolError(exitCodes.usage, 'No keys: give --keys <KEYS>, or set them in the settings')
  const owners = readOwners(input.text('owners') ?? keys.public)
  const confirms = input.number('confirms')!
  if (confirms > owners.length) {
    throw new ToolError(exitCodes.usage, `--confirms ${confirms} exceeds the number of owners, ${owners.length}`)
  }
  const image = contracts[input.text('contract') ?? 'Wallet']!
  const tvc = contractTvcText(image)
  const constructor = argumentsOf(image.abi, { owners, confirms })
  const common = [tvc, '--abi', image.abi, '--keys', holdKeys(keys)]
  const amount = input.text('fund')
  if (amount !== undefined && !input.flag('dry-run')) {
    const { json } = await runInside(session, ['genaddr', ...common])
    await runInside(session, ['faucet', (json as { address: string }).address, amount])
  }
  const words = ['deploy', ...common, '--dst-dapp-id', 'self', ...passedOn(session), JSON.stringify(constructor)]
  const outcome = await runInside(session, words)
  if (named !== undefined) await remember(session, (outcome.json as { deployed_at?: string }).deployed_at, named)
  return outcome
}

/** Arguments of the constructor, as the contract names them. */
function argumentsOf(
  abi: string,
  { owners, confirms }: { readonly owners: readonly string[]; readonly confirms: number },
): Record<string, unknown> {
  const all: Record<string, unknown> = {
    owners,
    owners_pubkey: owners,
    owners_address: [],
    reqConfirms: confirms,
    reqConfirmsData: confirms,
    value: 0,
  }
  const definition = parseAbi(abi).contract.functions.find(({ name }) => name === 'constructor')
  return Object.fromEntries((definition?.inputs ?? []).map(({ name }) => [name, all[name]]))
}

/** Options that "deploy" has too. */
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
  const project = input.flag('project') ? ['--project'] : []
  await runInside(session, [
    'alias',
    'add',
    name,
    '--address',
    address,
    ...(isFile ? ['--keys', keys] : []),
    ...project,
  ])
}
