import { type AbiContract, type AbiFunction, hasDataDictionary, parseContract } from '../../src/core/abi/index.ts'
import { writeBocBase64 } from '../../src/core/cells/index.ts'
import type { ChainRules } from '../../src/core/chainRules.ts'
import type { Dice } from '../fuzz/Dice.ts'
import type { LocalClient } from '../support/LocalClient.ts'
import { CorpusAccount, type Execution } from './CorpusAccount.ts'
import { type CorpusReport, reasonOf } from './CorpusReport.ts'
import { KEYS } from './keys.ts'
import { randomAddress, randomValues } from './randomValue.ts'

/** What only the author of a contract knows, from `<name>.inputs.json`. */
export interface ContractInputs {
  /** Arguments by function; others are random. */
  readonly functions?: Readonly<Record<string, object>>
  /** Initial values; others are random. */
  readonly initial_data?: object
  /** Address that sends the internal messages. */
  readonly sender?: string
}

export interface ContractFiles {
  /** Path below the folder. */
  readonly file: string
  /** State init, base64. */
  readonly tvc: string
  readonly abi: object
  readonly inputs: ContractInputs
}

interface Run extends ContractFiles {
  readonly rules: ChainRules
  readonly contract: AbiContract
  readonly client: LocalClient
  readonly dice: Dice
  readonly report: CorpusReport
  readonly sender: string
}

/** Random arguments that a constructor gets before it counts as unwilling. */
const ATTEMPTS = 4
const SIGNER = { type: 'Keys', keys: KEYS }

/** Deploys a contract under both sets of rules, sends it messages and runs its getters. */
export async function runContract(files: ContractFiles, client: LocalClient, dice: Dice, report: CorpusReport) {
  for (const rules of ['current', 'classic'] as const) {
    const contract = parseContract(files.abi, rules)
    const sender = files.inputs.sender ?? randomAddress(dice)
    const run: Run = { ...files, rules, contract, client, dice, report, sender }
    const account = await deploy(run)
    if (account === undefined) continue
    await sendTransfers(run, account)
    for (const called of contract.functions.values()) {
      if (called.name === 'constructor') continue
      await sendCalls(run, account, called)
      if (called.outputs.length > 0) await runGetter(run, account, called)
    }
    await runGetMethods(run, account)
  }
}

/** By an external message, then by an internal one. Nothing if the contract took neither. */
async function deploy(run: Run): Promise<CorpusAccount | undefined> {
  const { report, file, rules, contract } = run
  const part = `${rules} rules`
  let last: Execution = { outcome: 'skipped', reason: 'the ABI has no constructor' }
  try {
    for (let attempt = 0; attempt < ATTEMPTS && contract.functions.has('constructor'); attempt++) {
      for (const isInternal of [false, true]) {
        const { message, address } = await encode(run, 'constructor', isInternal, { deploy_set: deploySet(run) })
        const account = new CorpusAccount(address, rules)
        last = account.execute(message)
        if (last.outcome !== 'ok' || !account.isActive) continue
        report.add(file, 'deployment', `${part}, ${isInternal ? 'internal' : 'external'} message`, 'ok')
        return account
      }
    }
    report.add(file, 'deployment', part, last.outcome === 'ok' ? 'refused' : last.outcome, last.reason)
  } catch (error) {
    report.add(file, 'deployment', part, 'failed', reasonOf(error))
  }
  return undefined
}

function deploySet({ tvc, contract, dice, inputs }: Run): object {
  const own = inputs.initial_data ?? {}
  if (hasDataDictionary(contract)) {
    const values = randomValues(contract.data, dice)
    return {
      tvc,
      initial_pubkey: KEYS.public,
      ...(contract.data.length > 0 && { initial_data: { ...values, ...own } }),
    }
  }
  const values = randomValues(
    contract.fields.filter(({ init }) => init),
    dice,
  )
  const key = '_pubkey' in values ? { _pubkey: `0x${KEYS.public}` } : {}
  return { tvc, initial_data: { ...values, ...key, ...own } }
}

