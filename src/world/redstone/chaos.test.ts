import { describe, expect, it } from 'vitest'
import { updateAround } from '../blocks/updates.ts'
import { DIRECTIONS, neighbour, type Vec } from '../geometry.ts'
import type { Game } from '../kernel/game.ts'
import { seededRandom } from '../random.ts'
import { createGame } from '../simulation.ts'
import { conducts, isWire } from './parts.ts'
import { powerAt } from './power.ts'

const SIZE = 7
const GROUND = -61

const newGame = (seed: number): Game =>
  createGame({
    version: '1.19.2',
    random: seededRandom(seed),
    spawn: { x: 0, y: -60, z: 0 },
    viewDistance: 2,
    serialize: () => [Buffer.alloc(0)],
    ops: undefined,
  })

/** Places and removes random blocks of a palette one by one. */
function build(seed: number, palette: readonly string[], steps: number, ticks = 0): Game {
  const game = newGame(seed)
  const random = seededRandom(seed)
  const pick = (n: number) => Math.floor(random.next() * n)
  const { level } = game
  for (let x = 0; x < SIZE; x++)
    for (let z = 0; z < SIZE; z++) level.set({ x, y: GROUND, z }, level.states.encode('stone'))
  for (let i = 0; i < steps; i++) {
    const p = { x: pick(SIZE), y: GROUND + 1 + pick(3), z: pick(SIZE) }
    const name = palette[pick(palette.length)] ?? 'air'
    let state = level.states.encode(name)
    for (const { name: property, num_values } of level.states.definition(name).states)
      if (['facing', 'powered', 'delay'].includes(property)) {
        const block = level.states.definition(name)
        const all = Array.from({ length: block.maxStateId - block.minStateId + 1 }, (_, n) =>
          level.states.decode(block.minStateId + n),
        )
        const values = [...new Set(all.map((state) => state.properties[property]))]
        state = level.states.with(state, { [property]: values[pick(num_values)] ?? true })
      }
    if (name === 'redstone_wire') state = level.states.encode(name)
    level.set(p, state)
    updateAround(game, [p])
    for (let t = 0; t < ticks; t++) game.world.tick()
  }
  return game
}

function* positions(): Generator<Vec> {
  for (let x = 0; x < SIZE; x++)
    for (let y = GROUND; y < GROUND + 6; y++) for (let z = 0; z < SIZE; z++) yield { x, y, z }
}

/** The power of a piece of dust computed exactly as in vanilla's calculateTargetStrength. */
function byTheBook({ level }: Game, p: Vec): number {
  const own = powerAt(level, p, { dust: 'without_dust' })
  const powerOf = (q: Vec) => (isWire(level.get(q)) ? Number(level.get(q).properties['power']) : 0)
  const roofed = conducts(level, level.get(neighbour(p, 'up')))
  let most = 0
  for (const d of DIRECTIONS) {
    const q = neighbour(p, d)
    most = Math.max(most, powerOf(q))
    if (conducts(level, level.get(q))) {
      if (!roofed) most = Math.max(most, powerOf(neighbour(q, 'up')))
    } else most = Math.max(most, powerOf(neighbour(q, 'down')))
  }
  return Math.max(own, most - 1)
}

describe('random contraptions', () => {
  const passive = [
    'redstone_wire',
    'redstone_wire',
    'redstone_wire',
    'stone',
    'glass',
    'lever',
    'redstone_block',
    'air',
  ]
  const seeds = Array.from({ length: 24 }, (_, i) => i + 1)

  it.each(seeds)('leave dust with the power vanilla gives it (seed %i)', (seed) => {
    const game = build(seed, passive, 150)
    for (const p of positions()) {
      const state = game.level.get(p)
      if (isWire(state)) expect(state.properties['power'], JSON.stringify(p)).toBe(byTheBook(game, p))
    }
  })

  const active = [
    ...passive,
    'redstone_wire',
    'redstone_torch',
    'redstone_wall_torch',
    'repeater',
    'piston',
    'sticky_piston',
    'redstone_lamp',
    'iron_trapdoor',
    'oak_fence_gate',
    'stone_pressure_plate',
    'note_block',
    'stone_button',
  ]

  it.each(seeds.slice(0, 8))('do the same every time, and nothing breaks (seed %i)', (seed) => {
    const [a, b] = [build(seed, active, 250, 3), build(seed, active, 250, 3)]
    for (const game of [a, b]) for (let i = 0; i < 100; i++) game.world.tick()
    const states = (game: Game) => [...positions()].map((p) => game.level.get(p).stateId)
    expect(states(a)).toEqual(states(b))
    // no half of a piston is left
    for (const p of positions()) {
      const state = a.level.get(p)
      if (state.properties['extended'] !== true) continue
      const head = a.level.get(neighbour(p, state.properties['facing'] as 'up'))
      expect(head.name).toBe('piston_head')
    }
  })

  it('releases buttons and plates after a world was loaded', () => {
    const game = newGame(1)
    const { level } = game
    const at = (x: number) => ({ x, y: -60, z: 0 })
    // set in the same way as by loading: without notification
    level.columns.set(at(0), level.states.encode('stone_pressure_plate', { powered: true }).stateId)
    level.columns.set(at(1), level.states.encode('redstone_lamp', { lit: true }).stateId)
    level.columns.set(at(4), level.states.encode('stone_button', { face: 'floor', powered: true }).stateId)
    game.redstone.resume([at(0), at(1), at(4)])
    for (let i = 0; i < 30; i++) game.world.tick()
    expect(level.get(at(0)).properties['powered']).toBe(false)
    expect(level.get(at(1)).properties['lit']).toBe(false)
    expect(level.get(at(4)).properties['powered']).toBe(false)
  })
})
