import Table from 'cli-table3'
import { Command } from 'commander'
import { z } from 'zod'
import { eventsOf } from '../core/journal/events.ts'
import { readJournal } from '../core/journal/reader.ts'
import { RunFolder } from '../experiment/run-folder.ts'
import { atomsOf } from '../mcu/atoms/atoms.ts'
import { principalComponents } from '../mcu/difficulty/principal.ts'
import { calibrateAll, difficulties, type Solution } from '../mcu/difficulty/scores.ts'
import { planningComplexity, prerequisitesOf } from '../mcu/reach/prerequisites.ts'
import { TABLE_STYLE } from '../report/terminal/table-style.ts'
import { DEFAULT_GAME_VERSION } from '../task/game-version.ts'

const print = (text: string) => process.stdout.write(`${text}\n`)
const shown = (value: number | undefined, digits = 2): string => value?.toFixed(digits) ?? '–'

/** Difficulty of tasks from runs that solved them. */
export const difficultyCommand = (): Command =>
  new Command('difficulty')
    .description('how hard tasks are, from runs that solved them: time, effort, planning, and their map')
    .argument('<runs...>', 'run folders; runs that failed are left out')
    .action(difficulty)
    .exitOverride()

function difficulty(runs: readonly string[]): void {
  const solutions = runs.flatMap(solutionIn)
  const scores = difficulties(solutions)
  const graph = prerequisitesOf(DEFAULT_GAME_VERSION)
  const planning = scores.map(({ task }) => {
    const atom = atomsOf(DEFAULT_GAME_VERSION).find(
      ({ id }) => task.replace(/^mcu_(simple|hard)_/, '') === id,
    )
    return atom === undefined || !graph.cost.has(`task:${atom.id}`)
      ? undefined
      : planningComplexity(atom, graph)
  })
  const columns = [
    calibrateAll(scores.map(({ time }) => time)),
    calibrateAll(scores.map(({ effort }) => effort)),
    calibrateAll(planning),
  ]
  const rows = scores.map((_, index) => columns.map((column) => column[index] ?? 0))
  const { points, explained } = principalComponents(rows)
  const table = new Table({
    style: TABLE_STYLE,
    head: ['task', 'runs', 'frames', 'entropy', 'E + V', 'time', 'effort', 'planning', 'map x', 'map y'],
    colAligns: ['left', ...Array.from({ length: 9 }, () => 'right' as const)],
  })
  scores.forEach(({ task, solutions: count, time, effort, isRough }, index) => {
    const calibrated = columns.map((column) => shown(column[index]))
    const entropy = `${shown(effort, 3)}${isRough && effort !== undefined ? ' ~' : ''}`
    const [x = 0, y = 0] = points[index] ?? []
    table.push([
      task,
      count,
      Math.round(time),
      entropy,
      planning[index] ?? '–',
      ...calibrated,
      shown(x),
      shown(y),
    ])
  })
  print(table.toString())
  print(
    `${solutions.length} of ${runs.length} runs reached their goal. ~: sequences shorter than five times the patterns.`,
  )
  print(
    `Calibrated to 0..5 by quantiles over these ${scores.length} tasks; the map holds ${shown(100 * explained, 0)} % of the variance.`,
  )
  print('Intricacy, creativity and novelty are rated by people; nobody has.')
}

/** The solution that a run is, if it reached its goal. */
function solutionIn(path: string): Solution[] {
  const { events } = readJournal(RunFolder.open(path).file('journal'))
  const end = eventsOf(events, 'episode.finished')[0]
  const [started] = eventsOf(events, 'run.started')
  const named = z.object({ id: z.string() }).safeParse(started?.data.task)
  if (end?.data.outcome !== 'success' || !named.success) return []
  const actions = eventsOf(events, 'action.finished').map(({ data }) => data.action.name)
  return [{ task: named.data.id, seconds: end.t / 1000, actions }]
}
