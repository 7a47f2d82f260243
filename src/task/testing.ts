import fc from 'fast-check'
import type { Box, Position } from '../core/position.ts'
import { parseBlock } from '../game/block.ts'
import { gameData } from '../game/data/game-data.ts'
import type { GameVersion } from '../game/version.ts'
import type { Site } from './build-order.ts'
import type { BlueprintBlock, Task } from './task.ts'

/** The version of the tasks and sites here. */
const VERSION: GameVersion = '1.19.2'

/** A blueprint entry, e.g. `cell('oak_log[axis=y]', 0, 1, 0)`. */
export function cell(text: string, x: number, y: number, z: number): BlueprintBlock {
  const block = parseBlock(text)
  if (block === undefined) throw new TypeError(`not a block: ${text}`)
  return { position: { x, y, z }, block, item: gameData(VERSION).itemForBlock(block.name) ?? block.name }
}

/** An arena whose floor is the layer y = -1. */
export const arena: Box = { min: { x: -9, y: 0, z: -9 }, max: { x: 9, y: 9, z: 9 } }

/** The arena as a building site. */
export const site: Site = { ...arena, version: VERSION }

/** A construction task for a blueprint, with one chest that holds 64 of each item. */
export function construction(blueprint: BlueprintBlock[], chest: Position = { x: 7, y: 0, z: 0 }): Task {
  const items = [...new Set(blueprint.map(({ item }) => item))].map((item) => ({ item, count: 64 }))
  return {
    id: 'test',
    scenario: 'construction',
    title: 'A test',
    goal: 'Build it.',
    gameVersion: VERSION,
    agents: 2,
    arena: { box: arena, floor: 'grass_block', spawn: { x: 5, y: 0, z: 5 } },
    containers: [{ position: chest, block: { name: 'chest', properties: {} }, items }],
    timeLimitMs: 600_000,
    blueprint,
    sources: [],
  }
}

const MIXED = [
  'stone',
  'glass',
  'oak_log[axis=x]',
  'oak_log[axis=y]',
  'oak_log[axis=z]',
  'oak_stairs[facing=east,half=top]',
  'oak_slab[type=bottom]',
  'oak_trapdoor[facing=north,half=bottom]',
  'wall_torch[facing=south]',
  'lantern[hanging=true]',
]

/** Random blueprints: blocks on the ground, on top of each other or in the air. */
export const heaps: fc.Arbitrary<BlueprintBlock[]> = fc
  .uniqueArray(
    fc.record({
      x: fc.integer({ min: 0, max: 4 }),
      y: fc.integer({ min: 0, max: 3 }),
      z: fc.integer({ min: 0, max: 4 }),
      text: fc.oneof(
        { weight: 2, arbitrary: fc.constantFrom('stone', 'glass') },
        { weight: 1, arbitrary: fc.constantFrom(...MIXED) },
      ),
    }),
    { selector: ({ x, y, z }) => `${x},${y},${z}`, minLength: 1, maxLength: 60, size: 'max' },
  )
  .map((cells) => cells.map(({ x, y, z, text }) => cell(text, x, y, z)))
