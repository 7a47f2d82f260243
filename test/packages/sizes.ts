import { execFileSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import manifest from '../../package.json' with { type: 'json' }
import { installScriptsIn, type Weight, weightsIn } from './installed.ts'

/** Maximum installed size in addition to minecraft-data, by the lengths of files (megabytes). */
const LIMITS = { world: 60, whole: 130 } as const
/** Size of an installation before packages became optional (main at a9bfe0be), measured like the others (megabytes). */
const BEFORE = { bytes: 588.6, besideData: 137.8 }
/** Smaller packages are summed up (megabytes). */
const LEAST_SHOWN = 1
const DATA = 'minecraft-data'

const megabytes = (bytes: number): number => bytes / 1e6
const sum = (weights: readonly Weight[], field: 'bytes' | 'onDisk'): number =>
  megabytes(weights.reduce((total, weight) => total + weight[field], 0))

/**
 * Installs the tarball twice, for `causalmace/world` alone and with every optional part, and prints the size of each.
 * @param folder for both projects @throws when one takes more than it may, or has an install script that it may not have
 */
export function measureInstallations(folder: string, tarball: string): void {
  process.stdout.write(
    `\n== installed sizes\nbefore packages became optional: ${BEFORE.bytes} MB, beside ${DATA} ${BEFORE.besideData} MB\n`,
  )
  const world = install(join(folder, 'world-alone'), ['--omit=optional', tarball])
  report('causalmace/world alone (--omit=optional)', world, LIMITS.world)
  const scripts = installScriptsIn(world)
  if (scripts.length > 0) throw new Error(`These run a script when they are installed: ${scripts.join(', ')}`)
  const parts = Object.keys(manifest.peerDependencies)
  report(`whole, with ${parts.join(', ')}`, install(join(folder, 'whole'), [tarball, ...parts]), LIMITS.whole)
}

/** @returns the project */
function install(project: string, wanted: readonly string[]): string {
  mkdirSync(project)
  writeFileSync(
    join(project, 'package.json'),
    JSON.stringify({ name: 'project', private: true, type: 'module' }),
  )
  execFileSync(
    'npm',
    ['install', '--no-audit', '--no-fund', '--prefer-offline', '--ignore-scripts', ...wanted],
    {
      cwd: project,
      stdio: 'inherit',
    },
  )
  // It is there: the measured installation works.
  const program =
    "const { startWorld } = await import('causalmace/world'); await (await startWorld({ port: 0 })).stop()"
  execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: project,
    stdio: 'inherit',
  })
  return project
}

function report(title: string, project: string, limit: number): void {
  const weights = weightsIn(project)
  const beside = weights.filter(({ name }) => name !== DATA)
  const total = sum(weights, 'bytes')
  const row = (name: string, group: readonly Weight[]) => {
    const size = sum(group, 'bytes')
    return `  ${name.padEnd(30)}${size.toFixed(1).padStart(8)} MB ${((100 * size) / total).toFixed(1).padStart(6)} % ${sum(group, 'onDisk').toFixed(1).padStart(8)} MB on disk\n`
  }
  const isShown = ({ bytes }: Weight) => megabytes(bytes) >= LEAST_SHOWN
  process.stdout.write(
    [
      `\n${title}\n`,
      ...weights.filter(isShown).map((weight) => row(weight.name, [weight])),
      row(
        `${weights.filter((weight) => !isShown(weight)).length} smaller ones`,
        weights.filter((weight) => !isShown(weight)),
      ),
      row('all', weights),
      row(`all but ${DATA}`, beside),
    ].join(''),
  )
  if (sum(beside, 'bytes') > limit)
    throw new Error(
      `${title}: ${sum(beside, 'bytes').toFixed(1)} MB beside ${DATA}; it may take ${limit} MB.`,
    )
}
