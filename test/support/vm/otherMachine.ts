/** Programs on an independent machine: the code of an account runs for an internal message, step by step. */
import { createRequire } from 'node:module'
import { Builder, type Cell, parseBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import { type BlockchainConfig, defaultBlockchainConfig } from '../../../src/core/executor/index.ts'
import { ConfigParams, configDictionary, parseTransaction } from '../../../src/core/tlb/index.ts'

/** One step as the other machine reports it, values as texts. */
export interface OtherStep {
  readonly infoType: string
  readonly step: number
  readonly cmdStr: string
  readonly stack: readonly string[]
  readonly gasUsed: string
}

export interface OtherLibrary {
  executeLocalExtended(
    config: string,
    account: string,
    message: string,
    unixTimeSec: number,
    disableSignatureCheck: boolean,
    blockSeed: string,
    balance: null,
    globalId: number | null,
    traces: boolean,
  ): { exitCode: number } | { account: string; transaction: { boc: string }; trace: OtherStep[] }
}

const other = createRequire(import.meta.url)('nekoton-wasm-locklift') as OtherLibrary

/** How a program ended there. */
export interface OtherRun {
  readonly steps: readonly OtherStep[]
  readonly exitCode: number
  readonly gasUsed: number
  readonly vmSteps: number
  readonly transaction: Cell
}

const configs = new WeakMap<BlockchainConfig, string>()

export function configText(config: BlockchainConfig): string {
  let text = configs.get(config)
  if (text === undefined) {
    const params = new Builder()
    ConfigParams.store({ configAddr: new Uint8Array(32).fill(0x55), params: configDictionary(config.cell) }, params)
    text = writeBocBase64(params.toCell())
    configs.set(config, text)
  }
  return text
}

/** Runs a message on an account; a text when the other machine gives up without a transaction. */
export function runElsewhere(
  account: Cell,
  message: Cell,
  unixTimeSec: number,
  config: BlockchainConfig = defaultBlockchainConfig(),
): OtherRun | string {
  try {
    const outcome = other.executeLocalExtended(
      configText(config),
      writeBocBase64(account),
      writeBocBase64(message),
      unixTimeSec,
      false,
      '00'.repeat(32),
      null,
      null,
      true,
    )
    if ('exitCode' in outcome) return `refused with exit code ${outcome.exitCode}`
    const cell = parseBoc(Buffer.from(outcome.transaction.boc, 'base64'))
    const { description } = parseTransaction(cell)
    const phase = description.type === 'ordinary' ? description.compute : undefined
    if (phase?.type !== 'vm') return 'no compute phase'
    return {
      steps: outcome.trace.filter(({ infoType }) => infoType === 'Normal' || infoType === 'Implicit'),
      exitCode: phase.exitCode,
      gasUsed: Number(phase.gasUsed),
      vmSteps: phase.vmSteps,
      transaction: cell,
    }
  } catch (error) {
    return String(error)
  }
}
