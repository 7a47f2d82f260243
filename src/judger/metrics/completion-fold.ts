import type { GameEvent } from '../../core/journal/events.ts'
import { cellKey } from '../../core/position.ts'
import { EscapeConditions } from '../../scenario/escape/conditions.ts'
import type { Escape } from '../../scenario/escape/rooms.ts'
import { gatheringCompletion } from '../../scenario/gathering/completion.ts'
import type { Gathering } from '../../scenario/gathering/gathering.ts'
import { parseBlock } from '../../task/block.ts'
import type { Task } from '../../task/task.ts'
import { WorldState } from './world-state.ts'

/** How far a task is at a moment of its run, in what its completion rate counts. */
export interface Completed {
  done: number
  of: number
  /** What is counted, for people: blocks, points, items, rooms. */
  what: string
}

/** Follows the completion of a task through its events, one after another. */
export interface CompletionFold {
  apply(event: GameEvent): void
  now(): Completed
}

/** For a task of any scenario. */
export function completionFold(task: Task): CompletionFold {
  if (task.gathering !== undefined) return ofGathering(task.gathering)
  if (task.escape !== undefined) return ofEscape(task.escape)
  return ofConstruction(task.blueprint)
}

function ofConstruction(blueprint: Task['blueprint']): CompletionFold {
  const wishes = new Map(blueprint.map((wish) => [cellKey(wish.position), wish]))
  const world = new WorldState()
  let done = 0
  return {
    apply(event) {
      if (event.type === 'arena.prepared') {
        world.apply(event)
        done = blueprint.filter((wish) => world.shows(wish)).length
      } else if (event.type === 'block.changed') {
        const wish = wishes.get(cellKey(event.data.position))
        const before = wish !== undefined && world.shows(wish)
        world.apply(event)
        done += Number(wish !== undefined && world.shows(wish)) - Number(before)
      }
    },
    now: () => ({ done, of: blueprint.length, what: 'blocks' }),
  }
}

function ofGathering(gathering: Gathering): CompletionFold {
  const events: GameEvent[] = []
  const what = gathering.checkpoints === undefined ? 'items' : 'points'
  let completed: Completed = { ...gatheringCompletion(gathering, []), what }
  return {
    apply(event) {
      if (event.type !== 'items.changed') return
      events.push(event)
      completed = { ...gatheringCompletion(gathering, events), what }
    },
    now: () => completed,
  }
}

function ofEscape(escapeTask: Escape): CompletionFold {
  const conditions = new EscapeConditions(escapeTask)
  return {
    apply(event) {
      if (event.type !== 'block.changed') return
      const block = parseBlock(event.data.to)
      if (block !== undefined) conditions.see(event.data.position, block)
    },
    now() {
      const rooms = conditions.rooms()
      return { done: rooms.filter(({ done }) => done).length, of: rooms.length, what: 'rooms' }
    },
  }
}
