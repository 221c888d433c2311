/** The console without a mouse, and with reduced motion. */
import { afterAll, beforeAll, expect, test } from 'vitest'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

let node: DevNode
let shown: ConsolePage
let transaction: string

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '2'] })
  for (const { account_id } of node.ready.accounts) await node.fund(account_id)
  const answer = await node.query('{ blockchain { transactions(last: 1) { edges { node { id } } } } }')
  transaction = answer.data.blockchain.transactions.edges[0].node.id
  shown = await ConsolePage.open(node.ready.console!)
}, 120_000)
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})

/** Name of the focused element, also inside an editor. */
const FOCUSED = `(() => {
  let element = document.activeElement
  while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
  return element === null || element === document.body ? '' :
    element.getAttribute('aria-label') || element.innerText || element.getAttribute('placeholder') || element.tagName
})()`

/** Presses Tab until the focused element has this name. */
async function tabTo(name: RegExp, most = 60): Promise<void> {
  const passed: string[] = []
  for (let count = 0; count < most; count++) {
    await shown.page.keyboard.press('Tab')
    const focused = String(await shown.page.evaluate(FOCUSED)).trim()
    if (name.test(focused)) return
    passed.push(focused)
  }
  throw new Error(`Tab does not lead to ${name}: ${passed.join(', ')}`)
}

test('the first Tab stop skips the navigation', async () => {
  await shown.go('/', 'Home')
  await shown.page.keyboard.press('Tab')
  expect(await shown.page.evaluate(FOCUSED)).toBe('To the content')
  await shown.page.keyboard.press('Enter')
  expect(await shown.page.evaluate('document.activeElement.id')).toBe('content')
})

test('a slash leads to the search, and what was found is opened', async () => {
  await shown.page.keyboard.press('/')
  await shown.page.keyboard.type(transaction)
  await shown.page.keyboard.press('Enter')
  await expect.poll(() => shown.page.url()).toContain(`/transactions/${transaction}`)
  await shown.page.getByRole('list', { name: 'Phases' }).waitFor()
})

test('the focus is always visible', async () => {
  await shown.go(`/transactions/${transaction}`, 'Transaction')
  await shown.page.getByRole('list', { name: 'Phases' }).waitFor()
  for (let count = 0; count < 25; count++) {
    await shown.page.keyboard.press('Tab')
    const seen = await shown.page.evaluate(`(() => {
      const element = document.activeElement
      if (element === document.body) return true
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      return (outlineStyle !== 'none' && outlineWidth !== '0px') || boxShadow !== 'none'
    })()`)
    expect(seen, String(await shown.page.evaluate('document.activeElement.outerHTML.slice(0, 200)'))).toBe(true)
  }
})

test('tabs, forms and questions can be used by keyboard', async () => {
  const { page } = shown
  await shown.go(`/accounts/${node.ready.accounts[0]!.account_id}`, 'account-0')
  await page.getByRole('tab', { name: 'History' }).waitFor()
  await tabTo(/^History/)
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => page.getByRole('tab', { name: 'Messages' }).getAttribute('aria-selected')).toBe('true')
  await shown.go('/contracts', 'Contracts')
  await tabTo(/^HelloWallet/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Compute the address' }).waitFor()
  await tabTo(/^Create a key/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'Save key file' }).waitFor()
  await tabTo(/^Compute the address/)
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /from the faucet/ }).waitFor()
  await tabTo(/from the faucet/)
  await page.keyboard.press('Enter')
  await page.getByText('Uninit', { exact: true }).waitFor()
  await page.getByLabel('Who signs').focus()
  await page.keyboard.press('ArrowDown')
  await tabTo(/^Compute the address/)
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('button', { name: 'Deploy', exact: true }).isEnabled()).toBe(true)
  await tabTo(/^Deploy$/)
  await page.keyboard.press('Enter')
  await page.getByRole('dialog').getByText('the deployment of a contract').waitFor()
  // The focus stays in the dialog; Escape answers no.
  for (let count = 0; count < 5; count++) await page.keyboard.press('Tab')
  expect(
    await page.evaluate(
      `document.querySelector('dialog').contains(document.activeElement) || document.activeElement === document.body`,
    ),
  ).toBe(true)
  await page.keyboard.press('Escape')
  await page
    .getByRole('alert')
    .getByText(/refused/)
    .waitFor()
})

test('an editor can be left by Tab', async () => {
  const { page } = shown
  await shown.go('/graphql', 'GraphQL')
  await page.getByRole('textbox', { name: 'Query' }).waitFor()
  await tabTo(/^Query$/)
  await tabTo(/^Variables$/)
  await tabTo(/^(Documentation|BlockchainQuery|info|blockchain)/, 30)
})

test('nothing moves for people who do not want that', async () => {
  await shown.page.emulateMedia({ reducedMotion: 'reduce' })
  for (const path of ['/', `/transactions/${transaction}`, '/contracts', '/outbox', '/node', '/daemon']) {
    await shown.page.goto(new URL(path, node.url).href)
    await shown.page.getByRole('heading', { level: 1 }).waitFor()
    const moving = await shown.page.evaluate(`[...document.querySelectorAll('*')].filter((element) => {
      const style = getComputedStyle(element)
      const lasts = (text) => text.split(',').some((part) => parseFloat(part) > 0.001)
      return (style.animationName !== 'none' && lasts(style.animationDuration)) ||
        (style.transitionProperty !== 'none' && lasts(style.transitionDuration)) || style.scrollBehavior === 'smooth'
    }).map((element) => element.outerHTML.slice(0, 120))`)
    expect(moving, path).toEqual([])
  }
  expect(shown.takeProblems()).toEqual([])
})
