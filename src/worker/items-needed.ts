import type { ItemCount } from '../game/item-counts.ts'
import { wantedCells } from '../graph/wanted-cells.ts'
import { materialsOf } from '../task/task.ts'
import type { Team } from './team.ts'

type NeedyTeam = Pick<Team, 'board' | 'world'>

/** Items that a subtask still needs: those of its open cells while an agent works on it, otherwise all planned ones. */
export function itemCounter(team: NeedyTeam): (subtask: number) => readonly ItemCount[] {
  const { board } = team
  const inWork = new Set(board.running().values())
  return (subtask) => (inWork.has(subtask) ? itemsLeft(team, subtask) : board.forecast.errand(subtask).items)
}

/** Materials for the cells of a subtask that do not contain their block yet. */
export function itemsLeft({ board, world }: NeedyTeam, subtask: number): ItemCount[] {
  const wanted = wantedCells(board.subtask(subtask), world.task, world.actions)
  return materialsOf(wanted.filter((cell) => !world.shows([cell]))).filter(({ item }) => item !== 'air')
}

/** How many of an item all agents of the team carry. */
export const carriedByAll = ({ world }: Pick<Team, 'world'>, item: string): number =>
  world.agents.reduce((sum, name) => sum + world.avatar(name).carries(item), 0)
