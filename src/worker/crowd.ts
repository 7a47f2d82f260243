import { countByItem, type ItemCount, totals } from '../game/item-counts.ts'
import type { TaskGraph } from '../graph/task-graph.ts'
import type { Task } from '../task/task.ts'
import { slotsOf } from './agenda.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Team } from './team.ts'

const answers = new WeakMap<TaskGraph, boolean>()

/**
 * Whether the plan brings the whole team to the same few places: its subtasks form little more than one chain, and their materials
 * fill more slots than one agent has, but no more than the team. Then agents share the materials by kind: what one of them lacks,
 * another one beside it places. Not where materials are scarce: an item that its carrier cannot bring would be missing for good.
 */
export function isCrowded({ board, world }: Pick<Team, 'board' | 'world'>): boolean {
  const known = answers.get(board.graph)
  if (known !== undefined) return known
  const answer =
    board.teamSize > 1 && needsSeveralAgents(board) && isPlentiful(board, world.task) && isChain(board)
  answers.set(board.graph, answer)
  return answer
}

const materialsIn = ({ forecast, graph }: PathBoard): ItemCount[] =>
  totals(graph.subtasks().flatMap(({ id }) => forecast.errand(id).items))

/** Whether the containers hold at least twice as much as is needed of most kinds. */
function isPlentiful(board: PathBoard, { containers }: Task): boolean {
  const stock = countByItem(containers.flatMap(({ items }) => items))
  const materials = materialsIn(board)
  const plentiful = materials.filter(({ item, count }) => (stock.get(item) ?? 0) >= 2 * count)
  return 2 * plentiful.length > materials.length
}

function needsSeveralAgents(board: PathBoard): boolean {
  const { policy, teamSize } = board
  const slots = slotsOf(materialsIn(board))
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
