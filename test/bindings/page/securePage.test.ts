/** The library in a page that is served over HTTPS, from a host that is not this device. */
import { expect, onTestFinished, test } from 'vitest'
import { DevNode } from '../../support/devnode/DevNode.ts'
import { LibraryPage, type PageGlobals } from '../../support/page/LibraryPage.ts'
import { makeCertificate, whyWithoutTls } from '../../support/tls/certificates.ts'

/** What functions that run in the page see. */
declare const vendorclient: PageGlobals['vendorclient']
declare const isSecureContext: boolean

const PAGE_HOST = 'page.example'
const NODE_HOST = 'node.example'

test.skipIf(whyWithoutTls !== '')(`reaches nodes without encryption only on this device${whyWithoutTls}`, async () => {
  const node = await DevNode.start({ deprecatedApi: true })
  onTestFinished(() => node.dispose())
  const { page } = await LibraryPage.open({ secure: { host: PAGE_HOST, certificate: makeCertificate(PAGE_HOST) } })
  const ask = (host: string, queries_protocol: 'HTTP' | 'WS') =>
    page.evaluate(
      async ({ endpoint, queries_protocol }) => {
        const network = { endpoints: [endpoint], queries_protocol, max_reconnect_timeout: 1000 }
        const client = await vendorclient.loadClient({ network })
        const query = '{info{version}}'
        const answer = await client.net.query({ query }).then(
          ({ result }) => result as object,
          (error) => String(error.message),
        )
        await client.close()
        return { answer, isSecureContext }
      },
      { endpoint: `http://${host}:${node.ready.port}`, queries_protocol },
    )
  for (const protocol of ['HTTP', 'WS'] as const) {
    const refused = await ask(NODE_HOST, protocol)
    expect(refused).toEqual({ answer: expect.stringContaining('mixed content'), isSecureContext: true })
    expect(refused.answer).toContain(`https://${PAGE_HOST}`)
    expect(refused.answer).toContain(`http://${NODE_HOST}`)
    expect(refused.answer).toContain('set an endpoint with https://')
    expect((await ask('127.0.0.1', protocol)).answer).toEqual({ data: { info: { version: expect.any(String) } } })
  }
})
