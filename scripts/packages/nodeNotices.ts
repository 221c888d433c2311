/** The licences of Node.js and of what it contains, which go wherever the executable goes. */
import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fetchNode } from '../package/fetchNode.ts'
import { hostTarget, type Target } from '../package/targets.ts'

/** Name of the file in the packages. */
export const noticesFile = 'LICENSE.node'

/** Path of the text: that of the target's Node.js, or of the building one where the target's package has none. */
export function nodeNotices(target: Target): string {
  const places = [target, hostTarget()].map(({ nodePackage, nodeVersion, platform }) =>
    join(dirname(fetchNode(nodePackage, nodeVersion, platform)), '..', 'LICENSE'),
  )
  const found = places.find((path) => existsSync(path))
  if (found === undefined) throw new Error(`The licence of Node.js is missing. Tried: ${places.join(', ')}`)
  return found
}
