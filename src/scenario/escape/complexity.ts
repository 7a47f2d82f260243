import { EscapeConditions } from './conditions.ts'
import type { Escape } from './rooms.ts'

/**
 * Complexity of an escape, after VillagerBench: c = Σ over rooms r of s_r · n · C_r / w_r, with the room's score s_r, the
 * team size n, the room's conditions C_r and its `wait_interval` w_r. Copies of a mechanism, one for each agent, are one
 * condition there: such rooms say how many they have. VillagerBench's sum is the same for merging rooms (each of n rooms
 * counts n: w = 1), and smaller for splitting rooms and rooms of a single agent (w = n).
 */
export function escapeComplexity(escapeTask: Escape, agents: number): number {
  const rooms = new Map(escapeTask.rooms.map((room) => [room.id, room]))
  return new EscapeConditions(escapeTask).rooms().reduce((sum, { room, of }) => {
    const { score = 1, wait = 1, conditions = of } = rooms.get(room) ?? {}
    return sum + (score * agents * conditions) / wait
  }, 0)
}

/** VillagerBench's limit on action time for an escape of complexity c, in ms: 30 s · c + 60 s. */
export const escapeMaxActionTime = (complexity: number): number => (30 * complexity + 60) * 1000

/** VillagerBench's limit on elapsed time for an escape with this many rooms to open, in ms: 60 s per room + 360 s. */
export const escapeMaxTime = (rooms: number): number => (60 * rooms + 360) * 1000
