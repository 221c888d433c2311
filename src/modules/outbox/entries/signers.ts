/** Signing boxes that the application has registered by name, until its context closes. */
import type { ClientContext } from '../../../context/ClientContext.ts'
import { perContext } from '../../../context/perContext.ts'

interface Signers {
  readonly handles: Map<string, number>
  readonly waiting: Set<() => void>
}

const signersOf = perContext<Signers>(() => ({ handles: new Map(), waiting: new Set() }))

export function registerSigner(context: ClientContext, name: string, handle: number): void {
  const { handles, waiting } = signersOf(context)
  handles.set(name, handle)
  for (const wake of waiting) wake()
}

/** Handle of the signing box. */
export function findSigner(context: ClientContext, name: string): number | undefined {
  return signersOf(context).handles.get(name)
}

/** Calls `wake` whenever a signer is registered. */
export function onSigner(context: ClientContext, wake: () => void): void {
  signersOf(context).waiting.add(wake)
}
