import { eventsOf, type GameEvent } from '../../core/journal/events.ts'
import { parseTask } from '../../task/load-task.ts'
import { playTask } from '../../testing/play-task.ts'
import type { OpenTask } from './open.ts'
import { openScenario } from './scenario.ts'

/** A task file with this goal and set-up. */
export const openFile = (
  setup: readonly string[],
  success: unknown,
  minecraft = '1.19.2',
  agents = 1,
): string => `schema: 1
id: open-test
scenario: open
title: A test
goal: Do it.
minecraft: ${minecraft}
agents: ${agents}
arena: { min: [0, -60, 0], max: [24, -50, 24], spawn: [12, -60, 12] }
limits: { seconds: 60 }
open:
  setup: ${JSON.stringify(setup)}
  success: ${JSON.stringify(success)}
`

export const readOpen = (text: string): OpenTask => parseTask(text, 'test', [openScenario]) as OpenTask

/** Plays a task file with the expert. */
export async function playOpen(text: string): Promise<readonly GameEvent[]> {
  const { events } = await playTask(readOpen(text), openScenario, [])
  return events
}

/** How a run ended. */
export const outcomeOf = (events: readonly GameEvent[]) => eventsOf(events, 'episode.finished')[0]?.data
