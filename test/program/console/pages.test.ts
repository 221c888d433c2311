/** Each page of the console in a real browser, against a real node with real transactions. */
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { contracts } from '../../../src/program/contracts/index.ts'
import { ConsolePage } from '../../support/console/ConsolePage.ts'
import { oneCell } from '../../support/console/oneCell.ts'
import { takePictures } from '../../support/console/takePictures.ts'
import { DevNode } from '../../support/devnode/DevNode.ts'

let node: DevNode
let shown: ConsolePage
/** Transaction of a transfer between two wallets, one that failed, and the block of the first. */
let sent: { readonly transaction_id: string; readonly block_id: string }
let failed: { readonly transaction_id: string }
let message: string

const EMPTY_CELL = 'te6ccgEBAQEAAgAAAA=='

beforeAll(async () => {
  node = await DevNode.start({ args: ['--accounts', '3'] })
  const [first, second] = node.ready.accounts
  const send = (value: string) =>
    node.admin('impersonate', {
      source: { account_id: first!.account_id },
      call: {
        abi: contracts['Wallet']!.abi,
        function_name: 'sendTransaction',
        input: { dest: `0:${second!.account_id}`, value, cc: {}, bounce: true, flags: 1, payload: EMPTY_CELL },
      },
    })
  sent = await send('1500000000')
  failed = await send('150000000000000000')
  for (const { account_id } of node.ready.accounts) await node.fund(account_id)
  const trace = await node.admin('trace', { transaction: sent.transaction_id })
  message = trace.transactions[0].out_messages[0].id
  shown = await ConsolePage.open(node.ready.console!)
})
afterAll(async () => {
  await shown?.dispose()
  await node?.dispose()
})
afterEach(() => {
  expect(shown.takeProblems()).toEqual([])
  expect(shown.strangers).toEqual([])
})

/** Pictures for the documentation. */
async function picture(name: string, part?: string): Promise<void> {
  await takePictures(shown.page, name, part)
}

test('the link opens the console in any browser, and leaves no code in the address', async () => {
  await shown.page.locator('.numbers').waitFor()
  expect(shown.page.url()).toBe(`${node.url}/`)
  expect(await shown.page.evaluate('document.cookie')).toBe('')
  const other = await ConsolePage.open(`${node.url}/#code=${'A'.repeat(43)}`)
  try {
    await other.page.getByText('This link belongs to another node').waitFor()
    expect(other.page.url()).toBe(`${node.url}/`)
    await other.page.getByRole('button', { name: 'Show the link in the terminal' }).click()
    await other.page.getByText('The terminal shows the link').waitFor()
    await other.page.getByLabel('Link or code from the terminal').fill(node.ready.console!)
    await other.page.getByRole('button', { name: 'Open', exact: true }).click()
    await other.page.locator('.numbers').waitFor()
  } finally {
    await other.dispose()
  }
})

describe('the home page', () => {
  test('shows blocks and transactions as they come', async () => {
    await shown.go('/', 'Home')
    await shown.page.getByRole('region', { name: 'Latest transactions' }).getByText('account-0').first().waitFor()
    const last = shown.page.locator('.numbers dd').first()
    const before = Number(await last.innerText())
    await node.fund(node.ready.accounts[2]!.account_id)
    await expect.poll(async () => Number(await last.innerText())).toBeGreaterThan(before)
    await shown.page.locator('.plot canvas').first().waitFor()
    await picture('home')
  })

  test('finds accounts, hashes, names and blocks', async () => {
    const [first] = node.ready.accounts
    const find = async (text: string, path: string) => {
      await shown.page.getByRole('searchbox', { name: /^Search for/ }).fill(text)
      await shown.page.keyboard.press('Enter')
      await expect.poll(() => new URL(shown.page.url()).pathname, { message: text }).toBe(path)
    }
    await find('account-0', `/accounts/${first!.account_id}`)
    await find(`0:${node.ready.accounts[1]!.account_id}`, `/accounts/${node.ready.accounts[1]!.account_id}`)
    await find(sent.transaction_id.toUpperCase(), `/transactions/${sent.transaction_id}`)
    await find(message, `/messages/${message}`)
    await find(sent.block_id, `/blocks/${sent.block_id}`)
    await find('2', '/blocks/2')
    await find(`${first!.dapp_id}::${first!.account_id}`, `/accounts/${first!.account_id}`)
    await shown.page.getByRole('searchbox', { name: /^Search for/ }).fill('nothing of this kind')
    await shown.page.keyboard.press('Enter')
    await shown.page.getByText('No match.').waitFor()
  })
})

