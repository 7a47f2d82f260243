import type { GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { scoreEvents } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import type { Task } from '../../src/task/task.ts'

/**
 * Plays a task in the embedded world on the fast clock, and scores its journal.
 * @param how for tests that play one task after another: `player.play`
 */
export async function play(
  task: Task,
  { agents = 3, seed = 1, spec = 'expert', planner = 'causal', how = runEpisode } = {},
) {
  const events: GameEvent[] = []
  const { answerer } = createAnswerer({ model: spec, wallClock: () => 0, ...builtinGame })
  await how({
    request: usualRequest(task, { agents: agentNames(agents), seed, planner, model: answerer.id }),
    answerer,
    onEvent: (event) => events.push(event),
    signal: new AbortController().signal,
  })
  return { events, card: scoreEvents(events) }
}
