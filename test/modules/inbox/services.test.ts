/**
 * The payment back ends of the documentation: killed between a payment and its booking, and disturbed at random moments;
 * credits and payouts are compared with the chain.
 */
import { readFileSync } from 'node:fs'
import { basename } from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest'
import { Chance } from '../../simulation/Chance.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { missingTools } from '../../support/missingTools.ts'
import { PaymentService } from '../../support/processing/payments/PaymentService.ts'
import { PAYMENT_LANGUAGES, type ServiceCommand } from '../../support/processing/payments/paymentLanguages.ts'
import { DISTURBANCES, payThroughDisturbances } from '../../support/processing/payments/payThroughDisturbances.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'
import { rounds } from '../../support/tier.ts'

const MAX_LINES = 160
const SEED = 20_261_129
const LEAST = Number(process.env['VENDORCLIENT_SERVICE_DISTURBANCES'] ?? rounds({ quick: 3, all: 6, long: 100 }))
const WALLETS_OF_LANGUAGE = 4

let walletsTaken = 0
let node: DevNode
beforeAll(async () => {
  // The chain begins with wallets that have SHELL to pay in. Each test takes a different one.
  node = await DevNode.start({ args: ['--accounts', String(WALLETS_OF_LANGUAGE * PAYMENT_LANGUAGES.length)] })
})
afterAll(() => node.dispose())

for (const language of PAYMENT_LANGUAGES) {
  const missing = missingTools(language.tools)
  const reason = missing.length === 0 ? '' : ` (missing on the PATH: ${missing.join(', ')})`
  describe.skipIf(missing.length > 0)(`the service in ${language.name}${reason}`, () => {
    let command: ServiceCommand
    beforeAll(() => {
      command = language.build(temporaryFolder(afterAll))
    }, 600_000)

    test('is a program of short files', () => {
      for (const file of language.sources)
        expect(readFileSync(file, 'utf8').trimEnd().split('\n').length, basename(file)).toBeLessThan(MAX_LINES)
    })

    test('credits and pays each once, killed between a payment and its booking', { timeout: 180_000 }, async () => {
      const service = await openService()
      const { books } = service
      await service.start()
      await service.payIn(3)
      // A service that waits to book one of these payments, or the first money of the wallet, would not look for
      // payouts.
      await expect.poll(() => books.creditCount).toBe(3)
      const between = service.wantPayout()
      // Nothing can be booked while another program writes.
      books.lock()
      await service.payIn(1)
      await expect.poll(() => books.payoutsOfChain()).toHaveLength(1)
      await service.kill()
      books.unlock()
      expect(books.stateOf(between)).not.toBe('executed')
      await service.start()
      await expect.poll(() => books.stateOf(between)).toBe('executed')
      expect(await books.findWrong()).toEqual([])
    })

    test('books every currency, records what was burnt, and continues after a bad row', {
      timeout: 180_000,
    }, async () => {
      const service = await openService()
      const { books } = service
      books.wantBad('bad', '0:12')
      await service.start()
      const good = service.wantPayout()
      await expect.poll(() => books.stateOf('bad')).toBe('failed')
      await expect.poll(() => books.stateOf(good)).toBe('executed')
      await service.payFromElsewhere({ value: 3_000_000_000n, currencies: { 1: '5', 2: '7000' } })
      await service.payFromElsewhere({ value: 4_000_000_000n, currencies: {} })
      const credits = books.database.prepare('SELECT currency, amount FROM credits ORDER BY currency')
      const burnt = books.database.prepare('SELECT currency, amount, reason FROM burnt ORDER BY amount')
      await expect
        .poll(() => burnt.all())
        .toEqual([
          { currency: 0, amount: '3000000000', reason: 'other_dapp' },
          { currency: 0, amount: '4000000000', reason: 'other_dapp' },
        ])
      expect(credits.all()).toEqual([
        { currency: 1, amount: '5' },
        { currency: 2, amount: '7000' },
      ])
      await service.kill()
      await service.start()
      expect(books.stateOf('bad')).toBe('failed')
    })

    test(`pays each once, and says nothing wrong, through ${LEAST} disturbances`, {
      timeout: 180_000 + LEAST * 30_000,
    }, async () => {
      const service = await openService()
      await service.start()
      const chance = new Chance(SEED, language.name)
      const { figures, failures } = await payThroughDisturbances(service, { chance, goesOn: (made) => made < LEAST })
      expect(failures).toEqual([])
      expect(Math.min(...DISTURBANCES.map((name) => figures[name]))).toBeGreaterThan(0)
    })

    test.runIf(language.codeOfEnd !== undefined)(
      'ends in order when it is terminated',
      { timeout: 180_000 },
      async () => {
        const service = await openService()
        await service.start()
        const payout = service.wantPayout()
        await expect.poll(() => service.books.stateOf(payout)).toBe('executed')
        expect(await service.terminate()).toBe(language.codeOfEnd)
        await service.start()
      },
    )

    async function openService(): Promise<PaymentService> {
      const { accounts } = await node.admin('list_accounts')
      const service = await PaymentService.open(node, accounts[walletsTaken++], command)
      onTestFinished(() => service.dispose())
      return service
    }
  })
}
