import { execFile, spawnSync } from 'node:child_process'
import { chmodSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, describe, expect, test } from 'vitest'
import { Tool } from '../../support/cli/Tool.ts'
import { build } from '../../support/startBuild.ts'

const tool = new Tool()
afterAll(() => tool.dispose())
tool.write('vendorclient', `#!/bin/sh\nexec "${process.execPath}" "${build}" "$@"\n`)
chmodSync(join(tool.folder, 'vendorclient'), 0o755)

async function run(shell: string, args: readonly string[]): Promise<string> {
  const env = { PATH: `${tool.folder}:${process.env['PATH']}`, HOME: tool.home }
  return (await promisify(execFile)(shell, args, { env, cwd: tool.folder })).stdout
}

function has(shell: string): boolean {
  return spawnSync(shell, ['--version']).status === 0
}

describe('completion scripts', () => {
  test.skipIf(!has('bash'))('complete in bash', async () => {
    const script = `eval "$(vendorclient completion bash)"
COMP_WORDS=(vendorclient proposal d); COMP_CWORD=2; _vendorclient; printf '[%s]' "\${COMPREPLY[@]}"
COMP_WORDS=(vendorclient ad); COMP_CWORD=1; _vendorclient; printf '[%s]' "\${COMPREPLY[@]}"`
    expect(await run('bash', ['--norc', '-c', script])).toBe('[decode ][address ]')
  })

  test.each(['zsh', 'fish'])('are taken by %s', async (shell) => {
    const { stdout } = await tool.run(['completion', shell])
    expect(stdout).toContain('vendorclient completion words --')
    if (!has(shell)) return
    tool.write(`script.${shell}`, stdout)
    await run(shell, ['-n', `script.${shell}`])
  })

  test('completions of another shell are refused', async () => {
    expect((await tool.json(['completion', 'tcsh'], 2)).error.message).toContain('expected bash, zsh or fish')
  })
})
