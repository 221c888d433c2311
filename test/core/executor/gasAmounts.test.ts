import { expect, test } from 'vitest'
import { gasBoughtBy, gasFee } from '../../../src/core/executor/gasAmounts.ts'
import { defaultBlockchainConfig } from '../../../src/core/executor/index.ts'

const prices = defaultBlockchainConfig().gasPrices(0)

test.each([0n, 1n, prices.gasPrice])(
  'at a price of %d an account whose balance is below the flat price gets no gas',
  (gasPrice) => {
    const priced = { ...prices, gasPrice }
    expect(gasBoughtBy(priced, priced.flatGasPrice - 1n)).toBe(0n)
    expect(gasFee(priced, gasBoughtBy(priced, priced.flatGasPrice))).toBeLessThanOrEqual(priced.flatGasPrice)
  },
)
