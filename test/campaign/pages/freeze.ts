import type { Page } from 'playwright-core'

/**
 * Stops a page and its workers, in the middle of whatever they do, until the returned function is called. Browsers freeze tabs
 * in the background between two tasks; pages without a window are always in the foreground, so a debugger does it here.
 */
export async function freeze(page: Page): Promise<() => Promise<void>> {
  const session = await page.context().newCDPSession(page)
  const workers: string[] = []
  session.on('Target.attachedToTarget', ({ sessionId }) => workers.push(sessionId))
  await session.send('Target.setAutoAttach', { autoAttach: true, waitForDebuggerOnStart: false, flatten: false })
  let count = 0
  const sendAll = async (method: 'Debugger.enable' | 'Debugger.pause' | 'Debugger.disable') => {
    for (const sessionId of workers) {
      const message = JSON.stringify({ id: ++count, method })
      await session.send('Target.sendMessageToTarget', { sessionId, message })
    }
    await session.send(method)
  }
  await sendAll('Debugger.enable')
  await sendAll('Debugger.pause')
  return async () => {
    await sendAll('Debugger.disable')
    await session.detach()
  }
}
