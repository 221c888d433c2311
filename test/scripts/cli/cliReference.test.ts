import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cliReference } from '../../../scripts/cli/cliReference.ts'
import { portedCommands } from '../../../scripts/cli/porting.ts'
import { listedCommands } from '../../../src/program/cli/table/commandTable.ts'
import { findCommand } from '../../../src/program/cli/table/findCommand.ts'

const files = await cliReference()
function content(path: string) {
  return files.find((file) => file.path === path)!.content
}

describe('the reference of the command line', () => {
  test('describes every command with its usage and an example', () => {
    for (const name of listedCommands) {
      expect(content('docs/cli.md')).toMatch(new RegExp(`^## ${name}\n\n\`vendorclient ${name}`, 'm'))
    }
  })

  test.each(portedCommands)(
    'has a command beside $theirs, or the reason why there is no such command',
    ({ theirs, ours, note }) => {
      if (ours === '') expect(note).toMatch(/\w/)
      else {
        const { name } = findCommand(ours.split(' '))
        expect(name).toBeDefined()
        expect(content('docs/cli.md')).toContain(`| \`${theirs}\` | [${name}](#${name!.replaceAll(' ', '-')}) |`)
      }
    },
  )
})

test('the manual page names every command and is laid out without a warning', () => {
  const page = content('docs/vendorclient.1')
  for (const name of listedCommands) expect(page).toContain(`.B ${name.replaceAll('-', '\\-')}`)
  for (const line of page.split('\n')) expect(line).not.toMatch(/^\.(?!TH|SH|B |I |TP|RS|RE|EX|EE)/)
  const groff = '/usr/bin/groff'
  if (!existsSync(groff)) return
  const { stderr } = spawnSync(groff, ['-man', '-ww', '-z', '-Tutf8'], { input: page, encoding: 'utf8' })
  expect(stderr).toBe('')
})
