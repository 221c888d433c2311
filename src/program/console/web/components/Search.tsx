/** One box for everything: addresses in any form, hashes, names, numbers of blocks. */
import { useEffect, useRef, useState } from 'preact/hooks'
import {
  accountIdOf,
  accountPath,
  blockPath,
  dappPath,
  messagePath,
  transactionPath,
} from '../../../common/consolePaths.ts'
import { bytesOfBase64, hexOf } from '../browser/bytes.ts'
import { navigate } from '../browser/routes.ts'
import { library } from '../data/connection.ts'
import { findName } from '../data/names.ts'
import { query, serverInfo } from '../data/query.ts'
import { Icon } from './Icon.tsx'

/** Possible meanings of a search text. */
interface Found {
  readonly kind: string
  readonly title: string
  readonly path: string
}

const HEX = /^[0-9a-f]{64}$/

/** All possible meanings of the text; empty if the network knows none. */
async function search(typed: string): Promise<readonly Found[]> {
  const text = typed.trim()
  const lower = text.toLowerCase().replace(/^0x(?=[0-9a-f]{64}$)/, '')
  if (/^\d{1,15}$/.test(text) || /^[0-9a-f]{68}\/\d{1,15}$/.test(lower)) {
    return [{ kind: 'Block', title: text, path: blockPath(lower) }]
  }
  const named = findName(text)
  if (named !== undefined) return [accountFound(named)]
  const pair = /^([0-9a-f]{64})::([0-9a-f]{64})$/.exec(lower)
  if (pair !== null) return [{ kind: 'Account', title: pair[2]!, path: accountPath(pair[2]!, pair[1]!) }]
  if (/^-?\d+:[0-9a-f]{64}$/.test(lower)) return [accountFound(accountIdOf(lower))]
  if (HEX.test(lower)) return await findHash(lower)
  return await findEncoded(text)
}

function accountFound(id: string): Found {
  return { kind: 'Account', title: id, path: accountPath(id) }
}

async function findHash(hash: string): Promise<readonly Found[]> {
  const { supports_dapp_id: hasDappIds } = await serverInfo()
  const account = hasDappIds ? 'account(account_id: $hash, dapp_id: $hash)' : 'account(address: $address)'
  const { blockchain } = await query(
    `query($hash: String!${hasDappIds ? '' : ', $address: String!'}) { blockchain {
      transaction(hash: $hash) { id } message(hash: $hash) { id } block(hash: $hash) { id }
      ${account} { info { id dapp_id } }
    } }`,
    { hash, ...(!hasDappIds && { address: `0:${hash}` }) },
  )
  const { transaction, message, block, account: found } = blockchain
  const info = found?.info
  return [
    ...(transaction ? [{ kind: 'Transaction', title: hash, path: transactionPath(hash) }] : []),
    ...(message ? [{ kind: 'Message', title: hash, path: messagePath(hash) }] : []),
    ...(block ? [{ kind: 'Block', title: hash, path: blockPath(hash) }] : []),
    ...(info ? [accountFound(hash)] : []),
    ...(info?.dapp_id === hash ? [{ kind: 'Dapp ID', title: hash, path: dappPath(hash) }] : []),
    // An unused address can also be shown.
    ...(!transaction && !message && !block && !info ? [accountFound(hash)] : []),
  ]
}

/** Base64: an address with its checksum, or a hash. */
async function findEncoded(text: string): Promise<readonly Found[]> {
  const plain = text.replaceAll('-', '+').replaceAll('_', '/')
  if (/^[A-Za-z0-9+/]{43}=?$/.test(plain)) return await findHash(hexOf(bytesOfBase64(plain)))
  if (!/^[A-Za-z0-9+/]{48}$/.test(plain)) return []
  const client = await library()
  const { address } = await client.utils.convertAddress({ address: text, output_format: { type: 'AccountId' } })
  return [accountFound(accountIdOf(address))]
}

export function Search() {
  const [text, setText] = useState('')
  const [found, setFound] = useState<readonly Found[] | Error | undefined>(undefined)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    const focus = (event: KeyboardEvent) => {
      const isTyping = (event.target as Element | null)?.closest('input, textarea, select, .editor') != null
      if (event.key !== '/' || isTyping || event.ctrlKey || event.metaKey) return
      event.preventDefault()
      input.current?.focus()
    }
    addEventListener('keydown', focus)
    return () => removeEventListener('keydown', focus)
  }, [])
  const submit = async (event: Event) => {
    event.preventDefault()
    if (text.trim() === '') return
    try {
      const results = await search(text)
      if (results.length === 1) {
        navigate(results[0]!.path)
        setFound(undefined)
        setText('')
      } else setFound(results)
    } catch (error) {
      setFound(error as Error)
    }
  }
  return (
    <form
      class="search"
      role="search"
      onSubmit={submit}
      onKeyDown={(event) => event.key === 'Escape' && setFound(undefined)}
    >
      <Icon name="search" />
      <input
        ref={input}
        type="search"
        value={text}
        placeholder="Account, hash, name or block number"
        aria-label="Search for an account, transaction, message or block"
        autocomplete="off"
        spellcheck={false}
        onInput={(event) => {
          setText(event.currentTarget.value)
          setFound(undefined)
        }}
      />
      {found !== undefined && (
        <div class="found" role="status">
          {found instanceof Error ? (
            <p class="bad-text">{found.message}</p>
          ) : found.length === 0 ? (
            <p>
              No match. Try an address (<code>0:…</code>, <code>{'<dapp>::<account>'}</code>, base64), a hash of 64
              digits, the name of an account or the number of a block.
            </p>
          ) : (
            found.map(({ path, kind, title }) => (
              <a key={path} href={path} onClick={() => setFound(undefined)}>
                {kind} <code>{title}</code>
              </a>
            ))
          )}
        </div>
      )}
    </form>
  )
}
