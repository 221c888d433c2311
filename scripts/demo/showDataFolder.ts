import { existsSync, readdirSync, statSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { narrate, show } from './narrate.ts'

/** What the daemon keeps: files with their modes, tables with their columns. */
export async function showDataFolder(folder: string): Promise<void> {
  narrate('Look at the data folder')
  for (const name of ['.', ...readdirSync(folder)]) {
    const stats = statSync(join(folder, name))
    const mode = (stats.mode & 0o777).toString(8).padStart(4, '0')
    show(
      name === '.' ? 'data folder' : name,
      stats.isDirectory() ? `mode ${mode}` : `mode ${mode}, ${stats.size} bytes`,
    )
  }
  const storage = join(folder, 'storage.sqlite3')
  if (!existsSync(storage)) {
    show('storage', 'none yet: the first item that is kept makes its file')
    return
  }
  const database = new Database(storage, { readonly: true })
  const version = database.pragma('user_version', { simple: true })
  show('schema version', version)
  const tables = database.prepare("SELECT name FROM sqlite_schema WHERE type = 'table' ORDER BY name").pluck().all()
  for (const table of tables as string[]) {
    const columns = database.pragma(`table_info(${table})`) as { name: string; type: string }[]
    show(`table ${table}`, columns.map(({ name, type }) => `${name} ${type}`).join(', '))
  }
  database.close()
}
