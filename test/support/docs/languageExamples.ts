/** Programs of the documentation, and what they leave out: a client, keys, a device. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { followedPages } from './followPage.ts'
import { type CodeBlock, readBlocks } from './readBlocks.ts'

export type Language = 'ts' | 'python' | 'go' | 'rust' | 'java' | 'kotlin'

interface Surroundings {
  readonly file: string
  /** Beginning of the block. */
  readonly start: string
  /** Text that the statements begin with; what stands before are declarations. Default: empty. */
  readonly statements?: string
  /** Statements before those of the block, and after them. */
  readonly before?: string
  readonly after?: string
  /** Texts that are valid on another machine only, with their replacements. */
  readonly replace?: readonly (readonly [documented: string, here: string])[]
  /** The block is this file, which has its own test. */
  readonly copyOf?: string
  /** A whole program, which the suite of its language runs from the installed package in an empty folder. */
  readonly isWhole?: true
}

export interface Example {
  readonly name: string
  readonly declarations: string
  readonly statements: string
}

const root = join(import.meta.dirname, '../../..')
const languages: readonly Language[] = ['ts', 'python', 'go', 'rust', 'java', 'kotlin']
const SIGNATURE = 'ab'.repeat(64)
const KEY = 'd75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a'
const typescript = 'bindings/typescript/README.md'
const python = 'bindings/python/README.md'
const go = 'bindings/go/README.md'
const rust = 'bindings/rust/README.md'
const java = 'bindings/java/README.md'
const kotlin = 'bindings/kotlin/README.md'

