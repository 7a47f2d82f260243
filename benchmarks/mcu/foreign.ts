import '../../test/support/guarded.ts'
import { mkdtempSync, readdirSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, join, relative } from 'node:path'
import { UsageError } from '../../src/core/errors.ts'
import { wilson } from '../../src/core/statistics/intervals.ts'
import { table } from '../../src/report/table/table.ts'
import { assessForeign, type ForeignTask } from '../../src/scenes/assess-foreign.ts'
import { ScenePlayer } from '../../src/scenes/scene-player.ts'
import { readFlags } from '../flags.ts'
import { writeConfigs } from './plausible/write.ts'

/*
 * Task configs of MCU and AgentBeats: imported, set up in a world, judged, and played by the expert where a rule decides the goal.
 * `npm run mcu:foreign -- FOLDER…`; `--plausible` adds configs of our own in the same shape (`plausible/`). Ends with an error where a task has no goal and no reason, or a goal holds at the start.
 */

const { values, positionals } = readFlags(
  import.meta.filename,
  {
    seed: { type: 'string', default: '1' },
    only: { type: 'string', default: '' },
    notes: { type: 'boolean', default: false },
    plausible: { type: 'boolean', default: false },
  },
  { allowPositionals: true },
)
const paths = [...positionals, ...(values.plausible ? [plausibleFolder()] : [])]
if (paths.length === 0)
  throw new UsageError('No folder is given.', { hint: 'npm run mcu:foreign -- ../shared/samples/mcu' })
const print = (text: string) => process.stdout.write(`${text}\n`)
const started = performance.now()
const player = new ScenePlayer()
const tasks: ForeignTask[] = []
for (const path of paths.flatMap(configsAt).filter((each) => each.includes(values.only))) {
  const task = await assessForeign(path, { player, minecraft: '1.19.2', seed: Number(values.seed) })
  tasks.push(task)
  print(lineOf(task))
  if (values.notes) for (const note of task.notes) print(`      note: ${note}`)
}
await player.close()
print('')
print(summary())
print(`${((performance.now() - started) / 1000).toFixed(0)} s of wall time`)
const faulty = tasks.filter(
  (task) => task.isTrueAtStart || (task.judgedBy === 'nothing' && task.reason === undefined),
)
if (faulty.length > 0) process.exitCode = 1

function plausibleFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'plausible-'))
  writeConfigs(folder)
  return folder
}

/** Config files at a path: the file itself, or all below a folder. */
function configsAt(path: string): string[] {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory() !== true) return [path]
  return readdirSync(path, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.ya?ml$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

function lineOf({ path, judgedBy, reason, obstacle, faults, isTrueAtStart, expert }: ForeignTask): string {
  const parts = [
    judgedBy === 'rule' ? '' : judgedBy === 'eye' ? `by eye: ${reason}` : `no goal: ${reason}`,
    obstacle === undefined ? '' : `cannot be set up: ${obstacle}`,
    ...faults.map((fault) => `set-up: ${fault}`),
    isTrueAtStart ? 'TRUE AT THE START' : '',
    expert === undefined
      ? ''
      : expert.kind === 'solved'
        ? `solved in ${expert.seconds.toFixed(1)} s`
        : `${expert.kind}: ${expert.why}`,
  ].filter((part) => part !== '')
  return `${relative('.', path)}: ${parts.join('; ')}`
}

function summary(): string {
  const groups = Map.groupBy(
    tasks,
    ({ path }) => `${basename(dirname(dirname(path)))}/${basename(dirname(path))}`,
  )
  const rows = [...groups].map(([group, own]) => rowOf(group, own))
  return table(
    [
      'folder',
      'files',
      'set up',
      'cannot be set up',
      'by rule',
      'by eye',
      'no goal',
      'true at start',
      'no solver',
      'solved',
      'share of by rule',
    ],
    groups.size > 1 ? [...rows, rowOf('all', tasks)] : rows,
  )
}

function rowOf(group: string, own: readonly ForeignTask[]): (string | number)[] {
  const count = (is: (task: ForeignTask) => boolean) => own.filter(is).length
  const byRule = count(({ judgedBy }) => judgedBy === 'rule')
  const solved = count(({ expert }) => expert?.kind === 'solved')
  const { low, high } = wilson({ hits: solved, n: byRule })
  return [
    group,
    own.length,
    count(({ obstacle }) => obstacle === undefined),
    count(({ obstacle }) => obstacle !== undefined),
    byRule,
    count(({ judgedBy }) => judgedBy === 'eye'),
    count(({ judgedBy }) => judgedBy === 'nothing'),
    count(({ isTrueAtStart }) => isTrueAtStart),
    count(({ expert }) => expert?.kind === 'no solver'),
    solved,
    byRule === 0
      ? '–'
      : `${Math.round((100 * solved) / byRule)} % [${Math.round(100 * low)}, ${Math.round(100 * high)}]`,
  ]
}
