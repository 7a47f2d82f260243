import { EscapeConditions } from './conditions.ts'
import type { Escape } from './rooms.ts'

/**
 * Complexity of an escape, after VillagerBench: c = Σ over rooms r of s_r · n · C_r / w_r, with the room's score s, the n
 * agents of the team, its conditions C and its `wait_interval` w. VillagerBench adds what is the same in sum for merging
 * (each of n rooms counts n: w = 1) and less for parting and for rooms of a single agent (w = n).
 */
export function escapeComplexity(escapeTask: Escape, agents: number): number {
  const rooms = new Map(escapeTask.rooms.map((room) => [room.id, room]))
  return new EscapeConditions(escapeTask).rooms().reduce((sum, { room, of }) => {
    const { score = 1, wait = 1 } = rooms.get(room) ?? {}
    return sum + (score * agents * of) / wait
  }, 0)
}

/** VillagerBench's limit on action time for an escape of complexity c, in ms: 30 s · c + 60 s. */
export const escapeMaxActionTime = (complexity: number): number => (30 * complexity + 60) * 1000
