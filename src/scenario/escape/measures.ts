import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import type { CompletionFold } from '../../judger/metrics/completion-fold.ts'
import type { Measures } from '../../judger/metrics/measures.ts'
import { parseBlock } from '../../task/block.ts'
import { completionWithExit, isEverybodyOut, roomConditions, weightedEscapeCompletion } from './completion.ts'
import { escapeComplexity, escapeMaxActionTime, escapeMaxTime } from './complexity.ts'
import { EscapeConditions } from './conditions.ts'
import type { EscapeTask } from './rooms.ts'

export function escapeMeasures({ escape: escapeTask }: EscapeTask, events: readonly GameEvent[]): Measures {
  const agents = eventsOf(events, 'run.started')[0]?.data.agents.length ?? 1
  const complexity = escapeComplexity(escapeTask, agents)
  const rooms = roomConditions(escapeTask, events)
  return {
    completion: completionWithExit(rooms, isEverybodyOut(escapeTask, events)),
    complexity,
    maxActionTime: escapeMaxActionTime(complexity),
    maxTime: escapeMaxTime(rooms.length),
    escape: { weighted: weightedEscapeCompletion(escapeTask, rooms), rooms },
  }
}

/** Counts the rooms that are done, including the exit. */
export function escapeCompletionFold({ escape: escapeTask }: Pick<EscapeTask, 'escape'>): CompletionFold {
  const conditions = new EscapeConditions(escapeTask)
  let isOut = false
  return {
    apply(event) {
      if (event.type === 'room.done' && event.data.room === escapeTask.exit) isOut = true
      if (event.type !== 'block.changed') return
      const block = parseBlock(event.data.to)
      if (block !== undefined) conditions.see(event.data.position, block)
    },
    now() {
      const rooms = conditions.rooms()
      const done = rooms.filter((room) => room.done).length + (isOut ? 1 : 0)
      return { done, of: rooms.length + 1, what: 'rooms' }
    },
  }
}
