/** A bag of one cell with whole bytes, base64. */
export function oneCell(hex: string): string {
  const data = Buffer.from(hex, 'hex')
  const cell = Buffer.concat([Buffer.from([0, data.length * 2]), data])
  const head = Buffer.concat([Buffer.from('b5ee9c720101010100', 'hex'), Buffer.from([cell.length, 0])])
  return Buffer.concat([head, cell]).toString('base64')
}
