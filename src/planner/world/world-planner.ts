import { PlanError } from '../../core/errors.ts'
import { SUPPORTED, unsupported } from '../../core/support.ts'
import { groupsOf } from '../../graph/requirements.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import { countingCalls } from '../../question/count-calls.ts'
import { decompose as decomposeQuestion } from '../../question/kinds/decompose.ts'
import { type CausalOptions, createDependencyFinder } from '../causal/causal-planner.ts'
import type { Verdict } from '../causal/decision/decision.ts'
import { decompose } from '../decompose.ts'
import type { Plan } from '../plan.ts'
import type { Planner } from '../planner.ts'
import type { Rehearsal, Trials } from '../trials.ts'
import { type SubtaskTrials, tryOut } from './try-out.ts'

/** A dependency; if it stands only because a subtask could not be tried, with the number of that subtask. */
type Refined = Pick<Plan, 'dependencies' | 'dropped' | 'isolated'>

/**
 * Finds the dependencies by interventions in the world: each subtask is carried out while others are not done. Predicted edges
 * say only what to try first; an edge stays if the subtask fails without it, and edges that were not predicted are found as well.
 * If a trial could not be run, predicted edges stay as they were decided.
 * @param options.certify processes the found needs before they become edges; does nothing by default
 * @param predicted how edges are predicted; without it none are, and no question about dependencies is asked
 */
export function createWorldPlanner(
  id: string,
  predicted?: CausalOptions,
  { certify = asShown }: { certify?: Certify } = {},
): Planner {
  const { find, asks = [], ...finder } = predicted === undefined ? {} : createDependencyFinder(predicted)
  return {
    id,
    ...finder,
    asks: [decomposeQuestion, ...asks],
    supports: ({ hasTrials }) =>
      hasTrials ? SUPPORTED : unsupported(`${id} needs worlds to try subtasks in, and there are none`),
    async plan(task, scene, context): Promise<Plan> {
      const { openTrials, signal } = context
      if (openTrials === undefined)
        throw new PlanError(`The planner ${id} needs a world to try subtasks in.`, {
          hint: 'Run it by the command line, or give `openTrials` in the context.',
        })
      const { answerer, calls } = countingCalls(context.answerer)
      const metered = { ...context, answerer }
      const { functions, subtasks } = await decompose(task, scene, metered)
      const found = await find?.(task, subtasks, metered)
      const verdicts = found?.verdicts ?? []
      const trials = openTrials(task, subtasks, signal)
      try {
        const hints = (to: number) => verdicts.flatMap(({ edge }) => (edge.to === to ? [edge.from] : []))
        const rehearsal = await trials.rehearse()
        const tried = await tryOut(subtasks, trials, hints, rehearsal)
        const { shown, dropped } = await certify(subtasks, tried, { trials, rehearsal })
        const { trials: count, gameSeconds } = trials.cost
        const isPredicted = ({ from, to }: Dependency) =>
          verdicts.some(({ edge }) => edge.from === from && edge.to === to)
        const refined = refineBy(shown, subtasks, verdicts)
        return {
          task: task.id,
          planner: id,
          model: answerer.id,
          functions,
          subtasks,
          ...refined,
          dropped: [...refined.dropped, ...dropped],
          ...(found === undefined ? {} : { refinement: found.record }),
          trials: {
            count,
            gameSeconds: Math.round(gameSeconds),
            unpredicted: refined.dependencies.filter((dependency) => !isPredicted(dependency)).length,
            unknown: [...shown].flatMap(([subtask, { unknown }]) =>
              unknown === undefined ? [] : [{ subtask, reason: unknown }],
            ),
          },
          modelCalls: calls,
        }
      } finally {
        await trials.close()
      }
    },
  }
}

/** The needs that remain, and those that fall. */
export type Certify = (
  subtasks: readonly Subtask[],
  shown: ReadonlyMap<number, SubtaskTrials>,
  options: { trials: Trials; rehearsal: Rehearsal },
) => Promise<{ shown: ReadonlyMap<number, SubtaskTrials>; dropped: Plan['dropped'] }>

