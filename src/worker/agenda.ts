import { distance, type Position } from '../core/position.ts'
import { type ItemCount, totals } from '../game/item-counts.ts'
import { isTool } from '../game/placement/finishing.ts'
import type { PathBoard } from './board/path-board.ts'

/** Items that fill a slot, of most kinds. */
export const STACK = 64

/** Materials that are likely to be needed, and the container from which the plan fetches them. */
export interface Material extends ItemCount {
  container?: Position
}

/**
 * Plans what an agent will probably do after a subtask: its current agenda, the rest of its path, then the nearest subtasks,
 * until it has its share of the remaining work; on its path, at least until its inventory is full, since every trip for materials
 * takes as long. No subtask is on two agendas, so an agent that fetches materials for its whole
 * agenda takes none that another agent needs.
 */
export function planAhead(board: PathBoard, agent: string, id: number): readonly number[] {
  const { memory, forecast } = board
  const whole = memory.pathOf(agent)
  const path = whole?.includes(id) === true ? whole.slice(whole.indexOf(id) + 1) : undefined
  const inWork = new Set(board.running().values())
  const onOtherPaths = new Set([...memory.paths()].flatMap(([other, way]) => (other === agent ? [] : way)))
  const isFree = (next: number): boolean => {
    const owner = memory.ownerOf(next)
    if (owner !== undefined && owner !== agent) return false
    return path?.includes(next) === true || !onOtherPaths.has(next)
  }
  const isOpen = (next: number): boolean => next !== id && !inWork.has(next) && !board.isSettled(next)
  const open = new Set(
    board
      .subtasks()
      .map((subtask) => subtask.id)
      .filter((next) => isOpen(next) && isFree(next)),
  )
  const share = (board.policy.agenda.share * forecast.workLeft) / board.teamSize
  const agenda: number[] = []
  let effort = forecast.duration(id)
  const load = [...forecast.errand(id).items]
  let last = forecast.errand(id).place
  const add = (next: number): void => {
    if (!open.delete(next)) return
    agenda.push(next)
    effort += forecast.duration(next)
    load.push(...forecast.errand(next).items)
    last = forecast.errand(next).place ?? last
  }
  const { stacks, slots } = board.policy.agenda
  const isShare = (next: number) => effort + forecast.duration(next) / 2 <= share && stacksOf(load) < stacks
  for (const next of path ?? forecast.chainFrom(id))
    if (isShare(next) || slotsOf([...load, ...forecast.errand(next).items]) <= slots) add(next)
  for (const next of memory.agendaOf(agent)) if (isShare(next)) add(next)
  while (open.size > 0) {
    const next = nearestOf(board, open, last)
    if (!isShare(next)) break
    add(next)
  }
  memory.setAgenda(agent, agenda)
  return agenda
}

/** An amount of items, in stacks. */
const stacksOf = (items: readonly ItemCount[]): number =>
  items.reduce((sum, { count }) => sum + count / STACK, 0)

/** Slots that items fill. */
export const slotsOf = (items: readonly ItemCount[]): number =>
  totals(items).reduce((sum, { count }) => sum + Math.ceil(count / STACK), 0)

function nearestOf(board: PathBoard, open: ReadonlySet<number>, from: Position | undefined): number {
  let best: { id: number; way: number } | undefined
  for (const id of open) {
    const { place } = board.forecast.errand(id)
    const way = place === undefined || from === undefined ? 0 : distance(place, from)
    if (best === undefined || way < best.way) best = { id, way }
  }
  return (best as { id: number }).id
}

/** Total materials of these subtasks, by item and the container that the plan fetches it from; tools count once. */
export function materialsFor(board: PathBoard, subtasks: readonly number[]): Material[] {
  const materials = new Map<string, Material>()
  for (const id of subtasks) {
    const { items, sources } = board.forecast.errand(id)
    for (const { item, count } of items) {
      const material = materials.get(item)
      const container = material?.container ?? sources.get(item)
      const sum = isTool(item) ? 1 : (material?.count ?? 0) + count
      materials.set(item, container === undefined ? { item, count: sum } : { item, count: sum, container })
    }
  }
  return [...materials.values()]
}
