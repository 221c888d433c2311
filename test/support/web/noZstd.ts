/** Stands for Zstandard until the web form of the platform has it. */
function missing(): never {
  throw new Error('There is no Zstandard here')
}

export { missing as compressZstd, missing as compressZstdStream, missing as decompressZstdFrame }
