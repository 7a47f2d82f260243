/*
 * `npm run bench:pays`: does the method pay? Plays the protocol benchmarks/pays/pays.yaml (4,480 episodes, about 1 s of processor time
 * each) and holds its results against the claims of benchmarks/pays/claims.ts; a claim that fails is printed like any other, and one whose cell
 * has not been played says so. Continue a stopped run with `causalmace resume FOLDER`. Options: `-- --folder FOLDER` reads the results of a
 * folder instead of playing, `-- --jobs N`.
 */

import '../../test/support/guarded.ts'
import { spawnSync } from 'node:child_process'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import Table from 'cli-table3'
import { packagePath } from '../../src/core/package-root.ts'
import { comparePaired } from '../../src/experiment/analysis/paired.ts'
import { settledResults } from '../../src/experiment/matrix/episode-result.ts'
import { ExperimentFolder } from '../../src/experiment/matrix/experiment-folder.ts'
import { resultsOfCell } from '../../src/experiment/protocol/cell-results.ts'
import { withInterval } from '../../src/report/number-texts.ts'
import { readFlags } from '../flags.ts'
import { CLAIMS, type Claim } from './claims.ts'

const { values: flags } = readFlags(import.meta.filename, {
  folder: { type: 'string' },
  jobs: { type: 'string' },
})

const ROOT = 'experiments'

function play(): string {
  const cli = packagePath('src', 'cli', 'main.ts')
  const protocol = packagePath('benchmarks', 'pays', 'pays.yaml')
  const jobs = flags.jobs === undefined ? [] : ['--jobs', flags.jobs]
  const { status } = spawnSync(process.execPath, [cli, 'experiment', protocol, '--plain', ...jobs], {
    stdio: 'inherit',
  })
  if (status !== 0) process.exitCode = status ?? 1
  const last = readdirSync(ROOT)
    .filter((name) => /^pays-\d/.test(name))
    .sort()
    .at(-1)
  return join(ROOT, last ?? '')
}

const folder = ExperimentFolder.open(flags.folder ?? play())
const { spec } = folder
const results = settledResults(folder.results())

function rowOf({ cell: name, contrast: [a, b], measure, wanted, holds }: Claim): string[] {
  const cell = spec.plan?.cells.find((one) => one.name === name)
  const idOf = (condition: string) => cell?.conditions.find((one) => one.name === condition)?.id
  const own = cell === undefined ? [] : resultsOfCell(spec, cell, results).results
  const of = (condition: string) => own.filter((result) => result.condition === idOf(condition))
  const { difference, pairs } = comparePaired(measure, of(a), of(b))
  const verdict = pairs === 0 ? 'not played' : holds(difference) ? 'holds' : 'fails'
  const figure = pairs === 0 ? '–' : withInterval(difference, 1)
  const method = pairs === 0 ? '' : `${difference.tasks} × ${difference.seeds}`
  return [name, `${a} − ${b}`, measure, figure, String(pairs), method, wanted, verdict]
}

const table = new Table({
  head: ['cell', 'contrast', 'measure', 'mean [95 %]', 'pairs', 'tasks × seeds', 'wanted', 'claim'],
  style: { head: [], border: [] },
})
table.push(...CLAIMS.map(rowOf))
const planned = spec.plan?.episodes ?? 0
process.stdout.write(`${results.length} of ${planned} episodes of ${folder.path}\n${table.toString()}\n`)
