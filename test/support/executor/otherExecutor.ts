/** The same transactions as an independent implementation makes them, under classic rules. */
import { createRequire } from 'node:module'
import { Builder, type Cell, parseBoc, writeBocBase64 } from '../../../src/core/cells/index.ts'
import type { BlockchainConfig } from '../../../src/core/executor/index.ts'
import { ConfigParams, configDictionary, parseTransaction } from '../../../src/core/tlb/index.ts'

interface OtherLibrary {
  executeLocalExtended(
    config: string,
    account: string,
    message: string,
    unixTimeSec: number,
    disableSignatureCheck: boolean,
  ): { exitCode: number } | { account: string; transaction: { boc: string } }
}

const other = createRequire(import.meta.url)('nekoton-wasm-locklift') as OtherLibrary

/** What the other executor made: the cells, or the exit code of a contract that did not accept the message. */
export type OtherOutcome =
  | { readonly transaction: Cell; readonly account: Cell }
  | { readonly refused: number }
  | { readonly failed: string }

export function executeElsewhere(
  config: BlockchainConfig,
  account: Cell,
  message: Cell,
  unixTimeSec: number,
): OtherOutcome {
  const params = new Builder()
  ConfigParams.store({ configAddr: new Uint8Array(32).fill(0x55), params: configDictionary(config.cell) }, params)
  try {
    const outcome = other.executeLocalExtended(
      writeBocBase64(params.toCell()),
      writeBocBase64(account),
      writeBocBase64(message),
      unixTimeSec,
      false,
    )
    if ('exitCode' in outcome) return { refused: outcome.exitCode }
    const transaction = cellOf(outcome.transaction.boc)
    const refused = refusal(transaction)
    return refused === undefined ? { transaction, account: cellOf(outcome.account) } : { refused }
  } catch (error) {
    return { failed: String(error) }
  }
}

function cellOf(boc: string): Cell {
  return parseBoc(Buffer.from(boc, 'base64'))
}

/** Exit code of a refused message, which comes as a transaction that cost nothing. */
function refusal(transaction: Cell): number | undefined {
  const { description, totalFees } = parseTransaction(transaction)
  if (description.type !== 'ordinary' || totalFees.grams > 0n || description.storage !== undefined) return undefined
  return description.compute.type === 'vm' ? description.compute.exitCode : undefined
}
