import { countByItem, type ItemCount } from '../game/item-counts.ts'
import { isTool } from '../game/placement/finishing.ts'
import type { Subtask } from '../graph/subtask.ts'
import { type Material, materialsFor } from './agenda.ts'
import type { PathBoard } from './board/path-board.ts'
import { itemCounter } from './items-needed.ts'
import type { Supplies } from './supplies.ts'
import type { TeamWorld } from './team-world.ts'

/** An agent's current and planned work. */
interface Outlook {
  agent: string
  /** The subtask it works on. */
  id: number
  /** The next ones. */
  agenda: readonly number[]
}

interface Stock {
  supplies: Supplies
  board: PathBoard
  world: TeamWorld
}

/**
 * The materials an agent may take for its agenda: of each, only what is left once every other subtask has its share, counting
 * items that teammates already carry. Of plentiful materials it takes spares for a few more subtasks, which saves a trip when
 * plans change. Tools go to the agent that comes first.
 */
export function fairShare(stock: Stock, { agent, id, agenda }: Outlook): Material[] {
  const { supplies, board, world } = stock
  const itemsOf = itemCounter({ board, world })
  const current = countByItem(itemsOf(id))
  const ahead = new Map(materialsFor(board, agenda).map((material) => [material.item, material]))
  const own = new Set([id, ...agenda])
  const others = board.subtasks().filter((subtask) => !own.has(subtask.id) && !board.isDone(subtask.id))
  const forOthers = demandOf(others, stock, itemsOf)
  const largest = largestNeeds(others, board)
  return [...new Set([...ahead.keys(), ...largest.keys()])].flatMap((item) => {
    const planned = ahead.get(item)
    if (isTool(item)) return planned ?? []
    const mine = world.avatar(agent).carries(item) - (current.get(item) ?? 0)
    const free = supplies.left(item) + mine - (forOthers.get(item) ?? 0)
    const wanted = planned?.count ?? 0
    const spare = Math.floor((free - wanted) / board.teamSize)
    const most = board.policy.agenda.spareSubtasks * (largest.get(item)?.count ?? 0)
    const count = Math.min(wanted, free) + Math.max(0, Math.min(spare, most))
    const { container } = planned ?? (largest.get(item) as Material)
    if (count <= 0) return []
    return container === undefined ? { item, count } : { item, count, container }
  })
}

/** Items that other subtasks need, by item, minus what their current or future agents already carry. */
function demandOf(
  others: readonly Subtask[],
  { board, world }: Stock,
  itemsOf: (subtask: number) => readonly ItemCount[],
): Map<string, number> {
  const workerOn = firstWorkers(board)
  const byOwner = Map.groupBy(others, ({ id }) => workerOn.get(id) ?? board.memory.ownerOf(id))
  const demand = new Map<string, number>()
  for (const [owner, subtasks] of byOwner)
    for (const [item, count] of countByItem(subtasks.flatMap(({ id }) => itemsOf(id)))) {
      const carried = owner === undefined ? 0 : world.avatar(owner).carries(item)
      demand.set(item, (demand.get(item) ?? 0) + Math.max(0, count - carried))
    }
  return demand
}

/** The agent that works on each subtask; the first if several do. */
function firstWorkers(board: PathBoard): Map<number, string> {
  const workers = new Map<number, string>()
  for (const [worker, subtask] of board.running()) if (!workers.has(subtask)) workers.set(subtask, worker)
  return workers
}

/** By item, the largest need of any subtask that no agent works on. */
function largestNeeds(others: readonly Subtask[], board: PathBoard): Map<string, Material> {
  const inWork = new Set(board.running().values())
  const largest = new Map<string, Material>()
  for (const { id } of others.filter((subtask) => !inWork.has(subtask.id)))
    for (const material of materialsFor(board, [id]))
      if ((largest.get(material.item)?.count ?? 0) < material.count) largest.set(material.item, material)
  return largest
}
