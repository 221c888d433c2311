/**
 * A daemon of a later version, as bindings may meet it: passes everything on to the test build, and adds what no binding
 * can know. Runs with any Node.js, since every language starts it as its program.
 *
 * - `daemon.initialize` has an unknown capability, unknown fields and an unknown constant in the configuration.
 * - `processing.process_message` sends an unknown variant, an unknown response type and a variant that is known; its
 *   result has an unknown constant of texts, one inside of a list, and fields that nobody has heard of.
 * - `crypto.register_signing_box` asks the object for something unknown before it answers; the handle is 77 once that was
 *   refused.
 * - `crypto.sha256` fails with an unknown code.
 * - `crypto.sha512` answers with a text where an object is due.
 * - `crypto.scrypt` gets no answer but a line that is no JSON.
 */
import { spawn } from 'node:child_process'
import { createInterface } from 'node:readline'

const APP_REQUEST = 4_000_000_000
const program = process.env.VENDORCLIENT_TEST_BINARY
const command = /\.[cm]?js$/.test(program) ? [process.execPath, program] : [program]
const daemon = spawn(command[0], [...command.slice(1), ...process.argv.slice(2)], {
  stdio: ['pipe', 'pipe', 'inherit'],
})
daemon.on('exit', (code) => process.exit(code ?? 1))

let initializeId
let registration

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const { id, method, params } = JSON.parse(line)
    if (method === 'daemon.initialize') initializeId = id
    if (method === 'processing.process_message') return processMessage(id, params._call)
    if (method === 'crypto.register_signing_box') return askFirst(id, params._call)
    if (method === 'client.resolve_app_request' && params.app_request_id === APP_REQUEST) return resolved(id, params)
    if (method === 'crypto.sha256')
      return answerError(id, { code: 9_999, message: 'Not yet known', data: { novel: [1] } })
    if (method === 'crypto.scrypt') return sendText('{"jsonrpc":"2.0",')
    if (method === 'crypto.sha512') return answer(id, 'deadbeef')
    daemon.stdin.write(`${line}\n`)
  })
  .on('close', () => daemon.stdin.end())

createInterface({ input: daemon.stdout }).on('line', (line) => {
  const message = JSON.parse(line)
  if (message.id === undefined || message.id !== initializeId || message.result === undefined) {
    process.stdout.write(`${line}\n`)
    return
  }
  const { result } = message
  result.capabilities.push('dreams')
  result.server.mood = 'curious'
  result.config.network = { ...result.config.network, queries_protocol: 'QUIC', dreams: { depth: 3 } }
  result.novelty = [null]
  send(message)
})

function processMessage(id, { callback } = {}) {
  if (callback !== undefined) {
    const event = '{"type":"Sealed","message_id":"ab","weight":123456789012345678901234567890}'
    sendText(
      `{"jsonrpc":"2.0","method":"client.callback","params":{"callback":"${callback}","response_type":100,"data":${event}}}`,
    )
    send({ method: 'client.callback', params: { callback, response_type: 199, data: { strange: true } } })
    const known = { type: 'WillSend', shard_block_id: '', message_id: 'ab', message_dst: '0:cd', message: '' }
    send({ method: 'client.callback', params: { callback, response_type: 100, data: known } })
  }
  const fees = 'in_msg_fwd_fee storage_fee gas_fee out_msgs_fwd_fee total_account_fees total_output ext_in_msg_fee '
  const names = `${fees}total_fwd_fees account_fees`.split(' ')
  answer(id, {
    transaction: { id: 'cd', aborted: false },
    out_messages: [],
    decoded: { out_messages: [{ body_type: 'Dream', name: 'wake', depth: 3 }], output: {} },
    fees: { ...Object.fromEntries(names.map((name) => [name, 1])), dream_fee: 2 },
    finality: 'sealed',
    novelty: {},
  })
}

function askFirst(id, { app_object }) {
  registration = id
  const request_data = { type: 'Confirm', text: 'Really?' }
  send({ method: 'client.app_request', params: { app_object, app_request_id: APP_REQUEST, request_data } })
  send({ method: 'daemon.dreamt', params: { app_object } })
}

function resolved(id, { result }) {
  answer(id, null)
  if (result.type === 'Error' && typeof result.text === 'string') answer(registration, { handle: 77 })
  else answerError(registration, { code: 1, message: `It was not refused: ${JSON.stringify(result)}` })
}

function answer(id, result) {
  send({ id, result })
}

function answerError(id, error) {
  send({ id, error })
}

function send(message) {
  sendText(JSON.stringify({ jsonrpc: '2.0', ...message }))
}

function sendText(text) {
  process.stdout.write(`${text}\n`)
}
