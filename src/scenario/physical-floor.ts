import type { Position } from '../core/position.ts'

/** Limits of a player's body. Times in ms of game time, lengths in blocks. */
export interface Limits {
  /** Time to walk one block, level or upwards. */
  blockMs: number
  /** Horizontal distance from which a block can be clicked. */
  reach: number
  /** Height above the feet at which a block can be clicked. */
  rise: number
  /** Time between two clicks of one agent. */
  clickMs: number
  /** Stacks that an agent can carry. */
  slots: number
}

/** A block that has to be placed. */
export interface Target {
  position: Position
  /** The containers that its item can be taken from; empty if every container has it. */
  sources: readonly Position[]
}

/** The blocks to build and the team that builds them. */
export interface Construction {
  /** The positions at which the agents appear, one each; they also return there after a death. */
  starts: readonly Position[]
  /** The blocks that need a separate click. */
  targets: readonly Target[]
  /** Stacks of items that have to be carried from containers. */
  stacks: number
}

/**
 * A makespan that no team can beat, by walking, reach, click rate and carrying alone (ms of game time): the larger of two bounds. Let s be a start, k a container
 * and c a cell; a way between two of them leaves out what is within reach at its ends.
 *
 * - **The farthest block.** Its item lies in k until an agent has come there, and comes to c with an agent, or with agents that throw it on, which is
 *   slower: what is thrown flies less far in the two seconds in which it cannot be picked up than an agent runs. An agent that dies or rejoins
 *   appears at its start, so that the way to c begins at k or at a start. No block at c stands before
 *   `arrival(c) = min_k way(s, k) + min(way(k, c), min_s way(s, c))`.
 * - **The work.** No block stands before the first arrival `a`. Two clicks of one agent are `clickMs` apart, so that n agents need `(clicks − n) · clickMs`
 *   of their time from then on. Material comes in at least `ceil(stacks / slots)` ways, on which no cell is within reach. An agent has come once by the time
 *   `a`; each further way lies between two clicks of an agent and takes at least as long as the shortest one, and the way back takes no time, since it
 *   may lead through a death. So `M ≥ a + ((clicks − n) · clickMs + ways · (shortest − clickMs)) / n`.
 *
 * Everything else is left out: windows of containers, support, turning, walls, jumps, teammates in the way. A relaxation has fewer constraints than the game, so
 * its optimum is at most that of the game, and each bound is at most the relaxation's.
 */
export function physicalFloor({ starts, targets, stacks }: Construction, limits: Limits): number {
  if (targets.length === 0 || starts.length === 0) return 0
  const agents = starts.length
  const way = (from: Position, to: Position, ends: number) => wayMs(from, to, ends, limits)
  const reached = new Map<Position, number>()
  const reach = (source: Position) => {
    const known = reached.get(source)
    if (known !== undefined) return known
    const first = Math.min(...starts.map((start) => way(start, source, 1)))
    reached.set(source, first)
    return first
  }
  let [first, last, shortest] = [Number.POSITIVE_INFINITY, 0, Number.POSITIVE_INFINITY]
  for (const { position, sources } of targets) {
    const direct = Math.min(...starts.map((start) => way(start, position, 1)))
    let arrival = sources.length === 0 ? direct : Number.POSITIVE_INFINITY
    for (const source of sources) {
      const carried = Math.min(way(source, position, 2), direct)
      arrival = Math.min(arrival, reach(source) + carried)
      shortest = Math.min(shortest, carried)
    }
    first = Math.min(first, arrival)
    last = Math.max(last, arrival)
  }
  const ways = Math.max(0, Math.ceil(stacks / limits.slots) - agents)
  const carrying = ways === 0 ? 0 : ways * Math.max(0, shortest - limits.clickMs)
  const clicking = Math.max(0, targets.length - agents) * limits.clickMs
  return Math.max(last, first + (clicking + carrying) / agents)
}

/**
 * Minimum time from a place to where something can be clicked: level and upwards at the same time. Falling takes no time.
 * @param ends the number of path ends at which reach counts
 */
function wayMs(from: Position, to: Position, ends: number, { blockMs, reach, rise }: Limits): number {
  const level = Math.hypot(to.x - from.x, to.z - from.z) - ends * reach
  const up = to.y - from.y - ends * rise
  return Math.max(0, level, up) * blockMs
}
