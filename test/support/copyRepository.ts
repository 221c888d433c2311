/** Its own repository with the files of this tree, committed or not, in its only commit. */
import { execFileSync } from 'node:child_process'
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** Writes it into the folder, with the installed dependencies and the Node.js of other platforms. */
export function copyRepository(folder: string): void {
  const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--deduplicate']
  const files = execFileSync('git', list, { cwd: root, encoding: 'utf8' }).split('\0').filter(Boolean)
  for (const file of files) {
    mkdirSync(dirname(join(folder, file)), { recursive: true })
    copyFileSync(join(root, file), join(folder, file))
  }
  execFileSync('cp', ['-al', join(root, 'node_modules'), folder])
  const git = (...words: string[]) => execFileSync('git', words, { cwd: folder, stdio: 'pipe' })
  git('init', '--quiet')
  writeFileSync(join(folder, '.git/info/exclude'), '/node_modules\n/dist\n')
  commitAll(folder)
}

function commitAll(folder: string): void {
  const who = ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', '-c', 'commit.gpgsign=false']
  execFileSync('git', ['add', '--all'], { cwd: folder, stdio: 'pipe' })
  execFileSync('git', [...who, 'commit', '--quiet', '--message', 'all'], { cwd: folder, stdio: 'pipe' })
}
