/** Capabilities of a network that change what the machine does: bits of `GlobalCapabilities` (config parameter 8). */
export const Capability = {
  fastStorageStat: 0x80n,
  initCodeHash: 0x100n,
  myCode: 0x400n,
  setLibCode: 0x800n,
  fixTupleIndexBug: 0x1000n,
  delections: 0x4000n,
  storageFeeToTvm: 0x20000n,
  copyleft: 0x40000n,
  diff: 0x100000n,
  bugfixes2022: 0x200000n,
  stcontNewFormat: 0x800000n,
  fastStorageStatBugfix: 0x1000000n,
  resolveMerkleCell: 0x2000000n,
  signatureWithId: 0x4000000n,
} as const
