import { distance } from '../core/position.ts'
import { withdrawItem } from '../task/actions/withdraw-item.ts'
import type { ItemCount } from '../task/task.ts'
import { wayTo } from './assignment/way-to.ts'
import type { OwnActions } from './own-actions.ts'
import type { Team } from './team.ts'

/** An agent that waits stands this near to where it will be needed (blocks). */
const NEAR_PLACE = 4
const NEAR_CONTAINER = 3
/** Materials are taken along for so many subtasks ahead. */
const LOOK_AHEAD = 3

/** How an agent gets ready for subtasks that come next. */
export class Preparation {
  readonly #own: OwnActions
  readonly #team: Pick<Team, 'board' | 'supplies'>
  /** Subtasks it has got ready for already. */
  readonly #prepared = new Set<number>()

  constructor(own: OwnActions, team: Pick<Team, 'board' | 'supplies'>) {
    this.#own = own
    this.#team = team
  }

  /** Materials of the subtasks it will probably do after this one, as far as nobody else needs them. */
  materialsAfter(id: number): ItemCount[] {
    const { board, supplies } = this.#team
    const path = board.memory.pathOf(this.#own.avatar.name) ?? board.forecast.chainFrom(id)
    const inWork = new Set(board.running().values())
    const soon = path.filter((next) => next !== id && !board.isDone(next) && !inWork.has(next))
    const counts = new Map<string, number>()
    for (const next of soon.slice(0, LOOK_AHEAD))
      for (const { item, count } of board.forecast.errand(next).items)
        counts.set(item, (counts.get(item) ?? 0) + count)
    return supplies.allow([...counts].map(([item, count]) => ({ item, count })))
  }

  /** Fetches the materials of a subtask that is about to become ready and walks near it. @returns whether it acted */
  async prepare(): Promise<boolean> {
    const { board, supplies } = this.#team
    const { avatar } = this.#own
    const next = this.#nextSubtask()
    board.memory.expect(avatar.name, next)
    if (next === undefined || this.#prepared.has(next)) return false
    this.#prepared.add(next)
    const { items, source, place } = board.forecast.errand(next)
    const lacking = supplies.allow(items).filter(({ item, count }) => avatar.carries(item) < count)
    const thought = `I get ready for subtask ${next}.`
    for (const { item, count } of source === undefined ? [] : lacking) {
      if (source === undefined || !this.#own.mayGoOn) return true
      await this.#own.walk(source, NEAR_CONTAINER, thought)
      if (!this.#own.mayGoOn) return true
      const { x, y, z } = source
      const call = withdrawItem.call({ container: [x, y, z], item, amount: count })
      await this.#own.act(call, thought)
    }
    const hasActed = source !== undefined && lacking.length > 0
    if (place === undefined) return hasActed
    const range = Math.ceil(Math.hypot(NEAR_PLACE, place.y - avatar.position.y))
    if (distance(avatar.position, place) <= range + 1) return hasActed
    if (this.#own.mayGoOn) await this.#own.walk(place, range, `I wait near subtask ${next}.`)
    return true
  }

  /** The subtask that pays most to get ready for: near, long, and nobody else prepares for it. */
  #nextSubtask(): number | undefined {
    const { board } = this.#team
    const { name, position } = this.#own.avatar
    const state = { name, position, carries: (item: string) => this.#own.avatar.carries(item) }
    const others = new Set(
      [...board.memory.expectations].flatMap(([agent, id]) => (agent === name ? [] : [id])),
    )
    return board
      .upcoming()
      .filter((id) => !others.has(id))
      .map((id) => ({ id, cost: wayTo(state, board, id) - board.forecast.tail(id) / 4 }))
      .sort((a, b) => a.cost - b.cost || a.id - b.id)[0]?.id
  }
}
