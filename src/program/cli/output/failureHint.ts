import type { Failure, Repair } from '../../common/failure/Failure.ts'

/** How the tool does what the explanation of a failure recommends. */
const hints: Partial<Record<Repair, string>> = {
  key: 'Sign with another key: --keys FILE, or "vendorclient alias add" with the keys of the contract.',
  balance: 'On a development node, "vendorclient faucet ADDRESS 100" funds an account.',
  again: 'Repeat the command: it creates a new message. --lifetime gives it more time.',
  deploy: 'Deploy the contract with "vendorclient deploy"; "vendorclient account ADDRESS" shows the current state.',
}

export function failureHint({ repair }: Failure): string | undefined {
  return repair == null ? undefined : hints[repair]
}
