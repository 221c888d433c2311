/** A loss as the network calculates it. */
interface AnyLoss {
  readonly currency: number
  /** Nano units. */
  readonly amount: string
  readonly certainty: string
}

/** Total amount of a currency that is certainly lost. */
export interface CertainLoss<L extends AnyLoss> {
  readonly currency: number
  readonly amount: bigint
  /** The first certain loss of the currency. */
  readonly loss: L
}

/** The certain losses of one transfer, by currency. */
export function certainLosses<L extends AnyLoss>(losses: readonly L[]): readonly CertainLoss<L>[] {
  const found = new Map<number, CertainLoss<L>>()
  for (const loss of losses.filter(({ certainty }) => certainty === 'certain')) {
    const { currency, amount } = loss
    const known = found.get(currency) ?? { currency, amount: 0n, loss }
    found.set(currency, { ...known, amount: known.amount + BigInt(amount) })
  }
  return [...found.values()]
}