const surroundings: Readonly<Record<Language, readonly Surroundings[]>> = {
  ts: [
    { file: 'README.md', start: "import { spawnClient } from 'vendorclient'\nconst client" },
    { file: 'docs/index.md', start: "import { spawnClient } from 'vendorclient'" },
    { file: typescript, start: "import { spawnClient } from 'vendorclient'\n\nconst client" },
    { file: typescript, start: "import { DevNode, spawnClient } from 'vendorclient'" },
    { file: 'docs/development-node.md', start: "import { DevNode } from 'vendorclient'" },
    { file: typescript, start: 'import { type AppSigningBox, boxSigner' },
    {
      file: 'docs/guides/money.md',
      start: "import { DevNode, keysSigner, SendFlags, spawnClient } from 'vendorclient'",
    },
    {
      file: typescript,
      start: 'import { type AppSigningBox }',
      before: `const { spawnClient } = await import('vendorclient')
const client = await spawnClient()
const device = { sign: async (_text: string, _options: object) => '${SIGNATURE}' }`,
      replace: [['d75a980182b10ab7…', KEY]],
      after: `if (signature !== '${SIGNATURE}') throw new Error(signature)\nawait client.close()`,
    },
    {
      file: typescript,
      start: "import { TonClient } from '@eversdk/core'\nimport { everSdkLibrary }",
      after: 'const old = new TonClient({})\nconsole.log((await old.client.version()).version)\nawait old.close()',
    },
    {
      file: typescript,
      start: "import { loadClient } from 'vendorclient/browser'",
      after: 'console.log((await client.client.version()).version)\nawait client.close()',
      // Node.js has no workers of the web.
      replace: [['loadClient({', 'loadClient({ worker: false,']],
    },
    {
      file: typescript,
      start: "import { TonClient } from '@eversdk/core'\nimport { libWeb }",
    },
    {
      file: 'docs/porting/eversdk-core.md',
      start: "import { TonClient } from '@eversdk/core'",
      after: 'const old = new TonClient({})\nconsole.log((await old.client.version()).version)\nawait old.close()',
    },
    { file: 'docs/guides/estimating-fees.md', start: 'import { DevNode, getContract, keysSigner' },
    { file: 'docs/guides/dapp-ids.md', start: "import { spawnClient } from 'vendorclient'" },
    { file: 'docs/guides/proofs.md', start: 'import { DevNode, spawnClient }' },
    {
      file: 'docs/guides/testing.md',
      start: 'import { type ContractError',
      copyOf: 'docs/examples/vitest/wallet.test.ts',
    },
  ],
  python: [
    { file: 'README.md', start: 'from vendorclient import Client\nwith' },
    { file: 'docs/index.md', start: 'from vendorclient import Client' },
    { file: python, start: 'from vendorclient import Client\n\nwith' },
    { file: python, start: 'import asyncio' },
    { file: python, start: 'from typing import Optional\n\nfrom vendorclient import Box' },
    { file: python, start: 'from vendorclient import Client, DevNode\n' },
    { file: 'docs/development-node.md', start: 'from vendorclient import DevNode' },
    { file: python, start: 'from vendorclient import Client, client', replace: [['/var/lib/my-app', 'my-app']] },
    {
      file: python,
      start: 'from vendorclient import ClientError',
      before: 'from vendorclient import Client\nclient = Client.start()',
      after: 'client.close()',
    },
    {
      file: python,
      start: 'from vendorclient import CallOptions',
      before: 'from vendorclient import Client\nclient = Client.start()',
      after: 'client.close()',
    },
    {
      file: python,
      start: 'from concurrent.futures import as_completed',
      before: 'from vendorclient import Client\nclient = Client.start()\ntexts = ["aGVsbG8="] * 3',
      after: 'client.close()',
    },
    {
      file: python,
      start: 'wanted = {',
      before: `import threading

from vendorclient import Client, DevNode

node = DevNode.start()
client = Client.start(endpoints=[node.url])
address = "0:${'a5'.repeat(32)}"
done = threading.Event()


def fund():
    while not done.wait(0.05):
        node.fund("${'a5'.repeat(32)}", 1)


thread = threading.Thread(target=fund)
thread.start()
`,
      after: 'done.set()\nthread.join()\nclient.close()\nnode.stop()',
    },
    {
      file: python,
      start: 'from vendorclient import Client, crypto',
      before: `from vendorclient import Client
with Client.start() as maker:
    KEYS = maker.crypto.generate_random_sign_keys()


def ask_user():
    return True
`,
    },
    { file: 'docs/guides/testing.md', start: 'import pytest', copyOf: 'docs/examples/pytest/test_wallet.py' },
  ],
  go: [
    { file: go, start: 'package main', isWhole: true },
    { file: go, start: 'ctx := context.Background()' },
    {
      file: 'docs/guides/testing.md',
      start: 'package wallet_test',
      copyOf: 'docs/examples/gotest/wallet_test.go',
    },
    {
      file: go,
      start: 'type vault struct',
      statements: 'box, err :=',
      before: `ctx := context.Background()
client, err := vendorclient.Spawn(ctx)
if err != nil {
	log.Fatal(err)
}
defer client.Close()
device := pen{}`,
      after: `if err != nil || signed.Signature != "${SIGNATURE}" {
	log.Fatal(signed, err)
}`,
      replace: [['d75a980182b10ab7…', KEY]],
    },
  ],
  rust: [
    { file: rust, start: 'mod wallet;', isWhole: true },
    { file: rust, start: 'let client = vendorclient::Client::start()' },
    {
      file: 'docs/guides/testing.md',
      start: '// vendorclient bind HelloWallet',
      copyOf: 'docs/examples/rusttest/tests/wallet.rs',
    },
    {
      file: rust,
      start: 'use vendorclient::client::',
      before: 'use vendorclient::StartOptions;',
      after: 'client.close().await;',
      replace: [['"/var/lib/my-app"', 'std::env::temp_dir().join(format!("my-app-{}", std::process::id()))']],
    },
    {
      file: rust,
      start: 'let token = CancelToken::new()',
      before: `use std::time::Duration;
use vendorclient::{crypto::ParamsOfFactorize, CancelToken};
let client = vendorclient::Client::start().await?;
let params = ParamsOfFactorize::new("17ED48941A08F981");`,
      after: 'println!("{:?}", result?.factors);\nclient.close().await;',
    },
    {
      file: rust,
      start: 'struct Vault',
      statements: 'let signing_box =',
      before: `use vendorclient::crypto::ParamsOfSigningBoxSign;
let client = Client::start().await?;
let vault = Vault { client: client.clone(), keys: client.crypto().generate_random_sign_keys().await? };`,
      after: `let params = ParamsOfSigningBoxSign::new(signing_box, "aGVsbG8=");
println!("{}", client.crypto().signing_box_sign(&params).await?.signature);
client.close().await;`,
    },
  ],
  java: [
    { file: java, start: 'import java.io.IOException;' },
    { file: java, start: 'try (var client = VendorClient.start' },
    { file: java, start: 'try (var node = DevNode.start' },
    {
      file: 'docs/guides/testing.md',
      start: 'import static org.junit',
      copyOf: 'docs/examples/junit/src/test/java/WalletTest.java',
    },
    {
      file: java,
      start: 'final class Vault',
      statements: 'RegisteredSigningBox box =',
      before: 'try (var client = VendorClient.start(new StartOptions())) {',
      after: '}',
    },
  ],
  kotlin: [
    { file: kotlin, start: 'import java.math', isWhole: true },
    {
      file: 'docs/guides/testing.md',
      start: 'import java.math',
      copyOf: 'docs/examples/kotlintest/src/test/kotlin/WalletTest.kt',
    },
  ],
}