async function encode(
  { client, abi, rules, contract, dice, inputs, sender }: Run,
  name: string,
  isInternal: boolean,
  target: object,
  timeSec = 1_700_000_107,
): Promise<{ message: string; address: string }> {
  const called = contract.functions.get(name)!
  const input = { ...randomValues(called.inputs, dice), ...inputs.functions?.[name] }
  const common = { abi: { type: 'Contract', value: abi }, rules, ...target }
  if (isInternal) {
    const call_set = { function_name: name, input }
    return client.call('abi.encode_internal_message', {
      ...{ ...common, call_set, src_address: sender, value: '10000000000', bounce: true },
    })
  }
  const header = { time: timeSec * 1000, expire: timeSec + 600, pubkey: KEYS.public }
  return client.call('abi.encode_message', {
    ...{ ...common, call_set: { function_name: name, input, header }, signer: SIGNER },
  })
}

/** Money without a body, and a function that the contract does not have. */
async function sendTransfers(run: Run, account: CorpusAccount): Promise<void> {
  const { client, rules, sender, abi } = run
  const transfer = { address: addressOf(account), src_address: sender, value: '1000000000', bounce: true, rules }
  await send(run, 'receive', async () => {
    const { message } = await client.call('abi.encode_internal_message', transfer)
    return account.execute(message)
  })
  await send(run, 'fallback', async () => {
    const strange = { ...abi, functions: [{ name: 'f', id: '0x7badf00d', inputs: [], outputs: [] }] }
    const call = { abi: { type: 'Contract', value: strange }, call_set: { function_name: 'f' } }
    const { message } = await client.call('abi.encode_internal_message', { ...transfer, ...call })
    return account.execute(message)
  })
}

async function sendCalls(run: Run, account: CorpusAccount, { name }: AbiFunction): Promise<void> {
  for (const isInternal of [true, false]) {
    await send(run, `${name}, ${isInternal ? 'internal' : 'external'} message`, async () => {
      const target = { address: addressOf(account) }
      const { message } = await encode(run, name, isInternal, target, account.timeSec + 7)
      return account.execute(message)
    })
  }
}

async function send({ report, file, rules }: Run, part: string, work: () => Promise<Execution>): Promise<void> {
  try {
    const { outcome, reason } = await work()
    report.add(file, 'transaction', `${part}, ${rules} rules`, outcome, reason)
  } catch (error) {
    report.add(file, 'transaction', `${part}, ${rules} rules`, 'failed', reasonOf(error))
  }
}

async function runGetter(run: Run, account: CorpusAccount, { name }: AbiFunction): Promise<void> {
  const { message } = await encode(run, name, false, { address: addressOf(account) }, account.timeSec)
  const abi = { type: 'Contract', value: run.abi }
  await ask(run, account, name, 'tvm.run_tvm', { message, abi, answer_required: true })
}

/** Get methods without arguments, from the section `getters` of ABI 2.7. */
async function runGetMethods(run: Run, account: CorpusAccount): Promise<void> {
  const { getters } = run.abi as { readonly getters?: unknown }
  if (!Array.isArray(getters)) return
  for (const { name, inputs = [] } of getters as { name: string; inputs?: unknown[] }[]) {
    if (inputs.length === 0) await ask(run, account, name, 'tvm.run_get', { function_name: name })
  }
}

async function ask(run: Run, account: CorpusAccount, name: string, method: string, params: object): Promise<void> {
  const { client, report, file, rules } = run
  const part = `${name}, ${rules} rules`
  try {
    await client.call(method, {
      ...params,
      account: writeBocBase64(account.cell),
      execution_options: { rules, block_time: account.timeSec },
    })
    report.add(file, 'getter', part, 'ok')
  } catch (error) {
    // 414: the contract refuses the arguments or the caller; 418: it does not answer such a call.
    const { code } = error as { code?: number }
    report.add(file, 'getter', part, code === 414 || code === 418 ? 'refused' : 'failed', reasonOf(error))
  }
}

function addressOf({ account: { address } }: CorpusAccount): string {
  return `${address.workchain}:${Buffer.from(address.account).toString('hex')}`
}
