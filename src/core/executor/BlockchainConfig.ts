import { bytesToHex } from '../bytes/index.ts'
import { Capability } from '../Capability.ts'
import { Builder, bitsKey, type Cell, CellError, Dictionary, Slice, sliceValue } from '../cells/index.ts'
import {
  configDictionary,
  configParam,
  expectTag,
  GasLimitsPrices,
  GlobalVersion,
  MsgForwardPrices,
  type StoragePrices,
  storagePrices,
  type WorkchainDescription,
  workchainDescriptions,
} from '../tlb/index.ts'

const MASTERCHAIN = -1
const MAX_SPECIAL = 10_000

/**
 * The blockchain configuration as the executor needs it. Parsed once and shared: it never changes.
 * Source: parameters 0, 1, 2, 8, 12, 18, 20, 21, 24, 25, 31, 44.
 */
export class BlockchainConfig {
  /** Root of the dictionary of parameters, which contracts see in c7. */
  readonly cell: Cell
  readonly params: Dictionary<number, Cell>
  /** Parameter 8; 0 when absent. */
  readonly globalVersion: number
  readonly capabilities: bigint
  readonly storagePrices: readonly StoragePrices[]
  /** By number; empty when parameter 12 is absent. */
  readonly workchains: ReadonlyMap<number, WorkchainDescription>
  readonly #gas: readonly [workchain: GasLimitsPrices, masterchain: GasLimitsPrices]
  readonly #forward: readonly [workchain: MsgForwardPrices, masterchain: MsgForwardPrices]
  readonly #special: ReadonlySet<string>
  readonly #suspended: Dictionary<Uint8Array, unknown> | undefined

  /**
   * Reads the dictionary of parameters `Hashmap 32 ^Cell`. `configAddr` is the account id of the configuration contract,
   * parameter 0 by default.
   * Throws `CellError` of kind `format`, `underflow`, `dictionary` for a broken or missing parameter.
   */
  static parse(root: Cell, configAddr?: Uint8Array): BlockchainConfig {
    return new BlockchainConfig(root, configAddr)
  }

  private constructor(root: Cell, configAddr?: Uint8Array) {
    this.cell = root
    this.params = configDictionary(root)
    const version = configParam(this.params, 8)
    const global = version === undefined ? { version: 0, capabilities: 0n } : GlobalVersion.load(version)
    this.globalVersion = global.version
    this.capabilities = global.capabilities
    this.workchains = new Map(workchainDescriptions(configParam(this.params, 12)?.loadMaybeRef()))
    this.storagePrices = [...storagePrices(required(this.params, 18))].map(([, price]) => price)
    this.#gas = [
      GasLimitsPrices.load(Slice.of(required(this.params, 21))),
      GasLimitsPrices.load(Slice.of(required(this.params, 20))),
    ]
    this.#forward = [
      MsgForwardPrices.load(Slice.of(required(this.params, 25))),
      MsgForwardPrices.load(Slice.of(required(this.params, 24))),
    ]
    this.#special = specialAccounts(this.params, configAddr)
    this.#suspended = this.has(Capability.suspendedList) ? suspendedAccounts(this.params) : undefined
  }

  has(capability: bigint): boolean {
    return (this.capabilities & capability) !== 0n
  }

  /** Gas limits and prices of a workchain. */
  gasPrices(workchain: number): GasLimitsPrices {
    return this.#gas[workchain === MASTERCHAIN ? 1 : 0]
  }

  /** Prices of forwarding between two workchains: those of the masterchain when it takes part. */
  forwardPrices(src: number, dest: number): MsgForwardPrices {
    return this.#forward[src === MASTERCHAIN || dest === MASTERCHAIN ? 1 : 0]
  }

  /** Whether an account is fundamental: free of storage fees, with the special gas limit. `account`: 32 bytes. */
  isSpecial(workchain: number, account: Uint8Array): boolean {
    return workchain === MASTERCHAIN && this.isListedSpecial(account)
  }

  /** Whether contracts of an account must not run. Needs the capability `SuspendedList`. `account`: 32 bytes. */
  isSuspended(workchain: number, account: Uint8Array): boolean {
    if (this.#suspended === undefined) return false
    return this.#suspended.has(new Builder().storeInt(workchain, 32).storeBits(account, 256).toBits())
  }

  /** Whether an account id is the configuration contract or listed in parameter 31, whatever its workchain. */
  isListedSpecial(account: Uint8Array): boolean {
    return this.#special.has(bytesToHex(account))
  }
}

function required(params: Dictionary<number, Cell>, number: number): Cell {
  const cell = params.get(number)
  if (cell === undefined) throw new CellError('format', `The blockchain configuration has no parameter ${number}`)
  return cell
}

/** `_ config_addr:bits256 = ConfigParam 0; _ fundamental_smc_addr:(HashmapE 256 True) = ConfigParam 31`. */
function specialAccounts(
  params: Dictionary<number, Cell>,
  configAddr = configParam(params, 0)?.loadBytes(32),
): ReadonlySet<string> {
  const special = new Set<string>()
  if (configAddr !== undefined) special.add(bytesToHex(configAddr))
  const listed = new Dictionary(bitsKey(256), sliceValue, configParam(params, 31)?.loadMaybeRef(), MAX_SPECIAL)
  for (const [account] of listed) special.add(bytesToHex(account))
  return special
}

/** `suspended_address_list#00 addresses:(HashmapE 288 Unit) suspended_until:uint32 = ConfigParam 44`. */
function suspendedAccounts(params: Dictionary<number, Cell>): Dictionary<Uint8Array, unknown> | undefined {
  const slice = configParam(params, 44)
  if (slice === undefined) return undefined
  expectTag(slice, 8, 'suspended addresses', 0)
  return new Dictionary(bitsKey(288), sliceValue, slice.loadMaybeRef())
}
