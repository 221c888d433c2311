import type { ClientContext } from '../../../context/ClientContext.ts'
import { networkClockOf } from '../../../context/NetworkClock.ts'
import type { ComputeScope } from '../../../context/scopes.ts'
import { isRawId } from '../../../core/addresses/parseAddress.ts'
import { hexToBytes, TextCache } from '../../../core/bytes/index.ts'
import { type Cell, Slice } from '../../../core/cells/index.ts'
import type { ChainRules } from '../../../core/chainRules.ts'
import { BlockchainConfig } from '../../../core/executor/BlockchainConfig.ts'
import { defaultBlockchainConfig } from '../../../core/executor/defaultBlockchainConfig.ts'
import { ConfigParams } from '../../../core/tlb/index.ts'
import type { VmEnvironment } from '../../../core/vm/index.ts'
import { InvalidHex } from '../../../errors/client.ts'
import { CanNotReadBlockchainConfig } from '../../../errors/tvm.ts'
import type { ValueOf } from '../../../schema/shapes.ts'
import { readCell } from '../../boc/cells/bocTexts.ts'
import { withCoreErrors } from '../../parameters/withCoreErrors.ts'
import type { ExecutionOptions } from '../types.ts'
import { runEnvironment } from './runEnvironment.ts'

export type ExecutionOptionsValue = ValueOf<typeof ExecutionOptions>

/** Options of a run with their defaults. */
export interface Surroundings {
  readonly rules: ChainRules
  readonly config: BlockchainConfig
  /** Unix time, s. */
  readonly blockTimeSec: number
  readonly blockLt: bigint
  readonly transactionLt: bigint
  readonly blockSeqNo: number
  /** Seed of the block, 32 bytes; absent: not specified. */
  readonly randomSeed?: Uint8Array
  readonly checkSignatures: boolean
  readonly signatureId: number
  /** 64 hex digits. */
  readonly dappId?: string
  readonly traces: boolean
  /** Whether the result has what the contract prints. */
  readonly logs: boolean
  /** Data for instructions of networks with Dapp IDs. */
  readonly environment: VmEnvironment
}

const DEFAULT_BLOCK_LT = 1_000_000n
const DEFAULT_SIGNATURE_ID = 100

/**
 * Options with defaults. Throws InvalidHex (2) for a malformed id or seed, InvalidBoc (201), BocRefNotFound (206),
 * CanNotReadBlockchainConfig (402).
 */
export function readSurroundings(scope: ComputeScope, options: ExecutionOptionsValue): Surroundings {
  const { context, config } = scope
  const { blockchain_config, block_lt, transaction_lt, dapp_id, rand_seed } = options
  const blockLt = block_lt ?? (transaction_lt === undefined ? DEFAULT_BLOCK_LT : transaction_lt - 1n)
  return {
    rules: options.rules ?? 'current',
    config: blockchain_config === undefined ? defaultBlockchainConfig() : readConfig(context, blockchain_config),
    blockTimeSec: options.block_time ?? nowSec(context && networkClockOf(context).now()),
    blockLt: blockLt < 0n ? 0n : blockLt,
    transactionLt: transaction_lt ?? blockLt + 1n,
    blockSeqNo: options.block_seq_no,
    ...(rand_seed !== undefined && { randomSeed: readSeed(rand_seed) }),
    checkSignatures: !options.chksig_always_succeed,
    signatureId: options.signature_id ?? config.network.signature_id ?? DEFAULT_SIGNATURE_ID,
    ...(dapp_id !== undefined && { dappId: readDappId(dapp_id) }),
    traces: options.trace,
    logs: options.logs,
    environment: runEnvironment(scope, options),
  }
}

function readSeed(text: string): Uint8Array {
  const seed = hexToBytes(text)
  if (seed?.length === 32) return seed
  throw InvalidHex.error('Invalid random seed: expected 64 hex characters', { path: 'execution_options.rand_seed' })
}

function nowSec(ms: number | undefined): number {
  if (ms === undefined) throw new Error('A run on a worker thread has no block time')
  return Math.floor(ms / 1000)
}

/** Configurations by text: parsing one takes longer than most runs. */
const configs = new TextCache<BlockchainConfig>(8, 2 ** 24)

export function readConfig(context: ClientContext | undefined, text: string): BlockchainConfig {
  return configs.get(text, () => parseConfig(readCell(context, text, 'execution_options.blockchain_config')))
}

const CONFIG_PARAMS_BITS = 256

function parseConfig(cell: Cell): BlockchainConfig {
  return withCoreErrors(CanNotReadBlockchainConfig, 'Invalid blockchain configuration', () => {
    const whole = cell.bitLength === CONFIG_PARAMS_BITS && cell.refs.length === 1
    if (!whole) return BlockchainConfig.parse(cell)
    const { params, configAddr } = ConfigParams.load(Slice.of(cell))
    return BlockchainConfig.parse(params.root!, configAddr)
  })
}

/** A Dapp ID as 64 lower-case hex digits. Throws InvalidHex (2). */
function readDappId(text: string): string {
  if (isRawId(text)) return text.toLowerCase()
  throw InvalidHex.error('Invalid Dapp ID: expected 64 hex characters', { path: 'execution_options.dapp_id' })
}
