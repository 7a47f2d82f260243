import { totals } from '../game/item-counts.ts'
import type { TaskGraph } from '../graph/task-graph.ts'
import { slotsOf } from './agenda.ts'
import type { PathBoard } from './board/path-board.ts'

const answers = new WeakMap<TaskGraph, boolean>()

/**
 * Whether the plan brings the whole team to the same few places: its subtasks form little more than one chain, and their materials
 * fill more slots than one agent has, but no more than the team. Then agents share the materials by kind: what one of them lacks,
 * another one beside it places.
 */
export function isCrowded(board: PathBoard): boolean {
  const known = answers.get(board.graph)
  if (known !== undefined) return known
  const answer = board.teamSize > 1 && needsSeveralAgents(board) && isChain(board)
  answers.set(board.graph, answer)
  return answer
}

function needsSeveralAgents({ forecast, graph, policy, teamSize }: PathBoard): boolean {
  const slots = slotsOf(totals(graph.subtasks().flatMap(({ id }) => forecast.errand(id).items)))
  const each = policy.dealing.slots
  return slots > each && slots <= each * teamSize
}

function isChain({ forecast, graph, policy }: PathBoard): boolean {
  const backbone = graph.backbone()
  const tails = new Map<number, number>()
  let all = 0
  for (const id of backbone.topologicalOrder().toReversed()) {
    const { steps } = forecast.errand(id)
    const after = backbone.dependents(id).map((next) => tails.get(next) ?? 0)
    tails.set(id, steps + Math.max(0, ...after))
    all += steps
  }
  return all <= policy.dealing.chains * Math.max(0, ...tails.values())
}
