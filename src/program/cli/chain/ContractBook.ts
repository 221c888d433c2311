/**
 * Known contracts of a command: ABIs from the command line, aliases and settings, contracts that a development node has
 * registered, contracts that are part of the program, and facts that the network reports about accounts.
 */
import { basename } from 'node:path'
import { type AbiContract, AbiError, parseContractText } from '../../../core/abi/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { chainFacts } from '../../common/chainRules.ts'
import { printable } from '../../common/printable.ts'
import type { KnownContract } from '../../devnode/trace/ContractNames.ts'
import { type NamedAbi, parseAbi } from '../arguments/abi.ts'
import { exitCodes } from '../errors/exitCodes.ts'
import { ToolError } from '../errors/ToolError.ts'
import { queryAccounts } from '../network/queryBlockchain.ts'
import { onLibraryError } from '../session/LibraryError.ts'
import { networkSource } from '../session/networkSource.ts'
import type { Session } from '../session/Session.ts'

/** Facts that the network reports about an account. */
interface AccountFacts {
  readonly codeHash: string | undefined
  readonly dappId: string | undefined
}

export class ContractBook {
  /** Rules of the chain that the command reads. */
  readonly rules: ChainRules
  readonly isDevelopmentNode: boolean
  readonly #session: Session
  /** ABIs that may apply to any account. */
  readonly #given: readonly KnownContract[]
  readonly #ofAlias = new Map<string, KnownContract>()
  readonly #names = new Map<string, string>()
  readonly #facts = new Map<string, AccountFacts>()
  #byCode: ReadonlyMap<string, KnownContract> | undefined

  /** Asks the network for its rules. Throws ToolError (2) for an ABI of the command line that cannot be read. */
  static async open(session: Session): Promise<ContractBook> {
    return new ContractBook(session, await chainFacts(networkSource(session)))
  }