describe('the page of a transaction', () => {
  test('draws the tree, decodes messages and shows the result of each phase', async () => {
    await shown.go(`/transactions/${sent.transaction_id}`, 'Transaction')
    const tree = shown.page.getByRole('navigation', { name: 'Tree of messages and transactions' })
    await tree.getByText(/^account-1/).waitFor()
    expect(await tree.innerText()).toMatch(/account-0[\s\S]*sendTransaction\(\)[\s\S]*transfer/i)
    expect(await shown.page.getByRole('list', { name: 'Phases' }).innerText()).toMatch(
      /Compute[\s\S]*exit code 0[\s\S]*1 action, 1 message/,
    )
    expect(await shown.text()).toContain('"value": "1500000000"')
    await picture('transaction')
    await tree.getByRole('link', { name: /account-1/ }).click()
    await expect.poll(() => shown.page.url()).not.toContain(sent.transaction_id)
  })

  test('explains a call that failed, and steps through the machine', async () => {
    await shown.go(`/transactions/${failed.transaction_id}`, 'Transaction')
    const why = shown.page.getByRole('region', { name: 'Why it failed' })
    await why.waitFor()
    expect(await why.innerText()).toMatch(/failed with code 37[\s\S]*fund the account with more than/)
    await shown.page.getByRole('button', { name: 'Show each step' }).click()
    const status = shown.page.getByText(/^step [\d\u202f]+ of [\d\u202f]+$/)
    await status.waitFor()
    const [, last] = /step (\d+) of (\d+)/.exec(await status.innerText())!
    await shown.page.getByRole('button', { name: 'Step back' }).click()
    expect(await status.innerText()).toContain(`step ${Number(last) - 1} of`)
    await shown.page.getByRole('region', { name: 'Steps' }).focus()
    await shown.page.keyboard.press('Home')
    expect(await status.innerText()).toContain('step 1 of')
    await shown.page.getByRole('searchbox', { name: 'Search the steps' }).fill('SENDRAWMSG')
    await shown.page.getByRole('button', { name: 'Next match' }).click()
    await shown.page.locator('.steps [aria-current]').getByText('SENDRAWMSG').waitFor()
    await picture('trace', '.stepper')
  })

  test('shows what it changed in the data of the contract', async () => {
    await shown.go(`/transactions/${sent.transaction_id}`, 'Transaction')
    await shown.page.getByRole('button', { name: 'Show what changed' }).click()
    const rows = shown.page.getByRole('region', { name: 'Changes of the data' }).locator('tbody tr')
    await rows.first().waitFor()
    expect(await rows.allInnerTexts()).toEqual([
      expect.stringMatching(/^m_custodians\.0x[0-9a-f]{64}\.lastTime\s+"0"\s+"\d{13}"$/),
    ])
  })

  test('says if there is no such transaction', async () => {
    await shown.go(`/transactions/${'0'.repeat(64)}`, 'Transaction')
    await shown.page.getByText(/There is no transaction 0000/).waitFor()
    await shown.go('/transactions/nonsense', 'Transaction')
    await shown.page.getByText('expected 64 hex digits').waitFor()
  })
})

test('the page of a message shows both of its ends', async () => {
  await shown.go(`/messages/${message}`, 'Message')
  await shown.page.getByText('Internal message').waitFor()
  const text = await shown.text()
  expect(text).toMatch(/account-0[\s\S]*account-1[\s\S]*1\.5/)
  expect(text).toContain('cells,')
})

test('the page of a block leads to its neighbours and checks the proof', async () => {
  await shown.go('/blocks/2', 'Block 2')
  await shown.page.getByRole('button', { name: 'Check the proof' }).click()
  await shown.page.getByText('The keepers have signed this block.').waitFor()
  await shown.page.getByRole('region', { name: 'Transactions of the block' }).waitFor()
  await shown.page.getByRole('link', { name: '← Previous' }).click()
  await shown.page.getByRole('heading', { name: 'Block 1' }).waitFor()
  await shown.go(`/blocks/${'0'.repeat(68)}/1`, 'Block 1')
  await shown.go('/blocks/999999', 'Block')
  await shown.page.getByText('The network has no such block').waitFor()
})

