import { spawn } from 'node:child_process'
import type { Log } from '../../../ports/Log.ts'

/** Opens a link with what the system uses for it. A system without such a program is told in the log. */
export function openInBrowser(link: string, log: Log): void {
  const [program, args] = commandOf(process.platform, link)
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsHide: true })
  child.once('error', (error) => log.warn('no browser was opened', { reason: error.message }))
  child.unref()
}

function commandOf(platform: NodeJS.Platform, link: string): [program: string, args: string[]] {
  if (platform === 'darwin') return ['open', [link]]
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', link]]
  return ['xdg-open', [link]]
}
