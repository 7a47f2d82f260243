import { join } from 'node:path'
import { Command } from 'commander'
import { COMPUTED, difficultyMap, RATED_BY_PEOPLE } from '../experiment/analysis/difficulty.ts'
import { effortOfRun } from '../experiment/analysis/operational-effort.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { prose, table } from '../report/terminal/table.ts'
import { allOption, type LayoutFlags, layoutHere } from './layout.ts'
import { type JsonFlags, jsonOption, printerOf, printJson } from './output.ts'

const shown = (value: number | undefined, digits: number): string => value?.toFixed(digits) ?? '–'

/** Difficulty of the tasks of an experiment. */
export const difficultyCommand = (): Command =>
  new Command('difficulty')
    .description('how hard the tasks of an experiment are, from the runs that solved them, and their map')
    .argument('<experiment>', 'folder of an experiment; its report draws the map')
    .addOption(allOption())
    .addOption(jsonOption())
    .action(difficulty)
    .exitOverride()

function difficulty(path: string, flags: LayoutFlags & JsonFlags): void {
  const print = printerOf(flags)
  const layout = layoutHere(flags)
  const folder = ExperimentFolder.open(path)
  const { spec } = folder
  const { tasks, explained } = difficultyMap(spec, folder.results(), ({ run }) =>
    run === null ? undefined : effortOfRun(join(folder.runs, run)),
  )
  print(
    table(
      ['task', 'solved', 'frames', 'entropy', 'E + V', 'of tasks', ...COMPUTED, 'map x', 'map y'],
      tasks.map(({ task, solutions, raw, planningInTasks, calibrated, at: [x, y] }) => [
        task,
        solutions,
        Math.round(raw.time ?? 0),
        shown(raw.effort, 3),
        shown(raw.planning, 0),
        shown(planningInTasks, 0),
        ...COMPUTED.map((score) => shown(calibrated[score], 2)),
        shown(x, 2),
        shown(y, 2),
      ]),
      { layout, spare: ['map y', 'map x', 'frames', 'entropy', 'of tasks', 'E + V'] },
    ),
  )
  print(`${tasks.length} of ${spec.tasks.length} tasks were solved; the others are left out.`)
  print(
    prose(
      `Calibrated to 0..5 by quantiles over these ${tasks.length} tasks; the map holds ${shown(100 * explained, 0)} % of the variance.`,
      layout,
    ),
  )
  print(
    prose(
      `E + V: edges and vertices of what a task takes from nothing on; "of tasks" leaves items out, as equation 1 of the paper does. ${countedBy(spec.tasks)}`,
      layout,
    ),
  )
  const measured = tasks.filter(({ raw }) => raw.effort !== undefined).length
  print(
    prose(
      `Effort: permutation entropy (order 3) of keys, camera and clicks at 20 Hz in VPT's numbers, from recordings: ${measured} of ${tasks.length} tasks. Play with --film on to record; older recordings do not have it.`,
      layout,
    ),
  )
  print(`${RATED_BY_PEOPLE.join(', ')}: not rated, that is for people.`)
  if (flags.json) printJson({ experiment: spec.id, of: spec.tasks.length, explained, tasks })
}

/** By which rules an experiment counted. Counts of different rules are not comparable. */
function countedBy(tasks: readonly { readonly planningVersion?: number | undefined }[]): string {
  const versions = [...new Set(tasks.flatMap(({ planningVersion }) => planningVersion ?? []))]
  return versions.length === 0
    ? 'This experiment counted by older rules, one chain for each task.'
    : `Counted by version ${versions.join(', ')} of the rules.`
}
