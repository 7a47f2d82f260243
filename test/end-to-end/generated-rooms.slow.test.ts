import { expect, it } from 'vitest'
import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { runEpisode } from '../../src/experiment/run-episode.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { importEscapeAtom } from '../../src/import/escape-atom.ts'
import { taskFileText } from '../../src/import/task-file-text.ts'
import { generatedRooms } from '../../src/import/testing/generated-rooms.ts'
import { taskOf } from '../../src/import/testing.ts'
import { createAnswerer } from '../../src/question/create-answerer.ts'
import { builtinGame } from '../../src/scenario/builtin-expert.ts'
import { parseTask } from '../../src/scenario/testing.ts'

/* Three rooms that can be solved, and one that cannot. CAUSALMACE_ROOMS=all plays all that the importer reads. */

const { answerer } = createAnswerer({ model: 'expert', env: {}, wallClock: () => 0, ...builtinGame })
const isAll = process.env.CAUSALMACE_ROOMS === 'all'
/** Rooms across from each other, with a lock, and merging: the kinds with the most to go wrong. */
const FEW: ReadonlySet<number> = new Set([2, 3, 4])
const rooms = generatedRooms
  .map((room, index) => ({
    ...room,
    outcome: importEscapeAtom(room.atom, index, { agents: room.agents, minecraft: '1.19.2' }),
  }))
  .filter(
    ({ outcome, name }, index) => outcome.kind === 'task' && (isAll || FEW.has(index) || /lamp/.test(name)),
  )

it.each(rooms)(
  'the world of an imported room holds, and a team solves it unless import says why not: $name',
  async ({ outcome, why }) => {
    const task = parseTask(taskFileText(taskOf(outcome).draft), 'room.yaml')
    const events: GameEvent[] = []
    await runEpisode({
      request: usualRequest(why === undefined ? task : { ...task, timeLimitMs: 60_000 }),
      answerer,
      onEvent: (event) => events.push(event),
      signal: new AbortController().signal,
    })
    const end = eventsOf(events, 'episode.finished')[0]?.data.outcome
    if (why === undefined) expect(end).toBe('success')
    else expect(['task_failure', 'limit']).toContain(end)
  },
)
