/** Bodies of requests that the console converts for its pages. */

export interface Conversion {
  /** Kind of body that is expected, for the error text. */
  readonly kind: string
  /** Maximum number of bytes of the body. */
  readonly limit: number
  /** Throws for a body of another kind. */
  readonly convert: (body: Buffer) => Promise<object>
}

/** Lists code as assembler text: the body is a bag of cells. */
export const disassembling: Conversion = {
  kind: 'a code',
  limit: 1_048_576,
  convert: async (body) => {
    const [{ parseBoc }, { disassemble }] = await Promise.all([
      import('../../../core/cells/index.ts'),
      import('../../../core/vm/index.ts'),
    ])
    return { lines: disassemble(parseBoc(body)) }
  },
}

/** Extracts the TVM block, as base64, from the data that a network publishes about a block. */
export const blockReading: Conversion = {
  kind: 'block data',
  limit: 16_777_216,
  convert: async (body) => {
    const { blockOfData } = await import('../../nodeApi/blockOfData.ts')
    return { boc: Buffer.from(blockOfData(body)).toString('base64') }
  },
}
