import { DevNode } from './DevNode.ts'

/** Account id of the account that is funded as number `index`. */
export function fundedAccount(index: number): string {
  return index.toString(16).padStart(64, '7')
}

/** Senders that work at the same time. */
const SENDERS = 8

/**
 * Starts a node on a folder, funds accounts from number `first` on until `wanted` are acknowledged, and kills it in the
 * middle of the next ones. Returns the numbers that were acknowledged; `next` is one that was never used.
 */
export async function fundUntilKilled(
  dataFolder: string,
  { first, wanted }: { readonly first: number; readonly wanted: number },
): Promise<{ readonly acknowledged: readonly number[]; readonly next: number }> {
  const node = await DevNode.start({ dataFolder })
  const acknowledged: number[] = []
  let next = first
  let isEnough: () => void
  const enough = new Promise<void>((resolve) => {
    isEnough = resolve
  })
  const senders = Array.from({ length: SENDERS }, async () => {
    for (;;) {
      const index = next++
      await node.fund(fundedAccount(index), 1_000_000_000n)
      acknowledged.push(index)
      if (acknowledged.length >= wanted) isEnough()
    }
  })
  // Awaited from the start, because the end of the node makes all senders fail.
  const cutOff = Promise.allSettled(senders)
  await Promise.race([enough, node.ended])
  await node.kill()
  await cutOff
  await node.dispose()
  return { acknowledged, next }
}

/** Indexes of the accounts that a node on the folder does not show. */
export async function findMissing(dataFolder: string, indexes: Iterable<number>): Promise<number[]> {
  const node = await DevNode.start({ dataFolder })
  try {
    const missing: number[] = []
    for (const index of indexes) {
      const id = fundedAccount(index)
      if ((await node.get(`account?account_id=${id}&dapp_id=${id}`)).status !== 200) missing.push(index)
    }
    return missing
  } finally {
    await node.dispose()
  }
}
