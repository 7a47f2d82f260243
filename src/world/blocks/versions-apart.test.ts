import { expect, it } from 'vitest'
import { seededRandom } from '../random.ts'
import { createGame } from '../simulation.ts'
import { placement } from './placement/index.ts'
import { updateAround } from './updates.ts'

const worldOf = (version: string) => {
  const game = createGame({
    version,
    random: seededRandom(1),
    spawn: { x: 0, y: 10, z: 0 },
    viewDistance: 2,
    serialize: () => [Buffer.alloc(0)],
    ops: undefined,
  })
  const ground = game.level.columns.bottom + 3
  const put = (x: number, y: number, name: string) => {
    const p = { x, y: ground + y, z: 0 }
    game.level.set(p, game.level.states.encode(name))
    updateAround(game, [p])
  }
  const names = () => [-2, -1, 0, 1, 2].map((x) => game.level.get({ x, y: ground + 1, z: 0 }).name)
  const ticks = (n: number) => {
    for (let i = 0; i < n; i++) game.world.tick()
  }
  return { game, put, names, ticks }
}

it('distinguishes water from saplings in two worlds of different versions', () => {
  const old = worldOf('1.16.5')
  old.put(0, 1, 'water')
  old.ticks(60)
  expect(old.names()).toEqual(['water', 'water', 'water', 'water', 'water'])

  const young = worldOf('1.21.4')
  young.put(0, 1, 'jungle_sapling')
  young.ticks(60)
  expect(young.names()).toEqual(['air', 'air', 'jungle_sapling', 'air', 'air'])
})

it('uses the light values of each version', () => {
  for (const version of ['1.16.5', '1.21.4', '1.19.2']) {
    const { game, put } = worldOf(version)
    put(0, 1, 'glowstone')
    const { bottom } = game.level.columns
    expect(game.light.at({ x: 1, y: bottom + 4, z: 0 }).block, version).toBe(14)
  }
})

it('grows crops in each version', () => {
  for (const version of ['1.16.5', '1.21.4', '1.19.2']) {
    const { game, put } = worldOf(version)
    put(0, 1, 'wheat')
    expect(game.growth.counts.length, version).toBe(1)
    put(0, 1, 'stone')
    expect(game.growth.counts.length, version).toBe(0)
  }
})

it('replaces grass under its old and its new name', () => {
  for (const [version, grass] of [
    ['1.19.2', 'grass'],
    ['1.21.4', 'short_grass'],
  ] as const) {
    const { game, put } = worldOf(version)
    put(0, 1, grass)
    const clicked = { x: 0, y: game.level.columns.bottom + 4, z: 0 }
    const click = {
      clicked,
      face: 'up',
      cursor: clicked,
      look: { yaw: 0, pitch: 0 },
      sneaking: false,
    } as const
    const placed = placement(game.level, 'stone', click)
    expect(
      placed?.map(({ position }) => position),
      version,
    ).toEqual([clicked])
  }
})

it('lets suspicious sand fall, and nothing of it is left where it lands', () => {
  for (const version of ['1.20.4', '1.21.4']) {
    const { game, put, ticks } = worldOf(version)
    const column = () =>
      [1, 2, 3, 4, 5].map((up) => game.level.get({ x: 0, y: game.level.columns.bottom + 3 + up, z: 0 }).name)
    put(0, 5, 'suspicious_sand')
    expect(column()).toContain('suspicious_sand')
    ticks(60)
    expect(column(), version).toEqual(['air', 'air', 'air', 'air', 'air'])
    put(0, 5, 'sand')
    ticks(60)
    expect(column(), version).toEqual(['sand', 'air', 'air', 'air', 'air'])
  }
})
