/** Writes bincode in its default form, for blocks that tests make. */
export class BincodeWriter {
  readonly #parts: Buffer[] = []

  u8(value: number): this {
    return this.#add(Buffer.of(value))
  }

  u16(value: number): this {
    const bytes = Buffer.alloc(2)
    bytes.writeUInt16LE(value)
    return this.#add(bytes)
  }

  u32(value: number): this {
    const bytes = Buffer.alloc(4)
    bytes.writeUInt32LE(value)
    return this.#add(bytes)
  }

  u64(value: bigint | number): this {
    const bytes = Buffer.alloc(8)
    bytes.writeBigUInt64LE(BigInt(value))
    return this.#add(bytes)
  }

  fixed(bytes: Uint8Array | string): this {
    return this.#add(Buffer.from(bytes as string, typeof bytes === 'string' ? 'hex' : undefined))
  }

  /** With its length. */
  sized(bytes: Uint8Array | string): this {
    const content = Buffer.from(bytes as string, typeof bytes === 'string' ? 'hex' : undefined)
    return this.u64(content.length).#add(content)
  }

  text(text: string): this {
    return this.sized(Buffer.from(text, 'utf8'))
  }

  toBytes(): Uint8Array {
    return new Uint8Array(Buffer.concat(this.#parts))
  }

  #add(bytes: Buffer): this {
    this.#parts.push(bytes)
    return this
  }
}
