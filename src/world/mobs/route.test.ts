import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import { createGame } from '../simulation.ts'
import { findRoute } from './route.ts'

const ZOMBIE = { width: 0.6, height: 1.95 }
const newGame = (seed = 1): Game =>
  createGame({
    version: '1.19.2',
    random: seededRandom(seed),
    spawn: { x: 0, y: -60, z: 0 },
    viewDistance: 2,
    serialize: () => [Buffer.alloc(0)],
    ops: undefined,
  })

describe('a walking route', () => {
  let game: Game

  beforeEach(() => {
    game = newGame()
  })

  const at = (x: number, z: number, y = -60): Vec => ({ x: x + 0.5, y, z: z + 0.5 })
  const fill = (a: Vec, b: Vec, name: string) => {
    for (let x = a.x; x <= b.x; x++)
      for (let y = a.y; y <= b.y; y++)
        for (let z = a.z; z <= b.z; z++) game.level.set({ x, y, z }, game.level.states.encode(name))
  }
  const box = (x1: number, y1: number, z1: number, x2: number, y2: number, z2: number, name = 'stone') =>
    fill({ x: x1, y: y1, z: z1 }, { x: x2, y: y2, z: z2 }, name)
  const route = (from: Vec, to: Vec, budget = 400) =>
    findRoute(game.level, ZOMBIE, { from, to }, { near: 0.7, budget })

  it('is straight without obstacles', () => {
    expect(route(at(0, 0), at(5, 0))).toEqual([1, 2, 3, 4, 5].map((x) => at(x, 0)))
  })

  it('goes around a wall of ten blocks and not over fences', () => {
    box(5, -60, -5, 5, -60, 5, 'oak_fence')
    const way = route(at(0, 0), at(10, 0))
    expect(way.at(-1)).toEqual(at(10, 0))
    expect(way.some(({ z }) => Math.abs(z) >= 5.5)).toBe(true)
  })

  it('climbs a block at a time, and steps on slabs and farmland', () => {
    box(2, -60, -9, 9, -60, 9)
    box(3, -59, -9, 9, -59, 9)
    expect(route(at(0, 0), at(5, 0, -58)).at(-1)).toEqual(at(5, 0, -58))
    box(-9, -61, 0, -2, -61, 0, 'farmland')
    box(-4, -60, 0, -4, -60, 0, 'oak_slab')
    expect(route(at(0, 0), at(-4, 0)).at(-1)?.y).toBe(-59.5)
    expect(route(at(0, 0), at(-3, 0)).at(-1)?.y).toBeCloseTo(-60.0625)
  })

  it('drops three blocks but not four', () => {
    box(-9, -60, -9, 0, -58, 9)
    expect(route(at(-2, 0, -57), at(4, 0)).at(-1)).toEqual(at(4, 0))
    box(-9, -57, -9, 0, -57, 9)
    expect(route(at(-2, 0, -56), at(4, 0)).at(-1)?.y).toBe(-56)
  })

  it('avoids lava and low ceilings', () => {
    box(3, -61, -2, 3, -61, 2, 'lava')
    expect(route(at(0, 0), at(6, 0)).every(({ x, z }) => x !== 3.5 || Math.abs(z) > 2.5)).toBe(true)
    box(-3, -59, -3, -3, -59, 3)
    expect(route(at(0, 0), at(-6, 0)).every(({ x, z }) => x !== -2.5 || Math.abs(z) > 3)).toBe(true)
  })

  it('gets as near as it can to an unreachable goal, within its budget', () => {
    box(5, -60, -3, 11, -57, 3)
    box(6, -60, -2, 10, -58, 2, 'air')
    const end = route(at(0, 0), at(8, 0)).at(-1)
    expect(end?.x).toBeLessThan(12.6)
    expect(Math.hypot((end?.x ?? 0) - 8.5, (end?.z ?? 0) - 0.5)).toBeLessThan(5)
  })

  it('reads a bounded number of blocks for each position in its budget', () => {
    box(5, -60, -3, 11, -57, 3)
    box(6, -60, -2, 10, -58, 2, 'air')
    const get = vi.spyOn(game.level, 'get')
    for (const budget of [50, 400]) {
      get.mockClear()
      route(at(0, 0), at(8, 0), budget)
      expect(get.mock.calls.length).toBeLessThan(16 * budget)
    }
    get.mockRestore()
  })
})

describe('mobs', () => {
  it('act the same every time for the same seed', () => {
    const run = (seed: number) => {
      const game = newGame(seed)
      for (let i = 0; i < 12; i++)
        game.summon(['cow', 'sheep', 'chicken', 'zombie', 'villager', 'rabbit'][i % 6] ?? 'cow', {
          x: i + 0.5,
          y: -60,
          z: 0.5,
        })
      for (let i = 0; i < 1500; i++) game.world.tick()
      return [...game.entities.values()].map((entity) => [entity.kind, entity.position, entity.yaw])
    }
    expect(run(5)).toEqual(run(5))
    expect(run(5)).not.toEqual(run(6))
  })
})
