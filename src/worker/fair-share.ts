import { countByItem, type ItemCount } from '../game/item-counts.ts'
import { isTool } from '../game/placement/finishing.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { materialsOf } from '../task/task.ts'
import { type Material, materialsFor } from './agenda.ts'
import type { PathBoard } from './board/path-board.ts'
import type { Supplies } from './supplies.ts'
import type { TeamWorld } from './team-world.ts'

/** What an agent is at and means to do next. */
interface Outlook {
  agent: string
  /** The subtask it works on. */
  id: number
  /** Those that come next. */
  agenda: readonly number[]
}

/** Of what there is more than enough of, an agent takes what so many subtasks more would use up at most. */
const SPARE_SUBTASKS = 3

/**
 * What an agent may take for its agenda: of each material only what is left once every other subtask has its share, counting
 * what teammates carry already. Of what there is more than enough of, it takes its share for some more subtasks, which saves
 * it the way back when things come otherwise than planned. Tools go to whoever comes first.
 */
export function fairShare(
  { supplies, board, world }: { supplies: Supplies; board: PathBoard; world: TeamWorld },
  { agent, id, agenda }: Outlook,
): Material[] {
  const running = board.running()
  const inWork = new Set(running.values())
  const workerOn = new Map<number, string>()
  for (const [worker, subtask] of running) if (!workerOn.has(subtask)) workerOn.set(subtask, worker)
  const itemsOf = (subtask: number) =>
    inWork.has(subtask) ? itemsLeft(board, world, subtask) : board.forecast.errand(subtask).items
  const current = countByItem(itemsOf(id))
  const ahead = new Map(materialsFor(board, agenda).map((material) => [material.item, material]))
  const own = new Set([id, ...agenda])
  const others = board.subtasks().filter((subtask) => !own.has(subtask.id) && !board.isDone(subtask.id))
  /** What teammates need for what they are at and mean to do, and what nobody means to do takes. */
  const demands = new Map<string | undefined, ItemCount[]>()
  for (const subtask of others) {
    const owner = workerOn.get(subtask.id) ?? board.memory.ownerOf(subtask.id)
    const demanded = demands.get(owner)
    if (demanded === undefined) demands.set(owner, [...itemsOf(subtask.id)])
    else demanded.push(...itemsOf(subtask.id))
  }
  const forOthers = new Map<string, number>()
  for (const [owner, items] of demands)
    for (const [item, count] of countByItem(items)) {
      const carried = owner === undefined ? 0 : world.avatar(owner).carries(item)
      forOthers.set(item, (forOthers.get(item) ?? 0) + Math.max(0, count - carried))
    }
  const most = new Map<string, Material>()
  for (const subtask of others) {
    if (inWork.has(subtask.id)) continue
    for (const material of materialsFor(board, [subtask.id]))
      if ((most.get(material.item)?.count ?? 0) < material.count) most.set(material.item, material)
  }
  return [...new Set([...ahead.keys(), ...most.keys()])].flatMap((item) => {
    const planned = ahead.get(item)
    if (isTool(item)) return planned ?? []
    const mine = world.avatar(agent).carries(item) - (current.get(item) ?? 0)
    const free = supplies.left(item) + mine - (forOthers.get(item) ?? 0)
    const wanted = planned?.count ?? 0
    const spare = Math.floor((free - wanted) / board.teamSize)
    const count =
      Math.min(wanted, free) + Math.max(0, Math.min(spare, SPARE_SUBTASKS * (most.get(item)?.count ?? 0)))
    const { container } = planned ?? (most.get(item) as Material)
    if (count <= 0) return []
    return container === undefined ? { item, count } : { item, count, container }
  })
}

/** What the cells of a subtask still take that do not show their block yet. */
function itemsLeft(board: PathBoard, world: TeamWorld, subtask: number) {
  const wanted = wantedCells(board.subtask(subtask), world.task, world.actions)
  return materialsOf(wanted.filter((cell) => !world.shows([cell]))).filter(({ item }) => item !== 'air')
}
