import '../support/guarded.ts'
import { GAME_VERSIONS } from '../../src/game/version.ts'
import { type ProbeResult, playProbe } from './play-probe.ts'
import { PROBES } from './probes.ts'
import { measureSpeed } from './speed.ts'

/*
 * `npm run body [-- --version 1.19.2] [-- --only boat]`: what a body by keys can do, probe by probe in each version, and how
 * many steps a second of processor time it makes.
 */

const flag = (name: string): string | undefined => {
  const index = process.argv.indexOf(`--${name}`)
  return index < 0 ? undefined : process.argv[index + 1]
}
const only = flag('only')
const versions = GAME_VERSIONS.filter((version) => (flag('version') ?? version) === version)
const probes = PROBES.filter(({ name }) => only === undefined || name.includes(only))

const print = (line: string): void => void process.stdout.write(`${line}\n`)
const failures: ProbeResult[] = []
const width = Math.max(...probes.map(({ name }) => name.length))
print(`${'ability'.padEnd(width)}  ${versions.join('  ')}`)
for (const probe of probes) {
  const marks: string[] = []
  for (const version of versions) {
    const result = await playProbe(probe, version)
    marks.push((result.passed ? '✓' : '✗').padEnd(version.length))
    if (!result.passed) failures.push(result)
  }
  print(`${probe.name.padEnd(width)}  ${marks.join('  ')}`)
}
for (const { name, version, wanted, got } of failures)
  print(`${version} ${name}: wanted ${wanted}, got ${got}`)
if (only === undefined) for (const line of await measureSpeed()) print(line)
process.exitCode = failures.length > 0 ? 1 : 0
