import '../../../test/support/guarded.ts'
import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eventsOf } from '../../../src/core/journal/events.ts'
import { makeFolder } from '../../../src/core/make-folder.ts'
import { writeBytes, writeText } from '../../../src/core/output/files.ts'
import { packagePath } from '../../../src/core/package-root.ts'
import { createRandom } from '../../../src/core/random.ts'
import { runsIn } from '../../../src/evaluation/judged-runs.ts'
import type { RunFolder } from '../../../src/experiment/run-folder.ts'
import { taskFileText } from '../../../src/import/task-file-text.ts'
import { openRecording } from '../../../src/recording/file.ts'
import { encodePng } from '../../../src/render/image/png.ts'
import { openSchema } from '../../../src/scenario/open/open.ts'
import { scoreOf } from '../../../src/scenario/open/score-fold.ts'
import { readFlags } from '../../flags.ts'
import { drawSheet } from './draw-sheet.ts'
import { ASKED, readScenes, type SheetScene } from './scenes.ts'

/*
 * Contact sheets for readers who do not know the journal: plays the scenes of benchmarks/mcu/sheets/sheets.yaml with the expert, some of
 * which do what was asked and some something else, and draws a sheet of each run under a name that does not tell which.
 * `npm run mcu:sheets -- --out FOLDER --key FILE`. `--seed 1` shuffles the names, `--runs FOLDER` keeps the runs. The key lists for each sheet the request, the agent's action, and whether the task's own rule holds; keep it away from readers.
 */

const { values } = readFlags(import.meta.filename, {
  out: { type: 'string', default: 'sheets' },
  key: { type: 'string', default: 'sheets-key.json' },
  seed: { type: 'string', default: '1' },
  runs: { type: 'string' },
})
const VERSION = '1.19.2'
const print = (text: string) => process.stdout.write(`${text}\n`)
const scenes = readScenes(packagePath('benchmarks', 'mcu', 'sheets', 'sheets.yaml'), VERSION)
const folder = values.runs ?? mkdtempSync(join(tmpdir(), 'sheets-'))
const experiment = play(scenes, folder)
const byTask = new Map(runsIn([experiment]).map((run) => [run.task, run.folder]))
makeFolder(values.out)
const key = shuffled(scenes, Number(values.seed)).map((scene, index) => {
  const name = `sheet-${String(index + 1).padStart(2, '0')}.png`
  const run = byTask.get(scene.draft.id)
  if (run === undefined) throw new TypeError(`${scene.draft.id} was not played`)
  const store = openRecording(run.file('recording'))
  writeBytes(join(values.out, name), encodePng(drawSheet(store, scene.asked)))
  const entry = {
    sheet: name,
    asked: scene.asked,
    did: scene.does,
    isDone: isAskedDone(run),
    ending: endingOf(run),
  }
  print(`${name}  ${JSON.stringify(entry)}`)
  return entry
})
writeText(values.key, `${JSON.stringify(key, null, 1)}\n`)
if (values.runs === undefined) rmSync(folder, { recursive: true })

/** Plays the scenes as an experiment that is recorded. @returns its folder */
function play(all: readonly SheetScene[], root: string): string {
  makeFolder(root)
  const files = all.map(({ draft }) => {
    const file = join(root, `${draft.id}.yaml`)
    writeText(file, taskFileText(draft))
    return file
  })
  const args = [
    'run',
    ...files,
    '--seeds',
    '1',
    '--film',
    'on',
    '--experiments',
    root,
    '--id',
    'played',
    '--plain',
  ]
  spawnSync(process.execPath, [packagePath('src', 'cli', 'main.ts'), ...args], { stdio: 'ignore' })
  return join(root, 'played')
}

function shuffled(all: readonly SheetScene[], seed: number): SheetScene[] {
  const random = createRandom(seed)
  return all
    .map((scene) => ({ scene, rank: random.fork(scene.draft.id).next() }))
    .sort((a, b) => a.rank - b.rank)
    .map(({ scene }) => scene)
}

/** Whether the rule of the task as it was asked holds at the end of a run. */
function isAskedDone(run: RunFolder): boolean {
  const { events } = run.journal()
  const task = eventsOf(events, 'run.started')[0]?.data.task as { open?: unknown }
  const { milestones } = scoreOf(openSchema.parse(task.open), events)
  return milestones.some(({ id, truth }) => id === ASKED && truth.doneAt !== undefined)
}

function endingOf(run: RunFolder): string | undefined {
  return eventsOf(run.journal().events, 'episode.finished')[0]?.data.outcome
}
