/**
 * Links to pages about the subject of a command: on the console of a development node of this machine, or of a
 * `vendorclient console` for the same network. Links hold no code; a browser without a session shows how to get one.
 */
import { get } from 'node:http'
import { endpointUrl, shownEndpoint } from '../../../config/endpointUrls.ts'
import { announcedConsoles } from '../../console/server/runningConsoles.ts'
import { parseJson } from '../../http/parseJson.ts'
import { isOnThisMachine } from './isOnThisMachine.ts'
import type { Session } from './Session.ts'

/** Time limit for a console of this machine to identify itself, ms. */
const ANSWER_MS = 500
/** Maximum number of characters of its answer, which contains ABIs. */
const ANSWER_LENGTH = 4 * 1024 * 1024

const known = new WeakMap<Session, Promise<string | undefined>>()

/** `path`: path of a page. `undefined` if no console shows this network, or the output is not for people. */
export async function consoleLink(session: Session, path: string | undefined): Promise<string | undefined> {
  if (path === undefined) return undefined
  const base = await consoleOf(session)
  // Ids from nodes are not trusted, but a URL cannot contain control characters.
  return base === undefined ? undefined : new URL(path, base).href
}

/** `http://<host>:<port>` of the console of this network. */
export function consoleOf(session: Session): Promise<string | undefined> {
  if (session.isJson || session.input.flag('quiet')) return Promise.resolve(undefined)
  const found = known.get(session) ?? findConsole(session).catch(() => undefined)
  known.set(session, found)
  return found
}

async function findConsole(session: Session): Promise<string | undefined> {
  const endpoints = await session.endpoints()
  for (const endpoint of endpoints) {
    const { origin } = endpointUrl(endpoint)
    if (isOnThisMachine(endpoint) && (await askConsole(origin))?.kind === 'node') return origin
  }
  const shown = endpoints.map(shownEndpoint)
  for (const { url, endpoint } of announcedConsoles(session.dataFolder)) {
    if (shown.includes(endpoint) && (await askConsole(url))?.endpoint === endpoint) return url
  }
  return undefined
}

interface ConsoleAnswer {
  readonly kind?: unknown
  readonly endpoint?: unknown
}

/** Facts that a console reports about itself; `undefined` if no console answers. */
function askConsole(url: string): Promise<ConsoleAnswer | null | undefined> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(ANSWER_MS)
    const request = get(`${url}/console/info`, { signal, agent: false }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (part: string) => {
        text += part
        if (text.length > ANSWER_LENGTH) response.destroy()
      })
      response.on('error', () => resolve(undefined))
      response.on('close', () => resolve(undefined))
      response.on('end', () =>
        resolve(response.statusCode === 200 ? (parseJson(text) as ConsoleAnswer | null) : undefined),
      )
    })
    request.on('error', () => resolve(undefined))
  })
}
