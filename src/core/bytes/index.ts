export * from './base64.ts'
export * from './compareBytes.ts'
export * from './crc32c.ts'
export * from './hex.ts'
