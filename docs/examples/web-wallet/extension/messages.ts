/** What the popup and the service worker say to each other. */
import type { Payment } from '../openWallet.ts'

export type Question = { readonly unlock: string } | { readonly pay: Payment } | { readonly state: true }

export type Answer =
  | { readonly error: string }
  | { readonly locked: true }
  | {
      readonly address: string
      /** Nano, decimal. */
      readonly shell: string
      readonly payments: readonly { readonly key: string; readonly state: string }[]
    }
