/**
 * A page whose keys stay in it: the library runs in a daemon behind WebSocket, and asks the page for each signature.
 *
 * The server of the page hands out `session.json`, {"url", "token"}, to people who have signed in.
 */
import { connectClient } from './browser.mjs'

const element = (id) => document.getElementById(id)
const { url, token } = await (await fetch('session.json')).json()
const client = await connectClient({ url, token })

// Ed25519 of the browser: the secret key cannot leave it, not even into this page.
const pair = await crypto.subtle.generateKey('Ed25519', false, ['sign'])
const hex = (bytes) => Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
const publicKey = hex(await crypto.subtle.exportKey('raw', pair.publicKey))

const { handle } = await client.crypto.registerSigningBox({
  getPublicKey: () => ({ public_key: publicKey }),
  sign: async ({ unsigned }) => {
    if (!(await ask())) throw new Error('declined by user')
    const data = Uint8Array.from(atob(unsigned), (character) => character.charCodeAt(0))
    return { signature: hex(await crypto.subtle.sign('Ed25519', pair.privateKey, data)) }
  },
})

/** Whether the person presses "Sign". */
function ask() {
  for (const id of ['sign', 'decline']) element(id).hidden = false
  return new Promise((resolve) => {
    element('sign').onclick = () => resolve(true)
    element('decline').onclick = () => resolve(false)
  })
}

for (;;) {
  element('status').textContent = 'waiting for you'
  try {
    const { signature } = await client.crypto.signingBoxSign({ signing_box: handle, unsigned: btoa('hello') })
    await client.crypto.naclSignDetachedVerify({ unsigned: btoa('hello'), signature, public: publicKey })
    element('result').textContent += `signed ${signature}\n`
  } catch (error) {
    element('result').textContent += `refused ${error.code}: ${error.message}\n`
  }
}
