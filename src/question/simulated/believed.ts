import { edgeKey } from '../../graph/edge-key.ts'
import type { DependenciesFacts } from '../kinds/dependencies.ts'
import { happens } from './dice.ts'
import type { Draw } from './draw.ts'
import { losing } from './losing.ts'
import { madeUp, truthOf, wrongBeliefs } from './made-up.ts'

/**
 * A simulated model's beliefs about the prerequisites of each subtask, by ids: the true ones except those it
 * never sees, plus made-up ones. The lasting errors are drawn by the same names as in answers about
 * dependencies, so all planners meet the same wrong beliefs.
 * @param draw names this answer among all others (`of`): the parts left out or made up this once
 */
export function believedPrerequisites(
  plan: Pick<DependenciesFacts, 'task' | 'subtasks'>,
  draw: Draw,
): (id: number) => number[] {
  const { rates, dice, of } = draw
  const facts = { ...plan, rules: [] }
  const truth = truthOf(facts, draw)
  const isLost = losing(facts, draw)
  const held = truth.edges.filter((pair) => !happens(rates.missed, dice, 'missed', edgeKey(pair)))
  const whims = madeUp(truth.edges, rates.unstable, {
    truth,
    ids: plan.subtasks.map(({ id }) => id),
    draw: (...drawn) => dice('whim', ...drawn, of),
  })
  const named = [
    ...[...held, ...wrongBeliefs(facts, draw)].filter((pair) => !isLost(edgeKey(pair))),
    ...whims,
  ]
  const before = new Map<number, Set<number>>()
  for (const { from, to } of named) before.set(to, (before.get(to) ?? new Set()).add(from))
  return (id) => [...(before.get(id) ?? [])].sort((a, b) => a - b)
}
