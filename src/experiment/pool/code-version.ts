import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { packagePath, packageVersion } from '../../core/package-root.ts'
import { provenance } from '../provenance.ts'

/** Data that, besides the code, determines an episode. */
const DATA = ['prompts', 'rules', 'profiles']

/**
 * Identifies this code, equal on every machine that has it: version, and fingerprint of code, prompts, rules, profiles and the
 * libraries that determine how bots and world behave. It differs between the sources and the built package.
 */
export function codeVersion(): string {
  known ??= fingerprint()
  return known
}

/** Computed once per process, since a process keeps running the code that it has loaded. */
let known: string | undefined

function fingerprint(): string {
  const code = import.meta.url.endsWith('.ts') ? 'src' : 'dist'
  const hash = createHash('sha256')
  hash.update(JSON.stringify(provenance().libraries))
  for (const folder of [code, ...DATA]) {
    const root = packagePath(folder)
    const files = readdirSync(root, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && !/\.test\.ts$|\.d\.ts$|\.map$/.test(entry.name))
      .map((entry) =>
        join(entry.parentPath, entry.name)
          .slice(root.length + 1)
          .split(sep)
          .join('/'),
      )
    for (const file of files.sort()) {
      hash.update(JSON.stringify([folder, file]))
      hash.update(readFileSync(join(root, file)))
    }
  }
  return `${packageVersion()} (${hash.digest('hex').slice(0, 12)})`
}
