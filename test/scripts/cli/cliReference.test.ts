import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { cliReference } from '../../../scripts/cli/cliReference.ts'
import { portedCommands } from '../../../scripts/cli/porting.ts'
import { listedCommands } from '../../../src/program/cli/table/commandTable.ts'
import { listedName } from '../../../src/program/cli/table/otherNames.ts'

const files = await cliReference()
function content(path: string) {
  return files.find((file) => file.path === path)!.content
}

describe('the reference of the command line', () => {
  test('describes every command with its usage and an example', () => {
    for (const name of listedCommands) {
      const page = content(`docs/cli/${name.replaceAll(' ', '-')}.md`)
      expect(page).toMatch(new RegExp(`^# ${name}\n[\\s\\S]*\n\`vendorclient ${name}[\\s\\S]*\n## Examples\n`))
      expect(content('docs/cli.md')).toContain(`[${name}](cli/${name.replaceAll(' ', '-')}.md)`)
    }
  })

  test.each(portedCommands)('has a command beside $theirs, or the reason why there is none', ({ ours, note }) => {
    if (ours === '') expect(note).toMatch(/\w/)
    else expect(listedCommands).toContain(listedName(ours))
  })
})

test('the manual page names every command and is laid out without a warning', () => {
  const page = content('docs/vendorclient.1')
  for (const name of listedCommands) expect(page).toContain(`.B ${name.replaceAll('-', '\\-')}`)
  for (const line of page.split('\n')) expect(line).not.toMatch(/^\.(?!TH|SH|PP|B |I |TP|RS|RE|EX|EE)/)
  const groff = '/usr/bin/groff'
  if (!existsSync(groff)) return
  const { stderr } = spawnSync(groff, ['-man', '-ww', '-z', '-Tutf8'], { input: page, encoding: 'utf8' })
  expect(stderr).toBe('')
})
