import { eventsOf } from '../../../core/journal/events.ts'
import type { JudgedRun } from '../../../evaluation/judged-runs.ts'
import type { Judgement } from '../../../evaluation/judgement.ts'
import { JudgementFolder } from '../../../evaluation/judgement-folder.ts'
import { panelOf } from '../../../evaluation/panel.ts'
import type { Scoring } from '../../../judger/metrics/scorecard.ts'
import type { Dimension } from '../../../mcu/autoeval/dimension.ts'
import { taskFromJournal } from '../../../task/resolve-task.ts'
import { type Traits, traitsOf } from '../../../task/task-format.ts'

/** A run with all its judgements. */
export interface RunWithJudgements {
  readonly run: JudgedRun
  readonly judgements: readonly Judgement[]
  /** The predicate's verdict; undefined if only people and models can tell. */
  readonly success: boolean | undefined
  /** The traits under which the task is filed. */
  readonly traits: Traits
}

/** The judged runs, with the data in their folders. */
export function judgedAmong(
  runs: readonly JudgedRun[],
  scenarios: Scoring['scenarios'],
): RunWithJudgements[] {
  const known = new Map<string, Traits>()
  return runs.flatMap((run) => {
    const judgements = new JudgementFolder(run.folder.path).all().map(({ judgement }) => judgement)
    if (judgements.length === 0) return []
    const traits = known.get(run.task) ?? traitsOfRun(run, scenarios)
    known.set(run.task, traits)
    const outcome = judgements.find((judgement) => judgement.outcome !== null)?.outcome
    return [{ run, judgements, success: outcome?.success, traits }]
  })
}

function traitsOfRun({ folder }: JudgedRun, scenarios: Scoring['scenarios']): Traits {
  const started = eventsOf(folder.journal().events, 'run.started')[0]
  return started === undefined
    ? { labels: [] }
    : traitsOf(scenarios, taskFromJournal(started.data.task, scenarios))
}

/** A run as rated by one judge, or by the panel of all. */
export interface RatedRun extends RunWithJudgements {
  /** 0..1; null if it is not rated. */
  readonly scores: Readonly<Record<Dimension, { readonly value: number | null }>>
}

/** The judgements by judge; with several judges also their panel, which comes first. */
export function byJudge(runs: readonly RunWithJudgements[]): Map<string, RatedRun[]> {
  const ids = [...new Set(runs.flatMap(({ judgements }) => judgements.map(({ judge: { id } }) => id)))].sort()
  const ratedBy = (id: string): RatedRun[] =>
    runs.flatMap((run) => {
      const judgement = run.judgements.find(({ judge }) => judge.id === id)
      return judgement === undefined ? [] : [{ ...run, scores: judgement.scores }]
    })
  const panel = runs.map((run) => ({ ...run, scores: panelOf(run.judgements) }))
  const one = ids.map((id) => [id, ratedBy(id)] as const)
  return new Map(ids.length > 1 ? [['the panel', panel], ...one] : one)
}

/** The lowest first: failures, then runs that only a judge can decide, then successes; in each group the least progress first. */
export function failuresFirst(runs: readonly RatedRun[]): RatedRun[] {
  const place = ({ success }: RatedRun) => (success === false ? 0 : success === undefined ? 1 : 2)
  const progress = (run: RatedRun) => run.scores['Task Progress'].value ?? 1
  const name = ({ run }: RatedRun) => `${run.task}\n${run.team}\n${run.seed}`
  return [...runs].sort(
    (x, y) => place(x) - place(y) || progress(x) - progress(y) || (name(x) < name(y) ? -1 : 1),
  )
}