describe('the page of an account', () => {
  test('shows balances and history', async () => {
    const [first] = node.ready.accounts
    await shown.go(`/accounts/${first!.account_id}`, 'account-0')
    await shown.page.getByRole('region', { name: 'Transactions of the account' }).waitFor()
    expect(await shown.text()).toContain(first!.account_id)
    for (const [tab, text] of [
      ['Messages', 'sendTransaction()'],
      ['Events', 'No events sent'],
      ['Data', 'm_custodianCount'],
      ['Code', 'SETCP'],
      ['Cells', 'Download'],
    ] as const) {
      await shown.page.getByRole('tab', { name: tab }).click()
      await shown.page.getByRole('tabpanel').getByText(text).first().waitFor()
    }
    await shown.page.getByRole('tab', { name: 'Cells' }).focus()
    await shown.page.keyboard.press('ArrowRight')
    expect(await shown.page.getByRole('tab', { name: 'History' }).getAttribute('aria-selected')).toBe('true')
    await picture('account')
  })

  test('pages through a long history in both directions', async () => {
    const [, , third] = node.ready.accounts
    for (let count = 0; count < 60; count++) await node.fund(third!.account_id, 1_000_000n)
    await shown.go(`/accounts/${third!.account_id}`, 'account-2')
    const rows = shown.page.getByRole('region', { name: 'Transactions of the account' }).locator('tbody tr')
    await rows.first().waitFor()
    const newest = await rows.first().innerText()
    await shown.page.getByRole('button', { name: 'Older →' }).click()
    await shown.page.getByText('page 2').waitFor()
    await expect.poll(() => rows.first().innerText()).not.toBe(newest)
    await shown.page.getByRole('button', { name: '← Newer' }).click()
    await shown.page.getByText('page 1').waitFor()
    await expect.poll(async () => (await rows.first().innerText()).slice(0, 15)).toBe(newest.slice(0, 15))
  })

  test('says what to do if the account does not exist', async () => {
    await shown.go(`/accounts/${'ab'.repeat(32)}`, 'Account')
    await shown.page.getByText('There is no such account yet').waitFor()
    await shown.page.getByRole('link', { name: 'ask the faucet' }).click()
    expect(await shown.page.getByLabel('Account', { exact: true }).inputValue()).toBe('ab'.repeat(32))
  })

  test('shows text of the chain as text', async () => {
    const id = 'ac'.repeat(32)
    const html = '<img src=x onerror="document.title=1"><script>document.title=2</script>'
    const turned = `${html}\u202eturned\u2066\ufeff\u001b[31m`
    const comment = `00000000${Buffer.from(turned).toString('hex')}`
    const body = oneCell(comment)
    const { transaction_id } = await node.admin('impersonate', {
      source: { account_id: node.ready.accounts[0]!.account_id },
      message: { account_id: id, value: '1000000', bounce: false, body },
    })
    await shown.go(`/transactions/${transaction_id}`, 'Transaction')
    await shown.page.getByText(html).first().waitFor()
    expect(await shown.page.locator('main img, main script').count()).toBe(0)
    const text = await shown.page.locator('main').innerText()
    expect(text).toContain('\\u{202e}turned\\u{2066}\\u{feff}\\u{1b}[31m')
    expect(text).not.toMatch(/[\u202a-\u202e\u2066-\u2069\ufeff\u001b]/)
    expect(await shown.page.title()).toBe(
      `Transaction ${transaction_id.slice(0, 8)}…${transaction_id.slice(-6)} · vendorclient console`,
    )
  })
})

