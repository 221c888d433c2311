/** The frame of every page: navigation, search, the state of the connection. */
import type { ComponentType } from 'preact'
import { useEffect, useRef, useState } from 'preact/hooks'
import { address } from './browser/routes.ts'
import { theme, toggleTheme } from './browser/theme.ts'
import { chooseTimeZone, now, type TimeZone, timeZone, zoneText } from './browser/timeZone.ts'
import { Select } from './components/fields.tsx'
import { Icon, type IconName } from './components/Icon.tsx'
import { codeEntries, Empty, Facts, Failure, PageTitle, Waiting, Warnings } from './components/layout.tsx'
import { Search } from './components/Search.tsx'
import { Welcome } from './components/Welcome.tsx'
import { useConfirmations, waitingQuestions } from './data/confirmations.ts'
import { connection, facts, generation, markConnection } from './data/connection.ts'
import { useControls } from './data/controls.ts'
import { isNetworkGone, useNetworkWatch } from './data/network.ts'
import { pendingRequests } from './data/requests.ts'
import { HomePage } from './pages/HomePage.tsx'

interface PageProps {
  /** The decoded part of the path after the name of the page. */
  readonly rest: string
}

type Loader = () => Promise<ComponentType<PageProps>>

/** Pages by the first part of their path; each is loaded when it is first shown. */
const PAGES: Readonly<Record<string, Loader>> = {
  '': async () => HomePage,
  blocks: async () => (await import('./pages/BlockPage.tsx')).BlockPage,
  transactions: async () => (await import('./pages/TransactionPage.tsx')).TransactionPage,
  messages: async () => (await import('./pages/MessagePage.tsx')).MessagePage,
  accounts: async () => (await import('./pages/AccountPage.tsx')).AccountPage,
  dapps: async () => (await import('./pages/DappPage.tsx')).DappPage,
  contracts: async () => (await import('./pages/ContractsPage.tsx')).ContractsPage,
  api: async () => (await import('./pages/ApiPage.tsx')).ApiPage,
  graphql: async () => (await import('./pages/GraphqlPage.tsx')).GraphqlPage,
  outbox: async () => (await import('./pages/OutboxPage.tsx')).OutboxPage,
  node: async () => (await import('./pages/NodePage.tsx')).NodePage,
  daemon: async () => (await import('./pages/DaemonPage.tsx')).DaemonPage,
  confirmations: async () => (await import('./pages/ConfirmationsPage.tsx')).ConfirmationsPage,
}

const LINKS: readonly (readonly [path: string, label: string, icon: IconName])[] = [
  ['/', 'Home', 'home'],
  ['/confirmations', 'Confirmations', 'confirmation'],
  ['/contracts', 'Contracts', 'contract'],
  ['/api', 'API', 'api'],
  ['/graphql', 'GraphQL', 'graphql'],
  ['/outbox', 'Outbox', 'outbox'],
  ['/node', 'Node', 'node'],
  ['/daemon', 'Daemon', 'daemon'],
]

export function App() {
  const { kind } = connection.value
  const [isOpen, setOpen] = useState(false)
  const { path } = address.value
  useEffect(() => setOpen(false), [path])
  useConfirmations()
  useNetworkWatch()
  if (kind === 'no session') return <Welcome />
  return (
    <div class="shell">
      <a class="skip" href="#content">
        To the content
      </a>
      <Side isOpen={isOpen} close={() => setOpen(false)} />
      <div>
        <header class="top">
          <button
            type="button"
            class="menu"
            aria-label="Menu"
            aria-expanded={isOpen}
            onClick={() => setOpen((before) => !before)}
          >
            ☰
          </button>
          <Search />
          <State />
        </header>
        <Lost />
        {!path.startsWith('/confirmations') && <WaitingQuestions />}
        <main id="content" tabIndex={-1}>
          <Page />
        </main>
      </div>
      <PendingRequests />
    </div>
  )
}

function Side({ isOpen, close }: { readonly isOpen: boolean; readonly close: () => void }) {
  const { path } = address.value
  const first = `/${path.split('/')[1]}`
  const isOffered: Readonly<Record<string, boolean | undefined>> = {
    '/node': useControls(),
    '/confirmations': facts.value?.confirmations === true,
  }
  return (
    <aside
      class={`side${isOpen ? ' open' : ''}`}
      aria-label="Console"
      onKeyDown={(event) => event.key === 'Escape' && close()}
    >
      <a class="brand" href="/">
        <svg width="22" height="22" viewBox="0 0 16 16" aria-hidden="true">
          <rect width="16" height="16" rx="4" fill="var(--accent)" />
          <path d="M4 5l4 6 4-6" fill="none" stroke="var(--accent-text)" stroke-width="2" />
        </svg>
        vendorclient
      </a>
      <nav aria-label="Pages">
        {LINKS.filter(([target]) => isOffered[target] !== false).map(([target, label, icon]) => (
          <a key={target} href={target} {...(first === target && { 'aria-current': 'page' })}>
            <Icon name={icon} />
            {label}
          </a>
        ))}
      </nav>
      <div class="foot">
        <button type="button" onClick={toggleTheme}>
          {theme.value === 'dark' ? 'Light theme' : 'Dark theme'}
        </button>
        <Select
          aria-label="Time zone"
          value={timeZone.value}
          change={(zone) => chooseTimeZone(zone as TimeZone)}
          choices={[
            ['local', `Local time, ${zoneText(now.peek(), 'local')}`],
            ['utc', 'UTC'],
          ]}
        />
        <span class="endpoint">{facts.value?.endpoint}</span>
        <span>{facts.value && `version ${facts.value.version}`}</span>
      </div>
    </aside>
  )
}

