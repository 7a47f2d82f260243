import { type GameVersion, superflatGround } from '../../src/game/version.ts'
import { atHeightOf } from '../../src/task/heights.ts'
import type { Task } from '../../src/task/task.ts'

/** Height of the lowest free layer in the embedded superflat world. */
export const GROUND = -60

/** An empty arena around the origin, with a chest at (4, ground, 0). */
export function emptyArena(changes: Partial<Task> = {}): Task {
  return {
    id: 'arena',
    scenario: 'construction',
    title: 'An empty arena',
    goal: 'none',
    gameVersion: '1.19.2',
    agents: 1,
    arena: {
      box: { min: { x: -10, y: GROUND, z: -10 }, max: { x: 10, y: GROUND + 12, z: 10 } },
      floor: 'grass_block',
      spawn: { x: 0, y: GROUND, z: 0 },
    },
    containers: [
      {
        position: { x: 4, y: GROUND, z: 0 },
        block: { name: 'chest', properties: { facing: 'west' } },
        items: [
          { item: 'oak_planks', count: 64 },
          { item: 'torch', count: 3 },
        ],
      },
    ],
    timeLimitMs: 120_000,
    blueprint: [],
    sources: [],
    ...changes,
  }
}

/** The empty arena in a game version, and the height of its lowest free layer. */
export function emptyArenaIn(version: GameVersion): { task: Task; ground: number } {
  return {
    task: atHeightOf(version, emptyArena({ gameVersion: version, timeLimitMs: 600_000 })),
    ground: superflatGround(version) + 1,
  }
}