test('the page of a Dapp lists the accounts that the console has seen', async () => {
  const [first] = node.ready.accounts
  await shown.go(`/dapps/${first!.account_id}`, 'Dapp')
  await shown.page.getByText('This network has no list').waitFor()
  expect(await shown.text()).toContain('Wallet')
  await shown.page.getByText('may be minted in one transaction, the default of every Dapp').waitFor()
  await shown.page.getByLabel('New credit').fill('12.5')
  await shown.page.getByRole('button', { name: 'Set' }).click()
  await shown.page.getByText('12.5 may be minted in one transaction', { exact: true }).waitFor()
  const told = (await (await fetch(`${node.url}/admin/dapps`)).json()) as { credits: Record<string, string> }
  expect(told.credits).toEqual({ [first!.account_id]: '12500000000' })
})

describe('the page of contracts', () => {
  let deployed: string

  test('deploys by a form, with a signature made in this page', async () => {
    const { page } = shown
    await shown.go('/contracts', 'Contracts')
    await page.getByRole('link', { name: 'HelloWallet' }).click()
    await page.getByRole('button', { name: 'Create a key' }).click()
    await page.getByRole('button', { name: 'Save key file' }).waitFor()
    await page.getByLabel('Who signs').selectOption('box')
    await page.getByRole('button', { name: 'Compute the address' }).click()
    await page.getByRole('button', { name: /Get 10 from the faucet/ }).click()
    await page.getByText('Uninit', { exact: true }).waitFor()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByText('the deployment of a contract').waitFor()
    await picture('signature')
    await dialog.getByRole('button', { name: 'Refuse' }).click()
    await page.getByText(/The user refused in the console/).waitFor()
    await page.getByRole('button', { name: 'Deploy', exact: true }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Sign' }).click()
    await page.getByText('Finality').waitFor()
    await page.getByRole('link', { name: 'Call it' }).click()
    await page.getByLabel('Function').waitFor()
    deployed = new URL(page.url()).searchParams.get('account')!
    const { boc } = JSON.parse((await node.get(`account?account_id=${deployed}&dapp_id=${deployed}`)).text)
    expect(boc.length).toBeGreaterThan(500)
  })

  test('does a dry run and sends calls', async () => {
    const { page } = shown
    await page.getByLabel('Function').selectOption('renderHelloWorld')
    await page.getByRole('button', { name: 'Run as getter' }).click()
    await page.getByRole('region', { name: 'Answer of the getter' }).getByText('helloWorld').waitFor()
    await page.getByLabel('Function').selectOption('touch')
    await page.getByRole('combobox', { name: /^Key/ }).selectOption({ index: 1 })
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page.getByText('would succeed').waitFor()
    await page.getByRole('button', { name: 'Send', exact: true }).click()
    await page.getByText('Finality').waitFor()
    await picture('contract')
    await page.getByLabel('Function').selectOption('sendValue')
    await page.getByLabel(/^dest/).fill('no address')
    await page.getByRole('button', { name: 'Dry run' }).click()
    await page
      .getByRole('alert')
      .getByText(/Invalid value of dest/)
      .waitFor()
  })

  describe('asks before money leaves', () => {
    const NOBODY = 'ab'.repeat(32)
    const transactions = async () => (await node.admin('status')).seq_no

    const fill = async (dest: string, value: string) => {
      const { page } = shown
      await shown.go(`/contracts?account=${node.ready.accounts[0]!.account_id}`, 'Contracts')
      await page.getByLabel('Function').selectOption('sendTransaction')
      await page.getByLabel(/^dest/).fill(dest)
      await page.getByLabel(/^value/).fill(value)
      await page.getByLabel(/^flags/).fill('1')
      await page.getByRole('combobox', { name: /^Key/ }).selectOption({ label: await labelOf('account-0') })
    }
    /** Label of the option of a key, by the beginning of its text. */
    const labelOf = async (name: string) => {
      const options = shown.page.getByRole('combobox', { name: /^Key/ }).getByRole('option')
      const option = options.filter({ hasText: new RegExp(`^${name} `) })
      await option.waitFor({ state: 'attached' })
      return await option.innerText()
    }
    const dialog = () => shown.page.getByRole('dialog')

    test('the page shows the losses', async () => {
      await fill(`0:${NOBODY}`, '1.5')
      await shown.page.getByLabel(/^bounce/).selectOption('false')
      const before = await transactions()
      await shown.page.getByRole('button', { name: 'Send', exact: true }).click()
      const risks = dialog().getByRole('note', { name: 'Warnings' })
      await risks.getByText(/1\.5 tokens will be burnt: there is no such account/).waitFor()
      expect(await risks.innerText()).toContain('has never been paid from here')
      const details = await dialog().innerText()
      expect(details).toContain(`1.5 tokens (1500000000 nanotokens) to ${NOBODY}::${NOBODY}`)
      expect(details).toMatch(/Arrives\s+nothing\s+Lost\s+1\.5 tokens: the recipient does not exist/)
      await picture('risk')
      await dialog().getByRole('button', { name: 'Do not send' }).click()
      await shown.page.getByRole('alert').getByText('Nothing was sent').waitFor()
      expect(await transactions()).toBe(before)
    })

    test('the page shows that a call would fail', async () => {
      await fill(`0:${node.ready.accounts[1]!.account_id}`, '999000000')
      await shown.page.getByRole('button', { name: 'Send', exact: true }).click()
      await dialog().getByRole('heading', { name: 'This would fail' }).waitFor()
      expect(await dialog().innerText()).toMatch(/The action phase failed with code 37/)
      await shown.page.keyboard.press('Escape')
      await shown.page.getByRole('alert').getByText('Nothing was sent').waitFor()
    })

    test('the signing box signs only messages that are sent', async () => {
      await fill(`0:${node.ready.accounts[1]!.account_id}`, '2.5')
      await shown.page.getByLabel('Who signs').selectOption('box')
      await shown.page.getByRole('button', { name: 'Dry run' }).click()
      await shown.page.getByText('would succeed').waitFor()
      expect(await shown.text()).toMatch(
        /2\.5 tokens \(2500000000 nanotokens\) to [0-9a-f]{64}::[0-9a-f]{64} \(account-1\)/,
      )
      await shown.page.getByRole('button', { name: 'Send', exact: true }).click()
      await dialog().getByRole('heading', { name: 'Send this?' }).waitFor()
      await dialog().getByRole('button', { name: 'Send', exact: true }).click()
      await dialog().getByRole('heading', { name: 'The library asks for a signature' }).waitFor()
      await dialog().getByRole('button', { name: 'Sign' }).click()
      await shown.page.getByText('Finality').waitFor()
    })
  })

  test('remembers an ABI that was dropped on it, by the code of the contract', async () => {
    const { page } = shown
    await shown.go(`/contracts?code=${'cd'.repeat(32)}`, 'Contracts')
    await page.getByText('No ABI is known for this code').waitFor()
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Choose files…').click()])
    await chooser.setFiles({
      name: 'Mine.abi.json',
      mimeType: 'application/json',
      buffer: Buffer.from(contracts['HelloWallet']!.abi),
    })
    await page.getByRole('link', { name: /Mine/ }).waitFor()
    await page.reload()
    await page.getByRole('link', { name: /Mine/ }).waitFor()
    await page.getByRole('button', { name: 'Forget' }).click()
    await page.getByRole('link', { name: /Mine/ }).waitFor({ state: 'detached' })
    await page.reload()
    await page.getByRole('link', { name: 'HelloWallet' }).waitFor()
    expect(await page.getByRole('link', { name: /Mine/ }).count()).toBe(0)
  })

  test('keeps keys neither in storage nor in the address', async () => {
    const { page } = shown
    const secret = 'a1'.repeat(32)
    await shown.go(`/contracts?account=${deployed}`, 'Contracts')
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), page.getByText('Key file…').click()])
    const keys = Buffer.from(JSON.stringify({ public: 'b2'.repeat(32), secret }))
    await chooser.setFiles({ name: 'keys.json', mimeType: 'application/json', buffer: keys })
    await page.getByRole('button', { name: 'Save key file' }).waitFor()
    const kept = await page.evaluate('JSON.stringify([{ ...localStorage }, { ...sessionStorage }, location.href])')
    expect(kept).not.toContain(secret)
    expect(node.log).not.toContain(secret)
  })
})

