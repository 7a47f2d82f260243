import { add, cellKey, formatPosition, type Position } from '../../core/position.ts'
import { parseBlock } from '../../game/block.ts'
import { blockPlacedBy } from '../../game/blocks/item-blocks.ts'
import { hangsOnWallsOnly } from '../../game/blocks/kinds/hanging.ts'
import { gameData } from '../../game/data/game-data.ts'
import { tuple } from '../../question/expert/functions.ts'
import { PLANTED, USES } from '../atoms/tables.ts'
import type { Deed } from './deed.ts'
import { call } from './doings.ts'
import { madeByUsing } from './using.ts'
import type { PlanScene, Way } from './way.ts'

/** Distance from the spawn at which single blocks are placed (blocks). */
const BESIDE_SPAWN = 2
const ONE_CELL = [{ x: 0, y: 0, z: 0 }] as const

/** Ways to place blocks on the floor, side by side: using the first name that is both an item and its block. */
export function placingWays(names: readonly string[], count: number, scene: PlanScene): Way[] {
  const game = gameData(scene.version)
  const item = names.find((name) => game.hasBlock(name) && game.itemForBlock(name) === name)
  if (item === undefined) return []
  if (hangsOnWallsOnly(item)) return climberWays(item, count, scene)
  const build = { do: 'build', item, shape: ONE_CELL, away: BESIDE_SPAWN } as const
  return [[{ do: 'obtain', item, count }, ...Array.from({ length: count }, () => build)]]
}

/** Ways to place ladders on top of each other on a wall in the scene, on the side of the spawn. */
export function climberWays(item: string, count: number, { ground, arena: { spawn } }: PlanScene): Way[] {
  const taken = new Set(ground.map(({ position }) => cellKey(position)))
  for (const { position } of ground) {
    if (position.y !== spawn.y) continue
    const side = { ...position, x: position.x - (Math.sign(position.x - spawn.x) || 1) }
    const rows = Array.from({ length: count }, (_, up) => ({ x: 0, y: up, z: 0 }))
    const holds = (up: Position) =>
      taken.has(cellKey(add(position, up))) && !taken.has(cellKey(add(side, up)))
    if (!rows.every(holds)) continue
    return [
      [
        { do: 'obtain', item, count },
        ...rows.map((up) => ({ do: 'place', item, cell: add(side, up) }) as const),
      ],
    ]
  }
  return []
}

/** Ways to plant something that grows into a block: the seed is carried and the ground is in the scene; once per plant. */
export function plantingWays(crop: string, count: number, { carried, ground }: PlanScene): Way[] {
  for (const [seed, [soilName, grown]] of Object.entries(PLANTED)) {
    const soils = ground.filter(({ block }) => block.name === soilName).slice(0, count)
    if (grown !== crop || !carried.has(seed) || soils.length < count) continue
    return [soils.map(({ position: { x, y, z } }) => ({ do: 'place', item: seed, cell: { x, y: y + 1, z } }))]
  }
  return []
}

/** Ways to use a carried tool on blocks of the scene, each once: logs are stripped, dirt is tilled. */
export function toolWays(
  wanted: { readonly tool?: string; readonly becomes?: string; readonly count: number },
  { carried, blocks }: PlanScene,
): Way[] {
  for (const [, tool, from, to] of USES) {
    if (!carried.has(tool) || (wanted.tool ?? tool) !== tool) continue
    const becomes = parseBlock(to)?.name
    if ((wanted.becomes ?? becomes) !== becomes) continue
    const name = parseBlock(from)?.name
    const targets = blocks.filter(({ block }) => block.name === name).slice(0, wanted.count)
    if (targets.length < wanted.count) continue
    return [
      targets.map(({ position, block }) =>
        call(
          'useToolOn',
          { tool, pos: tuple(position) },
          `use the ${tool} on the ${block.name} at ${formatPosition(position)}`,
        ),
      ),
    ]
  }
  return []
}

/** The block that an action leaves in its cell: one that it places, or one that a tool turns the old block into. */
export function blockMade({ places, role, held, block }: Deed): string | undefined {
  if (places !== undefined) return blockPlacedBy(places, {})
  if (role !== 'uses') return undefined
  const use = USES.find(([, tool, from]) => tool === held && parseBlock(from)?.name === block)
  return use === undefined ? madeByUsing(held ?? '', block) : parseBlock(use[3])?.name
}
