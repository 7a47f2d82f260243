import { createHash } from 'node:crypto'
import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, extname, relative, resolve, sep } from 'node:path'

/** A string literal that names a neighbouring file of the module. */
const RELATIVE = /(['"`])(\.{1,2}\/[^'"`\n]*)\1/g
const CODE = new Set(['.ts', '.mts', '.js', '.mjs', '.json'])

/**
 * Fingerprint of a plug-in: SHA-256 over the module's file and every file that it names, directly or through other such files, in
 * a string literal that begins with `./` or `../` and exists. These are its relative imports, and data such as `new
 * URL('./prompt.md', import.meta.url)`. Paths are taken relative to the module, so the hash is the same on every machine.
 * Packages imported by name are not hashed; a lockfile pins those.
 * @returns the first 16 hexadecimal digits
 */
export function contentHash(module: string): string {
  const root = dirname(module)
  const hash = createHash('sha256')
  for (const file of reachable(module).sort()) {
    hash.update(JSON.stringify([relative(root, file).split(sep).join('/')]))
    hash.update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}

function reachable(module: string): string[] {
  const seen = new Set([module])
  const queue = [module]
  for (let file = queue.pop(); file !== undefined; file = queue.pop()) {
    if (!CODE.has(extname(file))) continue
    for (const [, , named = ''] of readFileSync(file, 'utf8').matchAll(RELATIVE)) {
      const target = resolve(dirname(file), named)
      if (seen.has(target) || !existsSync(target) || !statSync(target).isFile()) continue
      seen.add(target)
      queue.push(target)
    }
  }
  return [...seen]
}