function State() {
  const { kind } = connection.value
  const isLost = kind === 'lost' || isNetworkGone.value
  const text = isLost ? 'connection lost' : kind === 'ready' ? 'connected' : 'connecting'
  return (
    <div class={`state ${isLost ? 'lost' : kind}`} role="status" title={text}>
      <span>{text}</span>
    </div>
  )
}

/** Says on every page that what it shows is no longer up to date. */
function Lost() {
  const state = connection.value
  if (state.kind !== 'lost' && !isNetworkGone.value) return null
  return (
    <div class="banner" role="alert">
      {state.kind === 'lost'
        ? `${state.reason} The page reconnects automatically.`
        : `The network does not answer: ${facts.value?.endpoint}. The page tries again every few seconds.`}
    </div>
  )
}

/** Shown on every page, so that a waiting question is not missed. */
function WaitingQuestions() {
  const count = waitingQuestions.value.length
  if (count === 0) return null
  return (
    <div class="banner" role="alert">
      {count === 1 ? 'A call waits' : `${count} calls wait`} for your answer: <a href="/confirmations">Confirmations</a>
    </div>
  )
}

const loadedPages = new Map<string, ComponentType<PageProps>>([['', HomePage]])

function Page() {
  const [, name = '', ...rest] = address.value.path.split('/')
  const [state, setState] = useState<{ name: string; error?: Error }>({ name })
  const load = Object.hasOwn(PAGES, name) ? PAGES[name] : undefined
  const Shown = loadedPages.get(name)
  useEffect(() => {
    if (load === undefined || Shown !== undefined) return
    load().then(
      (page) => {
        loadedPages.set(name, page)
        setState({ name })
      },
      (error: Error) => setState({ name, error }),
    )
  }, [name])
  if (load === undefined) return <Unknown />
  if (Shown !== undefined) return <Shown key={name} rest={decode(rest.join('/'))} />
  if (state.name === name && state.error !== undefined) return <NotLoaded error={state.error} />
  return <Waiting />
}

/** A page whose script could not be fetched: browsers remember that, so everything is loaded again after a reconnection. */
function NotLoaded({ error }: { readonly error: Error }) {
  const [isSameConnection] = useState(markConnection)
  useEffect(() => {
    if (!isSameConnection()) location.reload()
  }, [generation.value])
  if (connection.value.kind === 'ready') return <Failure error={error} retry={() => location.reload()} />
  return (
    <>
      <PageTitle kind="Not loaded" />
      <Empty title="The console does not answer">This page appears as soon as it does.</Empty>
    </>
  )
}

function Unknown() {
  return (
    <>
      <PageTitle kind="Not found" />
      <Empty title="This page does not exist">
        Search above for an account, transaction, message or block, or go <a href="/">home</a>.
      </Empty>
    </>
  )
}

function decode(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}

/** The oldest question that waits for a person, in front of everything else. */
function PendingRequests() {
  const [request] = pendingRequests.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    if (request !== undefined && dialog.current?.open === false) dialog.current.showModal()
  }, [request?.id])
  if (request === undefined) return null
  const others = pendingRequests.value.length - 1
  const { title, details, warnings = [], answers = ['Sign', 'Refuse'] } = request
  return (
    <dialog
      ref={dialog}
      key={request.id}
      aria-labelledby="request-title"
      onCancel={(event) => {
        event.preventDefault()
        request.refuse()
      }}
    >
      <div class="stack">
        <h2 id="request-title">{title}</h2>
        <Warnings texts={warnings} />
        <Facts entries={codeEntries(details)} />
        {others > 0 && <p class="hint">{others} more to answer after this one.</p>}
        <div class="actions">
          <button type="button" class="main" onClick={request.approve}>
            {answers[0]}
          </button>
          {/* Where something speaks against it, a hasty Enter is a no. */}
          <button type="button" onClick={request.refuse} autofocus={warnings.length > 0}>
            {answers[1]}
          </button>
        </div>
      </div>
    </dialog>
  )
}
