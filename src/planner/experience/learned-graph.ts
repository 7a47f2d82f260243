import type { Random } from '../../core/random.ts'
import { breakCycles } from '../../graph/break-cycles.ts'
import type { Ends } from '../../graph/edge-key.ts'
import { groupsOf, ranksOf, requirementsFrom } from '../../graph/requirements.ts'
import type { Dependency, Subtask } from '../../graph/subtask.ts'
import type { Plan } from '../plan.ts'
import { type Beliefs, beliefsOf } from './beliefs.ts'
import { type Lesson, namesOf } from './lessons.ts'

interface Learning {
  subtasks: readonly Subtask[]
  /** The dependencies that the model predicts, the surest first. */
  predicted: readonly Ends[]
  /** The lessons about this task in its world. */
  lessons: readonly Lesson[]
  /** Draws what is left out to learn whether it is needed. Absent: nothing is. */
  explore?: Random
}

interface Learned extends Pick<Plan, 'dependencies' | 'dropped'> {
  /** Dependencies left out to learn whether they are needed, at most one of each subtask. */
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
    const lesson = lessonOn.get(names.get(to) ?? '')
    const beliefs = beliefsOf(own, lesson)
    return { to, own, beliefs, leftOut: explore?.pick(beliefs.suspected) }
  })
  const edges = (of: (beliefs: Beliefs) => readonly string[], reason: string): Dependency[] =>
    into.flatMap(({ to, beliefs, leftOut }) =>
      idsOf(of(beliefs).filter((name) => name !== leftOut)).map((from) => ({ from, to, rules: [], reason })),
    )
  const { kept, broken } = breakCycles([
    ...edges(({ needed }) => needed, 'In earlier episodes it failed without this one.'),
    ...edges(({ suspected }) => suspected, 'No episode has shown that it can be done without this one.'),
  ])
  return {
    dependencies: withAlternatives(
      subtasks,
      kept,
      into.map(({ to, beliefs }) => ({ to, groups: beliefs.alternatives.map(idsOf) })),
    ),
    explored: into.flatMap(({ to, leftOut }) =>
      leftOut === undefined ? [] : idsOf([leftOut]).map((from) => ({ from, to })),
    ),
    dropped: [
      ...broken.map((dependency) => ({
        dependency,
        why: 'closes_a_cycle' as const,
        sentence: 'It closes a cycle with dependencies that are surer.',
      })),
      ...into.flatMap(({ to, own, beliefs, leftOut }) =>
        own.flatMap((name) =>
          idsOf([name]).flatMap((from) => droppedBecause({ from, to, name, beliefs, leftOut })),
        ),
      ),
    ],
  }
}

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

function droppedBecause(about: {
  from: number
  to: number
  name: string
  beliefs: Beliefs
  leftOut: string | undefined
}): Plan['dropped'] {
  const { from, to, name, beliefs, leftOut } = about
  const dependency = { from, to, rules: [], reason: 'The model names it.' }
  if (name === leftOut)
    return [{ dependency, why: 'left_out_to_learn', sentence: 'Left out to learn whether it is needed.' }]
  const isKept = [...beliefs.needed, ...beliefs.suspected, ...beliefs.alternatives.flat()].includes(name)
  const sentence = `In an earlier episode #${to} was done without #${from}.`
  return isKept ? [] : [{ dependency, why: 'not_needed', sentence }]
}
