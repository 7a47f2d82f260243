import type { Random } from '../../core/random.ts'
import { breakCycles } from '../../graph/break-cycles.ts'
import type { Ends } from '../../graph/edge-key.ts'
import { groupsOf, ranksOf, requirementsFrom } from '../../graph/requirements.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import { TaskGraph } from '../../graph/task-graph.ts'
import type { Plan } from '../plan.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { type Lesson, namesOf } from './lessons.ts'

/** Maximum share of subtasks whose plan lacks a suspected dependency. */
const EXPLORED_SHARE = 0.25

interface Learning {
  subtasks: readonly Subtask[]
  /** The dependencies that the model predicts, most certain first. */
  predicted: readonly Ends[]
  /** The lessons about this task in its world. */
  lessons: readonly Lesson[]
  /** Random source for the dependencies that are left out to learn whether they are needed. Absent: none are left out. */
  explore?: Random
}

interface Learned extends Pick<Plan, 'dependencies' | 'dropped'> {
  /**
   * Dependencies left out to learn whether they are needed: at most one per subtask, for a quarter of the
   * subtasks.
   */
  explored: Ends[]
}

/** The dependencies that a model predicts, corrected by what earlier episodes have shown. */
export function learnedGraph({ subtasks, predicted, lessons, explore }: Learning): Learned {
  const names = namesOf(subtasks)
  const ids = new Map([...names].map(([id, name]) => [name, id]))
  const idsOf = (list: readonly string[]) =>
    list.flatMap((name) => {
      const id = ids.get(name)
      return id === undefined ? [] : [id]
    })
  const lessonOn = new Map(lessons.map((lesson) => [lesson.subtask, lesson]))
  const into = subtasks.map(({ id: to }) => {
    const own = predicted.flatMap((edge) => (edge.to === to ? [names.get(edge.from) ?? ''] : []))
    return { to, own, beliefs: beliefsOf(own, lessonOn.get(names.get(to) ?? '')) }
  })
  const edges = (of: (beliefs: Beliefs) => readonly string[], reason: string): Dependency[] =>
    into.flatMap(({ to, beliefs }) => idsOf(of(beliefs)).map((from) => ({ from, to, rules: [], reason })))
  const suspected = edges(
    (beliefs) => beliefs.suspected,
    'No episode has shown that it can be done without this one.',
  )
  const { kept, broken } = breakCycles([
    ...edges((beliefs) => beliefs.needed, 'In earlier episodes it failed without this one.'),
    ...suspected,
  ])
  const left = explore === undefined ? [] : leftOut(new TaskGraph(subtasks, kept), suspected, explore)
  const isLeft = ({ from, to }: Ends) => left.some((edge) => edge.from === from && edge.to === to)
  const alternatives = into.map(({ to, beliefs }) => ({ to, groups: beliefs.alternatives.map(idsOf) }))
  const dropped = (list: readonly Dependency[], why: Plan['dropped'][number]['why'], sentence: string) =>
    list.map((dependency) => ({ dependency, why, sentence }))
  return {
    dependencies: withAlternatives(
      subtasks,
      kept.filter((edge) => !isLeft(edge)),
      alternatives,
    ),
    explored: left.map(({ from, to }) => ({ from, to })),
    dropped: [
      ...dropped(broken, 'closes_a_cycle', 'It closes a cycle with dependencies that are surer.'),
      ...dropped(left, 'left_out_to_learn', 'Left out to learn whether it is needed.'),
      ...into.flatMap(({ to, own, beliefs }) =>
        idsOf(own.filter((name) => !isBelieved(beliefs, name))).flatMap((from) =>
          dropped(
            [{ from, to, rules: [], reason: 'The model names it.' }],
            'not_needed',
            `In an earlier episode #${to} was done without #${from}.`,
          ),
        ),
      ),
    ],
  }
}

/**
 * Suspected dependencies of some subtasks, one each. Only dependencies that are not implied by a longer path: without the others,
 * the subtask would wait just as long.
 */
function leftOut(graph: TaskGraph, suspected: readonly Ends[], explore: Random): Dependency[] {
  const shortest = graph
    .reducedDependencies()
    .filter((edge) => suspected.some(({ from, to }) => from === edge.from && to === edge.to))
  const oneEach = [...Map.groupBy(shortest, ({ to }) => to).values()].flatMap(
    (own) => explore.pick(own) ?? [],
  )
  const wanted = Math.ceil(EXPLORED_SHARE * graph.size)
  while (oneEach.length > wanted) oneEach.splice(explore.integer(oneEach.length), 1)
  return oneEach
}

const isBelieved = ({ needed, suspected, alternatives }: Beliefs, name: string): boolean =>
  [...needed, ...suspected, ...alternatives.flat()].includes(name)

/** Adds groups of alternatives, as long as the subtasks can still be done in some order. */
function withAlternatives(
  subtasks: readonly Subtask[],
  dependencies: readonly Dependency[],
  alternatives: readonly { to: number; groups: readonly (readonly number[])[] }[],
): Dependency[] {
  const reason = 'In earlier episodes it failed without all of these, and any one of them was enough.'
  let known: readonly Dependency[] = dependencies
  for (const { to, groups } of alternatives) {
    const single = known.flatMap((edge) => (edge.to === to ? [[edge.from]] : []))
    const grouped = [...groupsOf([...single, ...groups])].flatMap(([from, anyOf]): Dependency[] =>
      anyOf === undefined ? [] : [{ from, to, anyOf, rules: [], reason }],
    )
    const more = known.concat(grouped)
    if (isExecutable(subtasks, more)) known = more
  }
  return [...known]
}

function isExecutable(subtasks: readonly Subtask[], dependencies: readonly Dependency[]): boolean {
  const into = Map.groupBy(dependencies, ({ to }) => to)
  const ids = subtasks.map(({ id }) => id)
  return ranksOf(ids, (id) => requirementsFrom(into.get(id) ?? [])).size === ids.length
}
