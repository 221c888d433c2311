import { open } from 'node:fs/promises'
import type { Files } from '../ports/Files.ts'

export const nodeFiles: Files = {
  read: async (path, maxBytes) => {
    const file = await open(path, 'r')
    try {
      const { size } = await file.stat()
      if (size > maxBytes) throw new Error(`${path} has ${size} bytes, more than ${maxBytes}`)
      const bytes = new Uint8Array(size)
      const { bytesRead } = await file.read(bytes, 0, size, 0)
      return bytes.subarray(0, bytesRead)
    } finally {
      await file.close()
    }
  },
}
