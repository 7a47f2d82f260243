import { eventsOf, type GameEvent } from '../../src/core/journal/events.ts'
import { cellKey } from '../../src/core/position.ts'
import type { EpisodePlayer } from '../../src/experiment/episode-player.ts'
import { measureEvents } from '../../src/experiment/matrix/episode-result.ts'
import { usualRequest } from '../../src/experiment/usual-request.ts'
import { isDirtOrGrass } from '../../src/game/blocks/kinds/ground.ts'
import { expert, scoring } from '../../src/scenario/testing.ts'
import { agentNames } from '../../src/task/agent-names.ts'
import { SCAFFOLD } from '../../src/task/scaffold.ts'
import type { Task } from '../../src/task/task.ts'
import { timeSpent } from '../teams/time-spent.ts'
import { refusedTwice } from './refused-twice.ts'
import type { Row } from './row.ts'
import { walkedInPlace } from './walked-in-place.ts'

/** A play, with its names in the table. */
export interface Play extends Pick<Row, 'building' | 'from' | 'agents' | 'code'> {
  task: Task
}

/** Lets a team of experts play a task in the embedded world, in virtual time. Calls `onEvents` with the journal at the end. */
export async function play(
  { task, ...names }: Play,
  player: EpisodePlayer,
  { signal, onEvents }: { signal: AbortSignal; onEvents?: (events: readonly GameEvent[]) => void },
): Promise<Row> {
  const events: GameEvent[] = []
  const began = performance.now()
  const common = {
    ...names,
    blocks: task.blueprint.length,
    kinds: new Set(task.blueprint.map(({ block }) => block.name)).size,
  }
  await player.play({
    request: usualRequest(task, { agents: agentNames(names.agents) }),
    answerer: expert,
    onEvent: (event) => events.push(event),
    signal,
  })
  onEvents?.(events)
  const { outcome, makespan, working, walking, waiting, idle } = timeSpent(events)
  const measured = measureEvents(events, scoring)
  return {
    ...common,
    outcome,
    reason: measured.reason,
    completion: measured.completionRate,
    makespan,
    bound: measured.schedule?.bound ?? null,
    floor: measured.floor?.seconds ?? null,
    tidying: makespan === 0 ? 0 : (measured.tidying?.seconds ?? 0) / makespan,
    scaffoldLeft: scaffoldLeft(events, task),
    spent: { working, walking, waiting, idle },
    fullTwice: refusedTwice(events),
    walkedInPlace: walkedInPlace(events),
    refusals: measured.refusals,
    wallSeconds: (performance.now() - began) / 1000,
  }
}

/**
 * Cells that hold scaffold in the end although the blueprint does not want it there; null for tasks without one: dirt in a mine is
 * no scaffold.
 */
function scaffoldLeft(events: readonly GameEvent[], { blueprint }: Task): number | null {
  if (blueprint.length === 0) return null
  const wanted = new Set(blueprint.map(({ position }) => cellKey(position)))
  const standing = new Set<string>()
  for (const { data } of eventsOf(events, 'block.changed')) {
    const key = cellKey(data.position)
    // Dirt next to grass turns into grass.
    const isGrown = standing.has(key) && isDirtOrGrass(data.to)
    if ((data.to === SCAFFOLD || isGrown) && !wanted.has(key)) standing.add(key)
    else standing.delete(key)
  }
  return standing.size
}
