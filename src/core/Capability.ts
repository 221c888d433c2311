/**
 * Capabilities of a network that change how transactions and the virtual machine run: bits of `GlobalCapabilities`
 * (configuration parameter 8).
 */
export const Capability = {
  bounceMessageBody: 0x4n,
  fastStorageStat: 0x80n,
  initCodeHash: 0x100n,
  myCode: 0x400n,
  setLibCode: 0x800n,
  fixTupleIndexBug: 0x1000n,
  delections: 0x4000n,
  fullBodyInBounced: 0x10000n,
  storageFeeToTvm: 0x20000n,
  copyleft: 0x40000n,
  diff: 0x100000n,
  bugfixes2022: 0x200000n,
  workchains: 0x400000n,
  stcontNewFormat: 0x800000n,
  fastStorageStatBugfix: 0x1000000n,
  resolveMerkleCell: 0x2000000n,
  signatureWithId: 0x4000000n,
  bounceAfterFailedAction: 0x8000000n,
  feeInGasUnits: 0x20000000n,
  suspendedList: 0x80000000n,
  tvmV19: 0x200000000n,
} as const
