/** The tool combines settings of several sources; an access key is only used for the endpoints of its source. */
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { openSession } from '../../support/cli/runCommandLine.ts'
import { GraphqlPeer } from '../../support/net/GraphqlPeer.ts'
import { temporaryFolder } from '../../support/temporaryFolder.ts'

const KEY = 'user.key.7f'
let folder: string
let peer: GraphqlPeer

beforeEach(async () => {
  folder = temporaryFolder()
  peer = await GraphqlPeer.start()
})
afterEach(() => vi.unstubAllEnvs())

interface Sources {
  /** Files of the project and of the user. */
  readonly project?: object
  readonly user?: object
  readonly environment?: Readonly<Record<string, string>>
  readonly options?: readonly string[]
}

/** The authorization that the endpoint receives. */
async function sentKey({ project = {}, user = {}, environment = {}, options = [] }: Sources): Promise<unknown> {
  const file = join(folder, 'vendorclient.json')
  writeFileSync(file, JSON.stringify(project))
  writeFileSync(join(folder, 'config.json'), JSON.stringify(user))
  for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value)
  const { session } = await openSession([...options, 'version', '--config', file], folder)
  try {
    await session.call('net.query', { query: '{info{version}}' })
  } finally {
    await session.close()
  }
  return peer.requests[0]!.headers.authorization
}

const SENT = `Bearer ${KEY}`

test.each<[string, (url: string) => Sources, unknown]>([
  ['both from one file', (url) => ({ user: { cli: { url, 'access-key': KEY } } }), SENT],
  ['both from one file, in two forms', (url) => ({ user: { cli: { url }, network: { access_key: KEY } } }), SENT],
  [
    'a key of the environment and --url',
    (url) => ({ environment: { VENDORCLIENT_NETWORK_ACCESS_KEY: KEY }, options: ['--url', url] }),
    SENT,
  ],
  [
    'a key of the environment and a project that names the endpoint',
    (url) => ({ environment: { VENDORCLIENT_CLI_ACCESS_KEY: KEY }, project: { cli: { url } } }),
    undefined,
  ],
  [
    'a key of the user and a project that names the endpoint',
    (url) => ({ user: { cli: { 'access-key': KEY } }, project: { network: { endpoints: [url] } } }),
    undefined,
  ],
  [
    'a key of the user and a project that gives a usual name to its own endpoint',
    (url) => ({
      user: { cli: { 'access-key': KEY, url: 'mainnet', networks: { mainnet: ['https://node.example'] } } },
      project: { cli: { networks: { mainnet: [url] } } },
    }),
    undefined,
  ],
  [
    'a key of the user that names the origin of the project',
    (url) => ({
      user: { network: { access_key: KEY, access_key_origins: [url] } },
      project: { network: { endpoints: [url] } },
    }),
    SENT,
  ],
  [
    'a project that names its own origin for the key of the user',
    (url) => ({
      user: { network: { access_key: KEY } },
      project: { network: { endpoints: [url], access_key_origins: [url] } },
    }),
    undefined,
  ],
])('%s', async (_, sourcesOf, expected) => {
  expect(await sentKey(sourcesOf(`http://${peer.endpoint}`))).toBe(expected)
})
