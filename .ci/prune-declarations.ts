/*
 * Part of `npm run build`: removes the declaration files that no entry point of the package leads to. Programs can import only the entry points
 * (`exports` of package.json), so that nobody can reach the others.
 */
import { existsSync, globSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import manifest from '../package.json' with { type: 'json' }

const REFERENCE = /(?:from|import)\s*\(?\s*['"](\.[^'"]+)\.[jt]s['"]/g
const root = dirname(import.meta.dirname)

const reached = new Set<string>()
function reach(file: string): void {
  if (reached.has(file)) return
  if (!existsSync(file)) throw new Error(`${file} is imported by a declaration file, and is not there.`)
  reached.add(file)
  for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(REFERENCE))
    reach(`${join(dirname(file), path)}.d.ts`)
}
for (const door of Object.values(manifest.exports))
  if (typeof door !== 'string') reach(join(root, door.types))

const all = globSync(join(root, 'dist', '**', '*.d.ts'))
for (const file of all) if (!reached.has(file)) rmSync(file)
process.stdout.write(
  `${reached.size} of ${all.length} declaration files are reachable; the others are removed\n`,
)
