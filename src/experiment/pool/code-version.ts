import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { packagePath, packageVersion } from '../../core/package-root.ts'
import { provenance } from '../provenance.ts'

/** What decides, beside the code, how an episode goes. */
const DATA = ['prompts', 'rules', 'profiles']

/**
 * Which code this is, the same on every machine that has it: version, and fingerprint of code, prompts, rules, profiles and the
 * libraries that decide how bots and world behave. The sources and the built package differ.
 */
export function codeVersion(): string {
  known ??= fingerprint()
  return known
}

/** Computed once in a process: what runs is the code that it has loaded. */
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
