import { basename, join, resolve } from 'node:path'
import { z } from 'zod'
import { JournalError } from '../core/errors.ts'
import { eventsOf } from '../core/journal/events.ts'
import { labelsOf } from '../experiment/matrix/condition.ts'
import { ExperimentFolder } from '../experiment/matrix/experiment-folder.ts'
import { RunFolder } from '../experiment/run-folder.ts'

/** A run that can be judged, and the team that played it. */
export interface JudgedRun {
  readonly folder: RunFolder
  /** Planner and model, if they distinguish runs, plus the experiment if several experiments have a team of this name. */
  readonly team: string
  readonly task: string
  readonly seed: number
}

/** A run with everything that distinguishes its team from teams with the same label. */
interface Labelled extends JudgedRun {
  /** Path of the experiment; empty for runs without one. */
  readonly experiment: string
  /** Id of the condition; its label if the run has no experiment. */
  readonly condition: string
}

/**
 * The runs in the given folders: a run folder itself, or, for an experiment, the last attempt at each episode. Conditions of
 * different experiments are different teams, even with the same label: each label is then followed by the name of its experiment.
 * @throws RunFolderError if a folder is neither
 */
export function runsIn(paths: readonly string[]): JudgedRun[] {
  const sources = new Set(paths.map((path) => resolve(path)))
  const runs = [...sources].flatMap((path) =>
    ExperimentFolder.isOne(path) ? runsOfExperiment(path) : [runOf(path)],
  )
  const names = teamNames(runs)
  return runs.map((run) => ({
    folder: run.folder,
    team: names.get(keyOf(run)) ?? run.team,
    task: run.task,
    seed: run.seed,
  }))
}

const keyOf = ({ experiment, condition }: Labelled): string => `${experiment}\n${condition}`

/**
 * A name for each team: its label, plus as much of its experiment and condition as it takes to distinguish it from others with
 * that label.
 */
function teamNames(runs: readonly Labelled[]): Map<string, string> {
  const teams = [...new Map(runs.map((run) => [keyOf(run), run])).values()]
  const candidates: readonly ((run: Labelled) => string)[] = [
    ({ team }) => team,
    ({ team, experiment }) => (experiment === '' ? team : `${team} (${basename(experiment)})`),
    ({ team, experiment }) => (experiment === '' ? team : `${team} (${experiment})`),
    ({ team, experiment, condition }) => `${team} (${experiment}, ${condition})`,
  ]
  return new Map(
    teams.map((team) => {
      const rivals = teams.filter((other) => other !== team && other.team === team.team)
      const nameOf = candidates.find((candidate) =>
        rivals.every((other) => candidate(other) !== candidate(team)),
      )
      return [keyOf(team), nameOf?.(team) ?? keyOf(team)]
    }),
  )
}

function runsOfExperiment(path: string): Labelled[] {
  const experiment = ExperimentFolder.open(path)
  const labels = labelsOf(experiment.spec.conditions)
  const last = new Map<string, Labelled>()
  for (const { condition, task, seed, epoch, run } of experiment.results()) {
    if (run === null) continue
    const folder = RunFolder.open(join(experiment.runs, run))
    last.set(`${condition} ${task} ${seed} ${epoch}`, {
      folder,
      team: labels.get(condition) ?? condition,
      task,
      seed,
      experiment: path,
      condition,
    })
  }
  return [...last.values()]
}

function runOf(path: string): Labelled {
  const folder = RunFolder.open(path)
  const started = eventsOf(folder.journal().events, 'run.started')[0]
  const task = z.object({ id: z.string() }).safeParse(started?.data.task)
  if (started === undefined || !task.success)
    throw new JournalError(`${path}: the journal does not say which task it is of.`)
  const { planner, model, seed } = started.data.options
  const team = `${planner} · ${model}`
  return { folder, team, task: task.data.id, seed, experiment: '', condition: team }
}
