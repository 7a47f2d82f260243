import { packagePath } from '../../src/core/package-root.ts'
import { readFlags } from '../flags.ts'
import { flagIssue } from './check-flags.ts'

/** The flags of `bench:planning`. */
export const { values: flags } = readFlags(packagePath('benchmarks', 'planning', 'bench.ts'), {
  seeds: { type: 'string' },
  quick: { type: 'boolean', default: false },
  only: { type: 'string' },
  rules: { type: 'boolean', default: false },
  world: { type: 'boolean', default: false },
  plays: { type: 'boolean', default: false },
  worlds: { type: 'string' },
  seed: { type: 'string' },
  episodes: { type: 'string' },
  rivals: { type: 'boolean', default: false },
  experience: { type: 'boolean', default: false },
  svg: { type: 'string' },
})

const issue = flagIssue(flags)
if (issue !== undefined) {
  process.stderr.write(`${issue}\n(--help lists the flags)\n`)
  process.exit(2)
}
