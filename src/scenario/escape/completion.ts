import { plural } from '../../core/count.ts'
import type { GameEvent } from '../../core/journal/events.ts'
import { type Fold, folded } from '../../core/journal/fold.ts'
import { parseBlock } from '../../game/block.ts'
import type { CompletionRate, RoomConditions } from '../../judger/metrics/measures.ts'
import { EscapeConditions } from './conditions.ts'
import type { Escape } from './rooms.ts'

/** Tracks the conditions of all rooms, and whether the whole team has reached the exit with all that it must carry. */
export class EscapeProgress implements Fold<{ rooms: RoomConditions[]; isOut: boolean }> {
  readonly #exit: string
  readonly #conditions: EscapeConditions
  #isOut = false

  constructor(escapeTask: Escape) {
    this.#exit = escapeTask.exit
    this.#conditions = new EscapeConditions(escapeTask)
  }

  apply({ type, data }: GameEvent): void {
    if (type === 'room.done' && data.room === this.#exit) this.#isOut = true
    if (type !== 'block.changed') return
    const block = parseBlock(data.to)
    if (block !== undefined) this.#conditions.see(data.position, block)
  }

  now(): { rooms: RoomConditions[]; isOut: boolean } {
    return { rooms: this.#conditions.rooms(), isOut: this.#isOut }
  }
}

/** The conditions of all rooms at the end of a journal. */
export const roomConditions = (escapeTask: Escape, events: Iterable<GameEvent>): RoomConditions[] =>
  folded(new EscapeProgress(escapeTask), events).rooms

/** Progress in a room: 1 if all its gates have opened, otherwise the largest share of conditions met at the same time. */
const share = ({ best, of, done }: RoomConditions): number => (done ? 1 : best / of)

/**
 * Completion rate of an escape as in VillagerBench's code: the mean over all rooms of x_r = 1 if room r is done, otherwise (maximum number of conditions met at the same time) / (its conditions). 1 if no room has conditions.
 *
 * It does not consider whether the team got out; `completionWithExit` does.
 */
export function escapeCompletion(rooms: readonly RoomConditions[]): CompletionRate {
  const value = rooms.length === 0 ? 1 : sumOfShares(rooms) / rooms.length
  return {
    value,
    done: rooms.filter(({ done }) => done).length,
    of: rooms.length,
    what: plural(rooms.length, 'room with all ways open', 'rooms with all ways open'),
  }
}

/**
 * The completion rate in our scorecards: like VillagerBench's, with the exit as an additional room. The exit is
 * done once the whole team is in it with all required items, so a team that does not get out stays below 1.
 */
export function completionWithExit(rooms: readonly RoomConditions[], isOut: boolean): CompletionRate {
  const out = isOut ? 1 : 0
  return {
    value: (sumOfShares(rooms) + out) / (rooms.length + 1),
    done: rooms.filter(({ done }) => done).length + out,
    of: rooms.length + 1,
    what: 'rooms are done, the exit included',
  }
}

const sumOfShares = (rooms: readonly RoomConditions[]): number =>
  rooms.reduce((sum, room) => sum + share(room), 0)

/**
 * Completion rate of an escape in the paper's form (eq. 13), which weights rooms by their scores:
 * CR = Σ_r s_r · (c_r / C_r) / Σ_r s_r, with c_r of C_r conditions met. Equals VillagerBench's if all scores are 1.
 */
export function weightedEscapeCompletion({ rooms }: Escape, met: readonly RoomConditions[]): number {
  const scores = new Map(rooms.map(({ id, score }) => [id, score]))
  const weight = ({ room }: RoomConditions) => scores.get(room) ?? 1
  const total = met.reduce((sum, room) => sum + weight(room), 0)
  return total === 0 ? 1 : met.reduce((sum, room) => sum + weight(room) * share(room), 0) / total
}
