/** Facts about a console that its server reports to a page, before there is a session. */
export interface ConsoleFacts {
  readonly version: string
  /** `node`: the console of a development node, on its own port. */
  readonly kind: 'node' | 'network' | 'daemon'
  /** Network that the pages show. */
  readonly endpoint: string
  /** `/admin` and `/v2/faucet` are answered. */
  readonly controls: boolean
  /** Contracts whose ABIs are known from the start. */
  readonly contracts: readonly ShippedContract[]
  readonly codes: CodeTexts
  /** Client configuration for the page; absent if the library has it already. */
  readonly config?: object
  /** The pages answer questions of the program that serves them. */
  readonly confirmations: boolean
  /** The request came from a page with a session. */
  readonly session: boolean
}

export interface ShippedContract {
  readonly name: string
  readonly code_hash: string
  /** JSON. */
  readonly abi: string
  /** Image for deployment, base64, where there is one. */
  readonly tvc?: string | undefined
  /** The node has a later contract of this name. */
  readonly isOutdated?: boolean | undefined
  /** A program or a folder has registered it at the development node: it did not come with the program. */
  readonly isRegistered?: boolean | undefined
}

/** Meanings of the codes of the compute phase and of the action phase. */
export interface CodeTexts {
  readonly exit: Readonly<Record<string, string>>
  readonly action: Readonly<Record<string, string>>
}
