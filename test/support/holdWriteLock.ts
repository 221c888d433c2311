/** Program: takes the write lock of a database, or the whole file with `whole`; says so and holds it until stdin ends. */
import Database from 'better-sqlite3'

const [path, mode] = process.argv.slice(2)
const database = new Database(path!)
if (mode === 'whole') {
  database.pragma('locking_mode = EXCLUSIVE')
  database.exec('BEGIN EXCLUSIVE; CREATE TABLE lock_taken (x); DROP TABLE lock_taken; COMMIT')
} else database.exec('BEGIN IMMEDIATE')
console.log('held')
process.stdin.on('end', () => database.close()).resume()
