import { spawn } from 'node:child_process'
import { rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Log } from '../../../ports/Log.ts'
import { makePrivateFolder } from '../../../system/privateFolder.ts'

/** Opens a link without a secret in the default browser of the system. A failure is logged. */
export function openInBrowser(link: string, log: Log): void {
  const [program, args] = commandOf(process.platform, link)
  const child = spawn(program, args, { stdio: 'ignore', detached: true, windowsHide: true })
  child.once('error', (error) => log.warn('no browser was opened', { reason: error.message }))
  child.unref()
}

/** Time after which the file with a secret link is removed, which is enough for a browser to start. */
const KEEP_FILE_MS = 60_000

/**
 * Opens a link with a secret. Arguments of processes can be read by every user of the machine, so the browser gets the
 * name of a file that only this user can read, and the file leads to the link.
 */
export function openPrivately(link: string, log: Log): void {
  let folder: string
  try {
    folder = makePrivateFolder('vendorclient-open-')
    writeFileSync(join(folder, 'open.html'), pageTo(link), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    log.warn('no browser was opened', { reason: (error as Error).message })
    return
  }
  const remove = () => rmSync(folder, { recursive: true, force: true })
  process.once('exit', remove)
  setTimeout(remove, KEEP_FILE_MS).unref()
  openInBrowser(pathToFileURL(join(folder, 'open.html')).href, log)
}

/** Without scripts the link can be clicked. */
function pageTo(link: string): string {
  const json = JSON.stringify(link).replaceAll('<', '\\u003c')
  const text = link.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')
  return `<!doctype html>
<meta charset="utf-8">
<meta name="referrer" content="no-referrer">
<title>vendorclient</title>
<script>location.replace(${json})</script>
<p><a href="${text}">Open the console</a></p>
`
}

function commandOf(platform: NodeJS.Platform, link: string): [program: string, args: string[]] {
  if (platform === 'darwin') return ['open', [link]]
  if (platform === 'win32') return ['rundll32', ['url.dll,FileProtocolHandler', link]]
  return ['xdg-open', [link]]
}