/** Programs of a language, complete but for its frame. */
export function examplesOf(language: Language): readonly Example[] {
  return surroundings[language]
    .filter(({ isWhole, copyOf }) => isWhole === undefined && copyOf === undefined)
    .map((each) => complete(each, findBlock(language, each)))
}

/** The whole program in the README of a language. */
export function wholeProgramOf(language: Language): string {
  const [whole] = surroundings[language].filter(({ isWhole }) => isWhole)
  return `${findBlock(language, whole!).text}\n`
}

/** Blocks that differ from the files that they are copies of. */
export function staleCopies(): readonly string[] {
  return languages.flatMap((language) =>
    surroundings[language].flatMap((each) => {
      if (each.copyOf === undefined) return []
      const file = readFileSync(join(root, each.copyOf), 'utf8')
      return file === `${findBlock(language, each).text}\n` ? [] : [`${each.file} is not ${each.copyOf}`]
    }),
  )
}

/** Blocks of programs without an entry in `surroundings`. */
export function unknownPrograms(): readonly string[] {
  return readBlocks()
    .filter(({ language, notRun, isRecipe }) => language in surroundings && notRun === undefined && !isRecipe)
    .filter(({ file }) => !(file in followedPages))
    .filter(({ language, file, text }) => {
      const known = surroundings[language as Language]
      return !known.some((each) => each.file === file && text.startsWith(each.start))
    })
    .map(({ file, line }) => `${file}:${line}`)
}

function findBlock(language: Language, { file, start }: Surroundings): CodeBlock {
  const found = readBlocks().find(
    (block) => block.language === language && block.file === file && block.text.startsWith(start),
  )
  if (found === undefined) throw new Error(`${file} has no ${language} that begins with ${start}`)
  return found
}

function complete(each: Surroundings, { file, line, text }: CodeBlock): Example {
  const here = (each.replace ?? []).reduce((code, [documented, other]) => {
    if (!code.includes(documented)) throw new Error(`${file}:${line} has no ${documented}`)
    return code.replaceAll(documented, other)
  }, text)
  const split = each.statements === undefined ? 0 : here.indexOf(each.statements)
  const statements = [each.before, here.slice(split), each.after].filter((part) => part !== undefined)
  return {
    name: `${file}:${line}`,
    declarations: here.slice(0, split),
    statements: statements.join('\n'),
  }
}
