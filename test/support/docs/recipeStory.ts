/** What the programs with the recipes of the pages do, in each language. */
import { expect, onTestFinished } from 'vitest'
import { type NetworkKind, nodeOptions } from '../cli/ExampleNetwork.ts'
import { DevNode } from '../devnode/DevNode.ts'
import { readPayments } from '../devnode/readPayments.ts'

/** What each program prints, besides addresses and hashes. */
const story = `sending money: paid
sending money as a stranger: not paid
outbox: stored true
outbox: stored again false
outbox: invoice-17 executed
inbox: credited 1500000000 of 0
inbox: credited 2000000000 of 0
contracts: helloWorld
contracts: touched true
contracts: refused NotOwner
keys: 6ee98b574b0d9ba5e5675660ea9ef47d26cc3e882ea1012cc6082ffd17fa7288 false
keys: 24 words
signing: paid
signing, declined: not paid
signing sendTransaction
signing elsewhere: 64
`
/** Nano of SHELL that the customer's wallet pays the shop. */
const paid = [1_500_000_000n, 2_000_000_000n, 1_000_000_000n, 500_000_000n]

/** Runs a program on a node of its own: it prints the story, and the shop has what it was paid. */
export async function expectRecipeStory(runOn: (url: string) => string, kind: NetworkKind = 'strict'): Promise<void> {
  const node = await DevNode.start(nodeOptions[kind])
  onTestFinished(() => node.dispose())
  const printed = runOn(node.url)
  expect(printed.replace(/^(?:deploying|transaction) .*\n/gm, '')).toBe(story)
  const payments = await readPayments(node)
  const [first] = payments
  expect(payments).toEqual(paid.map((shell) => ({ from: first!.from, to: first!.to, main: 0n, shell })))
}