const asShown: Certify = async (_, shown) => ({ shown, dropped: [] })

/** Turns the results of trials into a graph, and gives each predicted edge its reason. */
export function refineBy(
  shown: ReadonlyMap<number, SubtaskTrials>,
  subtasks: readonly Subtask[],
  verdicts: readonly Verdict[],
): Refined {
  const namedIn = (from: number, to: number) =>
    verdicts.find(({ edge }) => edge.from === from && edge.to === to)?.carriers ?? []
  const shownEdges = [...shown].flatMap(([to, { requirements, rules }]) =>
    [...groupsOf(requirements)].map(([from, anyOf]): Dependency => {
      const others = requirements.find((members) => members.includes(from) && members.length > 1) ?? []
      const without =
        anyOf === undefined
          ? `without #${from}`
          : `without any of ${others.map((other) => `#${other}`).join(' ')}`
      const edge = {
        from,
        to,
        rules: [...(rules?.get(from) ?? namedIn(from, to))],
        reason: `Tried in the world: it fails ${without}.${carriedBy(rules?.get(from))}`,
      }
      return anyOf === undefined ? edge : { ...edge, anyOf }
    }),
  )
  const graph = new TaskGraph(subtasks, shownEdges)
  const broken = new Set<Verdict>()
  for (const [from, { closedBy }] of shown) {
    for (const to of closedBy) {
      const reason = `Tried in the world: once #${to} is done as well, #${from} becomes impossible.`
      graph.add({ from, to, rules: [...namedIn(from, to)], reason })
    }
  }
  for (const [to, { unknown }] of shown) {
    if (unknown === undefined) continue
    const into = verdicts.filter(({ edge, decision }) => edge.to === to && decision === 'keep')
    for (const verdict of into) {
      const { from } = verdict.edge
      const reason = `Not tried: ${unknown}. ${verdict.sentence}`
      if (!graph.add({ from, to, rules: [...verdict.carriers], reason })) broken.add(verdict)
    }
    // Without a prediction there is no reason for another order than the listed one.
    if (verdicts.length > 0) continue
    const before = subtasks.slice(
      0,
      subtasks.findIndex(({ id }) => id === to),
    )
    for (const { id: from } of before) graph.add({ from, to, rules: [], reason: `Not tried: ${unknown}.` })
  }
  const dependencies = graph.reducedDependencies()
  const touched = new Set(dependencies.flatMap(({ from, to }) => [from, to]))
  return {
    dependencies,
    dropped: verdicts.flatMap((verdict) =>
      droppedOf(verdict, { graph, dependencies, shown, isBroken: broken.has(verdict) }),
    ),
    isolated: subtasks.map(({ id }) => id).filter((id) => !touched.has(id)),
  }
}

const carriedBy = (rules: readonly string[] | undefined): string =>
  rules === undefined ? '' : ` In a world without ${rules.join(' or ')} it does not.`

/** Why a predicted edge is not in the plan; nothing if it is. */
function droppedOf(
  { edge: { from, to }, decision, carriers, evidence, sentence }: Verdict,
  outcome: {
    graph: TaskGraph
    dependencies: readonly Dependency[]
    shown: ReadonlyMap<number, SubtaskTrials>
    isBroken: boolean
  },
): Plan['dropped'] {
  const { graph, dependencies, shown, isBroken } = outcome
  if (dependencies.some((kept) => kept.from === from && kept.to === to)) return []
  const dependency = { from, to, rules: [...carriers], reason: sentence }
  const drop = (why: Plan['dropped'][number]['why'], because: string): Plan['dropped'] => [
    { dependency, why, sentence: because, evidence },
  ]
  if (isBroken)
    return drop('closes_a_cycle', `${sentence} It closes a cycle with what was tried in the world.`)
  if (graph.prerequisites(to).includes(from))
    return drop('implied', 'Tried in the world. Other dependencies already say the same.')
  if (shown.get(to)?.unknown !== undefined && decision !== 'keep') return drop(decision, sentence)
  return drop('not_needed', `Tried in the world: #${to} can be done without #${from}.`)
}