describe('the page of the API', () => {
  test('runs every function and shows the call in other languages', async () => {
    const { page } = shown
    await shown.go('/api/crypto.sha256', 'API')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('2cf24dba5fb0a30e26e83b2ac5b9e29e1b161e5c1fa7425e73043362938b9824').waitFor()
    await picture('api')
    await page.getByLabel(/^data/).fill('d29ybGQ=')
    await page.getByRole('button', { name: 'Run' }).click()
    await page.getByText('486ea46224d1bb4fb680f34f7c9ad96a8f24ec88be73ea8e5a6c65260e9cb8a7').waitFor()
    await page.getByLabel(/^data/).fill('aGVsbG8=')
    const code = page.getByRole('region', { name: /^The call in/ })
    for (const [language, part] of [
      ['TypeScript', 'client.crypto.sha256({'],
      ['Python', 'client.call("crypto.sha256", {'],
      ['Go', 'client.Call(ctx, "crypto.sha256"'],
      ['Rust', 'client.call("crypto.sha256", &serde_json::json!('],
      ['Java', 'client.call("crypto.sha256", Map.ofEntries('],
      ['JSON-RPC', '"method":"crypto.sha256","params":{"data":"aGVsbG8="}'],
    ] as const) {
      await page.getByLabel('Language').selectOption(language)
      expect(await code.innerText()).toContain(part)
    }
    await page.getByRole('searchbox', { name: 'Find a function' }).fill('decode_message_body')
    await page.getByRole('link', { name: 'decode_message_body' }).click()
    await page.getByRole('button', { name: 'Run' }).click()
    await page.locator('.json, .failure').first().waitFor()
  })
})

