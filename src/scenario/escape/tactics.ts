import type { Position } from '../../core/position.ts'
import type { Tactics } from '../../worker/tactics.ts'
import type { TeamWorld } from '../../worker/team-world.ts'
import { goOn, goOut } from './go-out.ts'
import { holdTogether } from './hold-together.ts'
import { callsLeft, mechanismUses } from './mechanism-uses.ts'
import { Refusals } from './refusals.ts'
import { Reopening } from './reopening.ts'
import type { Escape, EscapeTask } from './rooms.ts'
import { Ways } from './ways.ts'

/** Interval at which an idle agent checks whether a way has opened or another agent has gone ahead (ms of game time). */
const IDLE_POLL_MS = 500

/**
 * Tactics of a team in an escape: only agents that can get there take a subtask, mechanisms are held until partners
 * arrive, idle agents walk to the room closest to the exit, and in the end all agents walk out.
 */
export function escapeTactics({ escape: rooms }: EscapeTask, world: TeamWorld): Tactics {
  const ways = new Ways(world, rooms)
  const refusals = new Refusals(world.clock)
  const out = { ways, reopening: new Reopening(refusals), refusals }
  return {
    mayStart: (agent, subtask, running) => ways.mayStart(agent, subtask, running),
    callsLeft: (subtask, notCarriedOut) =>
      callsLeft(subtask, rooms, notCarriedOut, ({ position, wanted: block }) =>
        world.shows([{ position, block }]),
      ),
    cellsToObserve: (subtask) =>
      subtask.actions.length === 0
        ? [...rooms.mechanisms.map(({ position }) => position), ...rooms.gates.flatMap(firstCell)]
        : mechanismUses(subtask, rooms).map(({ mechanism }) => mechanism.position),
    holdsLeft: (subtask, agent) => ways.toBeHeld(subtask, agent).length,
    hold: (avatar, subtask, signal) => holdTogether({ avatar, subtask, ways, clock: world.clock, signal }),
    reachablePlace: (agent) => ways.roomOf(agent),
    whileIdle: (agent) => goOn(agent, out),
    idlePollMs: IDLE_POLL_MS,
    afterWork: (agent, { bringBack, signal }) =>
      goOut(agent, { ...out, clock: world.clock, bringBack, signal }),
  }
}

/** The cell by which an agent tells whether a gate is open. */
const firstCell = ({ cells }: Escape['gates'][number]): Position[] =>
  cells.slice(0, 1).map(({ position }) => position)
