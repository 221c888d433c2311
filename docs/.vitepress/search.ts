/** How the site searches: words that say nothing are left out, words of other communities find those of this one. */

/** Words of questions that every page has. */
const stopWords: ReadonlySet<string> = new Set(
  'a an and are as at be by can could do does for from get how i in is it my of on or should that the there this to use want what when where which why with without you your'.split(
    ' ',
  ),
)

/** Words that people bring from elsewhere, and the words of these pages. */
const synonyms: Readonly<Record<string, readonly string[]>> = {
  abigen: ['bind'],
  airdrop: ['faucet'],
  burnt: ['losses', 'lost', 'money'],
  callx: ['call', 'contract'],
  claude: ['mcp'],
  cost: ['fees'],
  costs: ['fees'],
  codegen: ['bind'],
  deployx: ['deploy', 'contract'],
  chatgpt: ['mcp'],
  estimation: ['estimating'],
  estimate: ['estimating'],
  evm_revert: ['revert'],
  evm_snapshot: ['snapshot'],
  events: ['event'],
  environment: ['settings'],
  eth: ['anvil', 'cast'],
  etherscan: ['console', 'explorer'],
  explorer: ['console'],
  foundry: ['forge', 'anvil'],
  genaddr: ['address', 'compute'],
  genphrase: ['phrase', 'keys'],
  getkeypair: ['keys', 'pair'],
  expired: ['messageexpired'],
  increasetime: ['increase', 'time'],
  kafka: ['inbox', 'outbox'],
  kubectl: ['kubernetes'],
  listen: ['follow', 'watch'],
  llm: ['mcp'],
  mnemonic: ['phrase'],
  multi: ['multisig'],
  nonce: ['repeated'],
  reason: ['explain'],
  receive: ['deposits'],
  recieve: ['deposits'],
  reload: ['compile', 'watch'],
  seed: ['phrase'],
  postgres: ['postgresql'],
  spring: ['java'],
  subscribe: ['follow', 'watch'],
  timeout: ['timeouts'],
  tokio: ['rust'],
  tonos: ['migrate', 'tool'],
  travel: ['increase'],
  trezor: ['hardware'],
  truffle: ['hardhat', 'anvil'],
  typechain: ['bind'],
}

/** How much a page counts, wherever the site is: guides explain; pages that mention everything come last. */
const weights: readonly (readonly [pages: RegExp, weight: number])[] = [
  [
    /\/(?:changelog|benchmarks|decisions|reliability|performance|compatibility|graphql-types|instructions|contributing)\.html/,
    0.2,
  ],
  [/\/(?:executor|virtual-machine|development-node-controls)\.html|\/instructions\//, 0.5],
  [/\/guides\/|\/settings\.html|\/porting\/anvil/, 2.5],
  [/\/reference\/(?:daemon|types)\.html/, 0.5],
  [/\/start\/|\/(?:errors|outbox|inbox|policy|storage|development-node)\.html/, 1.5],
  [/\/examples\//, 0.4],
]

function weightOf(id: string): number {
  return weights.find(([pages]) => pages.test(id))?.[1] ?? 1
}

export const searchSettings = {
  searchOptions: {
    combineWith: 'OR' as const,
    fuzzy: 0.15,
    prefix: true,
    boost: { title: 10, text: 1, titles: 4 },
    boostDocument: weightOf,
  },
  options: {
    processTerm: (term: string) => {
      const word = term.toLowerCase()
      return stopWords.has(word) ? null : [word, ...(Object.hasOwn(synonyms, word) ? synonyms[word]! : [])]
    },
  },
}