test('the page of GraphQL runs queries and knows the schema', async () => {
  const { page } = shown
  await shown.go('/graphql', 'GraphQL')
  await page.getByText('BlockchainQuery!').waitFor()
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Answer' }).getByText('seq_no').waitFor()
  await picture('graphql')
  await page.getByRole('textbox', { name: 'Query' }).click()
  await page.keyboard.press('Control+a')
  // The editor closes the bracket itself.
  await page.keyboard.type('{ nothing ')
  await page.locator('.cm-lintRange-error').waitFor()
  await page.keyboard.press('Control+Enter')
  await page
    .getByRole('region', { name: 'Answer' })
    .getByText(/nothing/)
    .waitFor()
})

test('the page of GraphQL runs one operation of several, and subscriptions until they are stopped', async () => {
  const { page } = shown
  const [first] = node.ready.accounts
  await shown.go('/graphql', 'GraphQL')
  // The editor restarts with the schema.
  await page.getByText('BlockchainQuery!').waitFor()
  const write = async (text: string) => {
    await page.getByRole('textbox', { name: 'Query' }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.insertText(text)
  }
  await write('query One { info { version } } query Two { info { time } }')
  await page.getByLabel('Operation').selectOption('Two')
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByRole('region', { name: 'Answer' }).getByText('"time"').waitFor()
  // This network has no subscriptions: the library follows the account.
  await write(`subscription { transactions(filter: { account_addr: { eq: "0:${first!.account_id}" } }) { id lt } }`)
  await page.getByRole('button', { name: 'Run' }).click()
  await page.getByText('Waiting for the first event').waitFor()
  await node.fund(first!.account_id)
  const events = page.getByRole('log', { name: 'Events' })
  await events.getByText('#1').waitFor()
  await page.getByRole('button', { name: 'Stop' }).click()
  await page.getByText('1 in all, stopped').waitFor()
  await write('subscription { transactions(filter: {}) { id } }')
  await page.getByRole('button', { name: 'Run' }).click()
  await page
    .locator('.failure')
    .getByText(/Subscribe failed/i)
    .waitFor()
})

describe('the page of the node', () => {
  test('takes a snapshot and goes back to it', async () => {
    const { page } = shown
    await shown.go('/node', 'Node')
    await page.getByRole('button', { name: 'Take a snapshot' }).click()
    await page.getByText(/Snapshot \d+ keeps the state after block/).waitFor()
    const { seq_no } = await node.admin('status')
    await page.getByRole('button', { name: 'Mine' }).click()
    await expect.poll(async () => (await node.admin('status')).seq_no).toBe(seq_no + 1)
    await page.getByRole('button', { name: 'Revert' }).click()
    await page.getByText(`The chain was reverted to block ${seq_no}.`).waitFor()
    expect((await node.admin('status')).seq_no).toBe(seq_no)
    await picture('node')
  })

  test('transfers money, moves time and sets faults', async () => {
    const { page } = shown
    const id = 'fa'.repeat(32)
    await page.getByLabel('Account', { exact: true }).fill(id)
    await page.getByRole('button', { name: 'Give' }).click()
    await page.getByText('By transaction').waitFor()
    expect((await node.get(`account?account_id=${id}&dapp_id=${id}`)).status).toBe(200)
    const { time } = await node.admin('get_time')
    await page.getByRole('button', { name: 'Move' }).click()
    await expect.poll(async () => (await node.admin('get_time')).time).toBeGreaterThanOrEqual(time + 3600)
    await page.getByLabel('Delay of every answer, in ms').fill('7')
    await page.getByRole('button', { name: 'Apply' }).click()
    await expect.poll(latency).toBe(7)
    await page.getByRole('button', { name: 'End all faults' }).click()
    await expect.poll(latency).toBe(0)
  })
})

test('the page of the daemon shows connections, durations and the log', async () => {
  await shown.go('/daemon', 'Daemon')
  await shown.page.getByRole('log').getByText('connected').first().waitFor()
  await shown.page
    .getByRole('region', { name: 'Durations by method' })
    .getByText('net.query', { exact: true })
    .waitFor()
  await picture('daemon')
})

/** Latency fault of the node, in ms. */
async function latency(): Promise<unknown> {
  return (await node.admin('faults'))['latency_ms']
}

describe('every page', () => {
  const paths = () => [
    '/',
    `/transactions/${failed.transaction_id}?trace=1`,
    `/messages/${message}`,
    '/blocks/2',
    `/accounts/${node.ready.accounts[0]!.account_id}`,
    `/accounts/${node.ready.accounts[0]!.account_id}?tab=data`,
    `/dapps/${node.ready.accounts[0]!.account_id}`,
    `/accounts/${node.ready.accounts[0]!.account_id}?tab=messages`,
    `/accounts/${node.ready.accounts[0]!.account_id}?tab=code`,
    `/accounts/${node.ready.accounts[0]!.account_id}?tab=cells`,
    `/contracts?account=${node.ready.accounts[0]!.account_id}`,
    `/contracts?code=${contracts['Wallet']!.codeHash}`,
    '/nothing',
    '/api/abi.encode_message',
    '/graphql',
    '/outbox',
    '/node',
    '/daemon',
    '/api/nothing',
  ]

  test.each(['light', 'dark'] as const)('has no serious finding of accessibility in the %s theme', async (theme) => {
    await shown.setTheme(theme)
    for (const path of paths()) {
      await shown.page.goto(new URL(path, node.url).href)
      await settled()
      expect(await shown.checkAccessibility(), path).toEqual([])
    }
    if (theme === 'dark') {
      await shown.go(`/transactions/${sent.transaction_id}`, 'Transaction')
      await settled()
      await picture('dark')
    }
  })

  test.each([390, 1024, 1440])('fits into a window of %i pixels', async (width) => {
    await shown.setTheme('light')
    await shown.page.setViewportSize({ width, height: 800 })
    try {
      for (const path of paths()) {
        await shown.page.goto(new URL(path, node.url).href)
        await settled()
        await shown.expectToFit(path)
      }
    } finally {
      await shown.page.setViewportSize({ width: 1280, height: 860 })
    }
  })

  test('fits into a window of 360 pixels', async () => {
    await shown.setTheme('light')
    await shown.page.setViewportSize({ width: 360, height: 740 })
    try {
      for (const path of paths()) {
        await shown.page.goto(new URL(path, node.url).href)
        await settled()
        await shown.expectToFit(path)
      }
      await shown.go('/', 'Home')
      await settled()
      await shown.page.getByRole('button', { name: 'Menu' }).click()
      await shown.page.getByRole('link', { name: 'Contracts' }).click()
      await shown.page.getByRole('heading', { name: 'Contracts' }).first().waitFor()
    } finally {
      await shown.page.setViewportSize({ width: 1280, height: 860 })
    }
  })

  /** Waits until everything has loaded. */
  async function settled(): Promise<void> {
    await shown.page.getByRole('heading', { level: 1 }).waitFor()
    await expect.poll(() => shown.page.getByText('Loading…').count()).toBe(0)
  }
})
