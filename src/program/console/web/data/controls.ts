/** Controls of a development node, on the port of the console. */
import { DevNodeMethods } from '../../../../../bindings/typescript/generated/devNode/DevNodeMethods.ts'
import { facts } from './connection.ts'
import { useLoaded } from './load.ts'

class ControlError extends Error {
  readonly code: string

  constructor(code: string, message: string) {
    super(message)
    this.code = code
  }
}

class Controls extends DevNodeMethods {
  protected override async control<Result>(name: string, params: object, fields: readonly string[]): Promise<Result> {
    const given = Object.entries(params).filter(([field]) => fields.includes(field))
    return (await ask('POST', `/admin/${name}`, Object.fromEntries(given))) as Result
  }
}

export const controls = new Controls()

interface DappCredits {
  /** Amount for Dapp IDs that are not listed, nano. */
  readonly default_credit: string
  readonly credits: Readonly<Record<string, string>>
}

/** Amounts that contracts of each Dapp ID may mint in one transaction. */
export function readDappCredits(): Promise<DappCredits> {
  return ask('GET', '/admin/dapps') as Promise<DappCredits>
}

export interface Gift {
  readonly account_id: string
  readonly dapp_id?: string
  readonly amount?: string
  readonly currencies?: Readonly<Record<string, string>>
}

/** Sends money from the giver. Returns the transaction that received it, if there is one. */
export async function askFaucet(gift: Gift): Promise<string | undefined> {
  const answer = (await ask('POST', '/v2/faucet', gift)) as {
    result: { tx_hash: string | null; aborted: boolean; exit_code: number } | null
    error: { code: string; message: string } | null
  }
  if (answer.result === null)
    throw new ControlError(answer.error?.code ?? 'refused', answer.error?.message ?? 'Refused')
  return answer.result.tx_hash ?? undefined
}

export interface GiverFacts {
  readonly account_id: string
  readonly dapp_id: string
  readonly keys: { readonly public: string; readonly secret?: string }
  readonly network: GiverFacts | null
}

export function readGiver(): Promise<GiverFacts> {
  return ask('GET', '/v2/giver') as Promise<GiverFacts>
}

let nodeCheck: Promise<boolean> | undefined

/** Whether the network is a development node that lets this console use its controls. */
export async function hasControls(): Promise<boolean> {
  if (facts.value?.controls !== true) return false
  nodeCheck ??= controls.status().then(
    () => true,
    () => false,
  )
  const is = await nodeCheck
  // The node may be started later.
  if (!is) nodeCheck = undefined
  return is
}

export function useControls(): boolean | undefined {
  return useLoaded(hasControls, [facts.value?.controls]).value
}

async function ask(method: string, path: string, body?: object): Promise<unknown> {
  let response: Response
  try {
    response = await fetch(path, { method, ...(body !== undefined && { body: JSON.stringify(body) }) })
  } catch {
    throw new ControlError('unreachable', 'The node does not answer. Is it still running?')
  }
  const text = await response.text()
  let answer: { error?: { code?: string; message?: string } } = {}
  try {
    answer = JSON.parse(text)
  } catch {
    if (response.ok) throw new ControlError('unreadable', 'The node did not answer with JSON')
  }
  if (response.ok) return answer
  const { code = String(response.status), message = text.slice(0, 300) } = answer.error ?? {}
  throw new ControlError(code, message === '' ? `The node answered with status ${response.status}` : message)
}