  private constructor(session: Session, { rules, isDevelopmentNode }: Awaited<ReturnType<typeof chainFacts>>) {
    this.#session = session
    this.rules = rules
    this.isDevelopmentNode = isDevelopmentNode
    const setting = session.config.settings.abi?.value
    const named = session.input.texts('abi')
    this.#given = [...named, ...(named.length === 0 && setting !== undefined ? [String(setting)] : [])].map((file) =>
      knownContract(parseAbi(file), rules),
    )
    for (const [name, { address, abi }] of Object.entries(session.aliases)) {
      const accountId = address?.split('::')[1]?.toLowerCase()
      if (accountId === undefined) continue
      this.#names.set(accountId, name)
      const contract = abi === undefined ? undefined : readQuietly(abi, rules)
      if (contract !== undefined) this.#ofAlias.set(accountId, contract)
    }
  }

  /** Reads accounts from the network that were not read yet; those that it does not return stay unknown. */
  async learn(accountIds: Iterable<string>): Promise<void> {
    this.#byCode ??= await this.#contractsByCode()
    const wanted = [...new Set(accountIds)].filter((id) => /^[0-9a-f]{64}$/.test(id) && !this.#facts.has(id))
    // Nodes look up the Dapp of an account that is queried under its own id.
    const ids = wanted.map((accountId) => ({ accountId, dappId: accountId }))
    if (wanted.length === 0) return
    const answers = await queryAccounts<{ info?: { code_hash?: string | null; dapp_id?: string | null } | null }>(
      this.#session,
      ids,
      'info { code_hash dapp_id }',
    ).catch(onLibraryError(() => []))
    for (const [index, accountId] of wanted.entries()) {
      const { code_hash, dapp_id } = answers[index]?.info ?? {}
      this.#facts.set(accountId, { codeHash: code_hash || undefined, dappId: dapp_id || undefined })
    }
  }

  /** Built-in contracts and those of a development node, by the hash of their code. */
  async #contractsByCode(): Promise<ReadonlyMap<string, KnownContract>> {
    const [{ contracts }, { nodeFacts }] = await Promise.all([
      import('../../contracts/index.ts'),
      import('../devNode/nodeFacts.ts'),
    ])
    const node = await nodeFacts(this.#session)
    for (const [accountId, name] of node?.accountNames ?? [])
      if (!this.#names.has(accountId)) this.#names.set(accountId, name)
    const builtIn = Object.entries(contracts).map(([name, { codeHash, abi }]) => ({ name, code_hash: codeHash, abi }))
    return new Map(
      [...builtIn, ...(node?.contracts ?? [])].flatMap(({ name, code_hash, abi }) => {
        const parsed = parseQuietly(abi, this.rules)
        return parsed === undefined ? [] : [[code_hash, { name, abi: parsed, debugMap: undefined }]]
      }),
    )
  }

  /** Contracts that an account may have, the most likely first. `codeHash`: that of the state init of a message. */
  candidates(accountId: string, codeHash?: string): readonly KnownContract[] {
    const alias = this.#ofAlias.get(accountId)
    const hash = codeHash ?? this.#facts.get(accountId)?.codeHash
    const ofCode = hash === undefined ? undefined : this.#byCode?.get(hash)
    return [alias, ...this.#given, ofCode].filter((contract) => contract !== undefined)
  }

  /** Name of the alias with this account. */
  nameOf(accountId: string): string | undefined {
    return this.#names.get(accountId)
  }

  /** Name of the contract, if its code or its alias is known. */
  contractOf(accountId: string): string | undefined {
    const hash = this.#facts.get(accountId)?.codeHash
    return ((hash !== undefined && this.#byCode?.get(hash)) || this.#ofAlias.get(accountId))?.name
  }

  codeHashOf(accountId: string): string | undefined {
    return this.#facts.get(accountId)?.codeHash
  }

  dappIdOf(accountId: string): string | undefined {
    return this.#facts.get(accountId)?.dappId
  }

  /**
   * Text for people with the extended form of each account in it, which commands take, where the network knows its Dapp ID, and
   * with its name, unless the line has that already. Documents keep the values of messages.
   */
  async withExtendedForms(text: string): Promise<string> {
    if (this.#session.isJson) return text
    await this.learn([...text.matchAll(PLAIN_FORM)].map(([, accountId]) => accountId!))
    return text
      .split('\n')
      .map((line) => line.replaceAll(PLAIN_FORM, (_, accountId: string) => this.#namedAddress(accountId, line)))
      .join('\n')
  }

  #namedAddress(accountId: string, line: string): string {
    const name = this.nameOf(accountId)
    const address = this.addressOf(accountId)
    return name === undefined || line.includes(name) ? address : `${address} (${printable(name)})`
  }

  /** Extended form where the Dapp ID is known, else the form inside messages. */
  addressOf(accountId: string): string {
    const dappId = this.dappIdOf(accountId)
    return dappId === undefined ? `0:${accountId}` : `${dappId}::${accountId}`
  }
}

/** `0:<account_id>`, as messages and arguments contain it. */
const PLAIN_FORM = /(?<![\w:])0:([0-9a-f]{64})(?![0-9a-f])/g

function knownContract({ wire, named }: NamedAbi, rules: ChainRules): KnownContract {
  const name = named === undefined ? 'contract' : basename(named).replace(/(\.abi)?\.json$/, '')
  try {
    return { name, abi: parseContractText(wire.value, rules), debugMap: undefined }
  } catch (error) {
    if (error instanceof AbiError) throw new ToolError(exitCodes.usage, error.message)
    throw error
  }
}

/** `undefined` for an ABI that does not suit the rules of the chain. */
function parseQuietly(abi: string, rules: ChainRules): AbiContract | undefined {
  try {
    return parseContractText(abi, rules)
  } catch (error) {
    if (error instanceof AbiError) return undefined
    throw error
  }
}

/** A missing ABI of an alias must not stop commands that do not name the alias. */
function readQuietly(abi: string, rules: ChainRules): KnownContract | undefined {
  try {
    return knownContract(parseAbi(abi), rules)
  } catch (error) {
    if (error instanceof ToolError) return undefined
    throw error
  }
}
