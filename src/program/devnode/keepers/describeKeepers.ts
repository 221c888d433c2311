import { type KeeperMember, type KeeperState, ownerOf } from './keeperState.ts'

/** Block keepers in the ready line: public keys, and an anchor that clients can be configured with. */
export function describeKeepers(state: KeeperState | undefined): object {
  const keepers = (state?.members ?? []).map(({ signer, key }) => ({ signer, key }))
  return {
    keepers,
    keeper: keepers.length === 1 ? keepers[0] : null,
    trusted_keepers: state === undefined ? null : trustAnchor(state),
  }
}

/** Everything from the first block with keepers on can be proven from here. */
export function trustAnchor({ from, first }: KeeperState): object {
  const byName = (value: (member: KeeperMember) => string) =>
    Object.fromEntries(first.map((member) => [member.signer, value(member)]))
  return { height: from, keepers: byName(({ key }) => key), owners: byName(({ signer }) => ownerOf(signer)) }
}
