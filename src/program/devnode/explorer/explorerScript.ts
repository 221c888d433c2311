/**
 * Program of the explorer, for a browser. It puts everything that came from the node into the page as text, never as
 * markup, and asks nobody but the node.
 */
export const explorerScript = String.raw`
'use strict';
(() => {
const byId = (id) => document.getElementById(id)
const query = byId('query'), variables = byId('variables'), result = byId('result'), status = byId('status')
const samples = {
  'Node': '{\n  info {\n    version\n    time\n    lastBlockTime\n  }\n}',
  'Last blocks': '{\n  blockchain {\n    blocks(last: 10) {\n      nodes {\n        id\n        height\n        gen_utime_string\n        tr_count\n      }\n    }\n  }\n}',
  'Last transactions': '{\n  blockchain {\n    transactions(last: 10) {\n      nodes {\n        id\n        account_addr\n        now_string\n        aborted\n        balance_delta(format: DEC)\n        compute { exit_code gas_used(format: DEC) }\n      }\n    }\n  }\n}',
  'Account': 'query account($account_id: String!, $dapp_id: String!) {\n  blockchain {\n    account(account_id: $account_id, dapp_id: $dapp_id) {\n      info { acc_type_name balance(format: DEC) last_paid }\n      messages(last: 10) { nodes { id msg_type_name value(format: DEC) src dst } }\n    }\n  }\n}',
  'Events': '{\n  blockchain {\n    events(last: 10) {\n      nodes { msg_id src created_at body }\n    }\n  }\n}',
  'Accounts by balance': '{\n  accounts(orderBy: [{ path: "balance", direction: DESC }], limit: 10) {\n    id\n    dapp_id\n    balance(format: DEC)\n  }\n}',
  'Live transactions': 'subscription {\n  transactions {\n    id\n    account_addr\n    aborted\n  }\n}',
}

// Examples that a node with default settings does not answer.
const needs = { 'Accounts by balance': 'accounts', 'Live transactions': 'subscription' }

// The page may also stand at the root of the node.
const endpoint = location.pathname.endsWith('/graphql') ? location.pathname : '/graphql'
let socket
const show = (value, failed) => {
  result.textContent = typeof value === 'string' ? value : JSON.stringify(value, null, 2)
  result.classList.toggle('failed', failed === true)
}
const readVariables = () => variables.value.trim() === '' ? {} : JSON.parse(variables.value)

const stop = () => {
  if (socket === undefined) return
  socket.close(1000)
  socket = undefined
  byId('run').textContent = 'Run'
}

const follow = (payload) => {
  const address = new URL(endpoint, location.href)
  address.protocol = address.protocol.replace('http', 'ws')
  const opened = socket = new WebSocket(address, 'graphql-transport-ws')
  const events = []
  byId('run').textContent = 'Stop'
  show('Waiting for events')
  opened.onopen = () => opened.send(JSON.stringify({ type: 'connection_init' }))
  opened.onclose = () => { if (socket === opened) stop() }
  opened.onmessage = ({ data }) => {
    const message = JSON.parse(data)
    if (message.type === 'connection_ack') opened.send(JSON.stringify({ id: '1', type: 'subscribe', payload }))
    else if (message.type === 'ping') opened.send(JSON.stringify({ type: 'pong' }))
    else if (message.type === 'error') { show({ errors: message.payload }, true); stop() }
    else if (message.type === 'complete') stop()
    else if (message.type === 'next') {
      events.unshift(message.payload)
      if (events.length > 200) events.pop()
      show(events)
    }
  }
}

const ask = async (payload) => {
  const started = performance.now()
  const headers = { 'content-type': 'application/json' }
  const response = await fetch(endpoint, { method: 'POST', headers, body: JSON.stringify(payload) })
  const text = await response.text()
  status.textContent = response.status + ', ' + Math.round(performance.now() - started) + ' ms'
  try {
    const answer = JSON.parse(text)
    show(answer, answer.errors !== undefined)
    return answer
  } catch {
    show(text, true)
  }
}

const run = async () => {
  if (socket !== undefined) return stop()
  remember()
  try {
    const payload = { query: query.value, variables: readVariables() }
    if (/^\s*(#.*\n\s*)*subscription\b/.test(query.value)) follow(payload)
    else await ask(payload)
  } catch (error) {
    show(String(error), true)
  }
}

const remember = () => {
  const state = JSON.stringify([query.value, variables.value])
  history.replaceState(null, '', '#' + encodeURIComponent(state))
}
const recall = () => {
  try {
    const [text, values] = JSON.parse(decodeURIComponent(location.hash.slice(1)))
    query.value = String(text)
    variables.value = String(values)
  } catch {
    query.value = samples['Node']
  }
}

const element = (tag, text, ...children) => {
  const made = document.createElement(tag)
  if (text) made.textContent = text
  made.append(...children)
  return made
}
const typeText = (type) =>
  type.kind === 'NON_NULL' ? typeText(type.ofType) + '!' : type.kind === 'LIST' ? '[' + typeText(type.ofType) + ']' : type.name
const typeName = (type) => type.ofType ? typeName(type.ofType) : type.name
const typeLink = (type) => {
  const link = element('a', typeText(type))
  link.onclick = () => showType(typeName(type))
  return element('code', '', link)
}

const typeFields = 'name description type { ...t } args { name description type { ...t } } isDeprecated deprecationReason'
const introspection = 'query { __schema { queryType { name } mutationType { name } subscriptionType { name } types { kind name description ' +
  'fields(includeDeprecated: true) { ' + typeFields + ' } inputFields { name description type { ...t } } enumValues { name description } } } } ' +
  'fragment t on __Type { kind name ofType { kind name ofType { kind name ofType { kind name ofType { kind name } } } } }'
const types = new Map()
let roots = []

const showType = (name) => {
  const type = types.get(name)
  const items = []
  for (const field of type.fields ?? type.inputFields ?? []) {
    const item = element('li', '', element('code', field.name + ': '), typeLink(field.type))
    for (const argument of field.args ?? []) {
      const line = element('small', '', element('code', argument.name + ': '), typeLink(argument.type))
      if (argument.description) line.append(' ' + argument.description)
      item.append(line)
    }
    if (field.description) item.append(element('small', field.description))
    if (field.isDeprecated) item.append(element('small', 'Deprecated. ' + (field.deprecationReason ?? '')))
    items.push(item)
  }
  for (const value of type.enumValues ?? []) {
    items.push(element('li', '', element('code', value.name), element('small', value.description ?? '')))
  }
  fillDocs(name, type.description, items)
}
const showTypes = (names) => fillDocs('Schema', '', names.map((name) => {
  const link = element('a', name)
  link.onclick = () => showType(name)
  return element('li', '', element('code', '', link))
}))
const fillDocs = (title, description, items) => {
  const back = element('a', 'Schema')
  back.onclick = () => showTypes(roots)
  byId('docs').replaceChildren(element('p', '', back), element('h3', title), element('p', description ?? ''), element('ul', '', ...items))
}
const loadDocs = async () => {
  const headers = { 'content-type': 'application/json' }
  const body = JSON.stringify({ query: introspection })
  const response = await fetch(endpoint, { method: 'POST', headers, body })
  const { __schema: schema } = (await response.json()).data
  for (const type of schema.types) types.set(type.name, type)
  roots = [schema.queryType, schema.mutationType, schema.subscriptionType].filter(Boolean).map(({ name }) => name)
  showTypes(roots)
  const offers = { accounts: types.get(schema.queryType.name).fields.some(({ name }) => name === 'accounts'), subscription: schema.subscriptionType !== null }
  for (const name of Object.keys(samples)) if (offers[needs[name]] !== false) byId('samples').append(element('option', name))
}

byId('run').onclick = run
byId('search').oninput = ({ target }) => {
  const text = target.value.trim().toLowerCase()
  showTypes(text === '' ? roots : [...types.keys()].filter((name) => name.toLowerCase().includes(text)).sort())
}
byId('samples').onchange = ({ target }) => {
  query.value = samples[target.value] ?? query.value
  variables.value = query.value.includes('$account_id') ? '{\n  "account_id": "",\n  "dapp_id": ""\n}' : ''
  target.selectedIndex = 0
}
document.addEventListener('keydown', (event) => {
  if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
    event.preventDefault()
    run()
  }
})
recall()
loadDocs().catch((error) => fillDocs('Schema', String(error), []))
})()
`
